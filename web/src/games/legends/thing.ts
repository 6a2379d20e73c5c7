import type { Narrator } from '../../client/narrate'
import type { Thing } from '../../play/showing'
import { titled } from './face'

/** `Name: what it brings`, or `Name (what it brings)`. */
const BOTH = /^([^:(]+)(?:: | \()(.+?)\)?$/

/** The name of a card or token and its text; a token has both in one. */
export function facesOf(thing: Thing, narrator: Narrator): { readonly name: string; readonly text: string } {
  const name = titled(narrator.thing(thing.kind, thing.id))
  const text = narrator.thingText(thing.kind, thing.id)
  const both = text ? null : BOTH.exec(name)
  return both ? { name: both[1]!, text: titled(both[2]!) } : { name, text }
}
