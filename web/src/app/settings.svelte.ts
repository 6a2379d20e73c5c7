export type Tempo = 'calm' | 'normal' | 'quick' | 'instant'

const KEY = 'sagebrush-settings'

interface Saved {
  readonly tempo: Tempo
  readonly sounds: boolean
  /** Games begin with being told who one is. */
  readonly opening: boolean
}

const usual: Saved = { tempo: 'normal', sounds: false, opening: true }

function saved(): Saved {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>) }
  } catch {
    return usual
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

  get opening(): boolean {
    return this.#now.opening
  }
  set opening(opening: boolean) {
    this.#save({ ...this.#now, opening })
  }

  #save(next: Saved): void {
    this.#now = next
    localStorage.setItem(KEY, JSON.stringify(next))
  }
}

export const settings = new Settings()

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether pictures stand still instead of moving. They are seen as long as others see them move. */
export const isStill = (): boolean => still.matches

/** A sentence is found with the eyes, and then read: milliseconds for the one, and for each letter of the other. */
const FIND_MS = 300
const LETTER_MS = 38
/** Nothing keeps the table waiting longer than this. */
const LONGEST_MS = 3600
const CALM = 1.6

/** How long something is shown, in milliseconds: as long as it moves, and long enough for its sentence to be read. */
export function lasting(moves: number, text: string): number {
  if (moves === 0 || settings.tempo === 'instant') return 0
  if (settings.tempo === 'quick') return moves
  const read = Math.min(LONGEST_MS, FIND_MS + LETTER_MS * text.length)
  return Math.max(moves, read) * (settings.tempo === 'calm' ? CALM : 1)
}
