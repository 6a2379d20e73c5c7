import { at } from './portrait/draw'
import { scene, type SceneName, sceneNames } from './scenes'

/** What a wide picture shows behind everything, drawn in a 240 by 150 box in the tones of one colour. */
export const vistaNames = [...sceneNames] as const
export type VistaName = SceneName

/** A little scene is a little larger here, and loses a strip above and below. */
export const vista = (kind: VistaName, c: string): string => at('translate(0 -15) scale(1.2)', scene(kind, c))
