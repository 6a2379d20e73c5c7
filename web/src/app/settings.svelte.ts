export type Tempo = 'calm' | 'normal' | 'instant'

const KEY = 'sagebrush-settings'

interface Saved {
  readonly tempo: Tempo
  readonly sounds: boolean
}

function saved(): Saved {
  try {
    return { tempo: 'normal', sounds: false, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>) }
  } catch {
    return { tempo: 'normal', sounds: false }
  }
}

/** What this device likes: how fast things move, and whether they are heard. */
class Settings {
  #now: Saved = $state.raw(saved())

  get tempo(): Tempo {
    return this.#now.tempo
  }
  set tempo(tempo: Tempo) {
    this.#save({ ...this.#now, tempo })
  }

  get sounds(): boolean {
    return this.#now.sounds
  }
  set sounds(sounds: boolean) {
    this.#save({ ...this.#now, sounds })
  }

  #save(next: Saved): void {
    this.#now = next
    localStorage.setItem(KEY, JSON.stringify(next))
  }
}

export const settings = new Settings()

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** How much longer than usual a step is shown; 0 shows nothing move. */
export const slowness = (): number =>
  still.matches || settings.tempo === 'instant' ? 0 : settings.tempo === 'calm' ? 2 : 1
