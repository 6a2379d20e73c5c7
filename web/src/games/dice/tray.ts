export type DieFace = 'arrow' | 'dynamite' | 'bullseye_1' | 'bullseye_2' | 'beer' | 'gatling'
export type DieState = 'free' | 'kept' | 'locked' | 'smouldering'

/** The faces of a die, in the order in which a newcomer meets them. */
export const dieFaces: readonly DieFace[] = ['arrow', 'dynamite', 'bullseye_1', 'bullseye_2', 'beer', 'gatling']

/** A die as it lies in the tray. */
export interface TrayDie {
  readonly key: number
  readonly face: DieFace
  readonly state: DieState
  /** How often this die has been rolled; when it grows, the die tumbles. */
  readonly rolls: number
  readonly label: string
}
