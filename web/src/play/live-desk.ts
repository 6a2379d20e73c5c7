import type { Desk } from './desk'
import type { Notes } from './notes.svelte'
import type { Session } from './session.svelte'

/** What the screen adds to the game that is played on it. */
type Screen = Pick<Desk, 'chooser' | 'inspect' | 'showSelf' | 'view' | 'table' | 'allSeeing' | 'hint'> & {
  readonly session: Session
  readonly notes: Notes
}

/** The desk at which a game is played as it goes on; whoever reads it follows the game. */
export function deskOf(screen: Screen): Desk {
  const { session } = screen
  return {
    chooser: screen.chooser,
    inspect: screen.inspect,
    showSelf: screen.showSelf,
    get view() {
      return screen.view
    },
    get table() {
      return screen.table
    },
    get allSeeing() {
      return screen.allSeeing
    },
    get hint() {
      return screen.hint
    },
    get game() {
      return session.game
    },
    get seat() {
      return session.stream.seat
    },
    get narrator() {
      return session.narrator
    },
    get effects() {
      return session.effects
    },
    passes: session.drawn.passes ?? new Set(),
    get active() {
      return session.state?.stage.active ?? null
    },
    get out() {
      return session.state?.stage.out ?? []
    },
    get returning() {
      return session.state?.stage.returning ?? []
    },
    get outcome() {
      return session.state?.result?.outcome ?? null
    },
    get asked() {
      return session.busy ? [] : (session.state?.asked ?? [])
    },
    get decision() {
      return screen.chooser.decision
    },
    get telling() {
      return session.telling
    },
    get caption() {
      return session.caption
    },
    get causes() {
      return session.causes.map((event) => session.narrator.event(event))
    },
    get absences() {
      return session.absences
    },
    get deadline() {
      return session.state?.deadline ?? null
    },
    get waiting() {
      return session.stream.waiting
    },
    get notes() {
      return session.stream.seat === null ? undefined : screen.notes
    },
    get since() {
      return session.stretch
    },
  }
}
