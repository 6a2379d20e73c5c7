import { api } from '../client/api'
import { lang } from './lang.svelte'

const KEY = 'sagebrush-push'

/** Notifications on this device when it is the reader's turn. */
class Push {
  /** Whether this browser and this server can do it. */
  possible = $state('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
  on = $state(false)

  /** Sees how things stand; who has signed in anew, or speaks another language now, is subscribed again. */
  async look(signedIn: boolean): Promise<void> {
    if (!this.possible || !signedIn || localStorage.getItem(KEY) === null) return
    const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription()
    if (subscription && Notification.permission === 'granted') await this.#tell(subscription)
    this.on = subscription !== null
  }

  /** False if the reader, or the browser, does not want it. */
  async start(): Promise<boolean> {
    const { key } = await api.pushKey()
    if (key === null) {
      this.possible = false
      return false
    }
    if ((await Notification.requestPermission()) !== 'granted') return false
    const worker = await navigator.serviceWorker.ready
    const old = await worker.pushManager.getSubscription()
    // Under another key, that of a server that was here before, nothing would arrive.
    if (old && keyOf(old) !== key) await old.unsubscribe()
    const wish = { userVisibleOnly: true, applicationServerKey: bytes(key) }
    await this.#tell(await worker.pushManager.subscribe(wish))
    localStorage.setItem(KEY, 'on')
    this.on = true
    return true
  }

  async stop(): Promise<void> {
    localStorage.removeItem(KEY)
    this.on = false
    const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription()
    if (!subscription) return
    await subscription.unsubscribe()
    await api.unsubscribe(subscription.endpoint)
  }

  /** The reader signs out: the server forgets the subscription with the session, and so does the browser. */
  async forget(): Promise<void> {
    if (localStorage.getItem(KEY) === null) return
    localStorage.removeItem(KEY)
    this.on = false
    const worker = await navigator.serviceWorker.getRegistration()
    await (await worker?.pushManager.getSubscription())?.unsubscribe()
  }

  async #tell(subscription: PushSubscription): Promise<void> {
    const { keys } = subscription.toJSON()
    const { p256dh = '', auth = '' } = keys ?? {}
    await api.subscribe({ endpoint: subscription.endpoint, p256dh, auth, lang: lang.current })
  }
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function keyOf(subscription: PushSubscription): string {
  const key = subscription.options.applicationServerKey
  if (!key) return ''
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export const push = new Push()
