import { api, ApiError } from '../client/api'
import type { Me } from '../lib/protocol'
import { lang } from './lang.svelte'
import { push } from './push.svelte'

const KEY = 'sagebrush-name'

/** Who is signed in on this device. */
class Person {
  me: Me | null = $state.raw(null)
  /** Whether the server has told us. */
  known = $state(false)

  async start(): Promise<void> {
    // Whoever has never been here need not be asked for.
    if (localStorage.getItem(KEY) === null) {
      this.known = true
      return
    }
    try {
      this.me = await api.me()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
    } finally {
      this.known = true
    }
  }

  /** The name to offer: the present one, the last one on this device, or one drawn from a hat. */
  suggestion(): string {
    const remembered = this.me?.name ?? localStorage.getItem(KEY)
    if (remembered) return remembered
    const hat = lang.words.text('web-nicknames').split(',')
    return hat[Math.floor(Math.random() * hat.length)]!.trim()
  }

  /** Makes sure there is a person with this name. */
  async be(name: string): Promise<void> {
    const wanted = name.trim()
    if (!this.me) this.me = await api.guest(wanted)
    else if (this.me.name !== wanted) this.me = await api.rename(wanted)
    localStorage.setItem(KEY, this.me.name)
  }

  async keep(passphrase: string): Promise<void> {
    this.me = await api.passphrase(passphrase)
  }

  async signIn(name: string, passphrase: string): Promise<void> {
    this.me = await api.signIn(name.trim(), passphrase)
    localStorage.setItem(KEY, this.me.name)
  }

  async signOut(): Promise<void> {
    await push.forget().catch(() => undefined)
    await api.signOut()
    localStorage.removeItem(KEY)
    this.me = null
  }
}

export const person = new Person()
