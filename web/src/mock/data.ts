import { bangLives, diceLives } from '../art/facts'
import { faceOf } from '../gallery/faces'
import type { Role } from '../kit/types'
import type { Words } from '../lib/words'
import type { LogEntry, SeatView } from '../table/types'

type Row = readonly [player: string, character: string, role: Role, lost: number, hand: number, inPlay: readonly string[], arrows: number]

const rows: readonly Row[] = [
  ['Anna', 'suzy_lafayette', 'hidden', 1, 2, ['mustang'], 2],
  ['Bohumil', 'slab_the_killer', 'sheriff', 2, 4, ['remington', 'barrel', 'iron_plate'], 1],
  ['Cyril', 'pedro_ramirez', 'hidden', 0, 3, [], 0],
  ['Dana', 'rose_doolan', 'outlaw', 4, 0, [], 0],
  ['Oleksandra', 'apache_kid', 'hidden', 1, 1, ['hideout', 'dynamite'], 3],
  ['Felix', 'lucky_duke', 'hidden', 2, 5, ['winchester', 'canteen'], 0],
  ['Grigorij', 'vulture_sam', 'hidden', 1, 6, ['jail'], 1],
]

export function mockSeats(words: Words, game: 'bang' | 'dice', others: number): readonly SeatView[] {
  const lives = game === 'dice' ? diceLives : bangLives
  return rows.slice(0, others).map(([player, character, role, lost, hand, inPlay, arrows], id): SeatView => {
    const who = game === 'dice' && character === 'apache_kid' ? 'jourdonnais' : character
    const max = (lives[who] ?? 4) + (role === 'sheriff' ? (game === 'dice' ? 2 : 1) : 0)
    const dead = lost === 4
    const life = dead ? 0 : max - lost
    const distance = Math.min(id + 1, others - id)
    return {
      id, player, character: who, characterName: words.text(`${game}-character-${who}`), role, roleName: role === 'hidden' ? '?' : words.text(`${game}-role-${role}`), life, max, lifeLabel: `${life} / ${max}`,
      bot: id % 2 === 0, active: id === 1, dead, ...(dead ? {} : { distance, distanceLabel: `${distance}`, inRange: distance <= 2 }),
      ...(game === 'bang' && !dead ? { hand, handLabel: `${hand}`, inPlay: inPlay.map((c) => faceOf(words, c)) } : {}),
      ...(game === 'dice' ? { arrows: dead ? 0 : arrows, arrowsLabel: `${arrows}` } : {}),
    }
  })
}

interface MockTexts {
  readonly prompt: string
  readonly stack: string
  readonly pass: string
  readonly log: string
  readonly roll: string
  readonly keep: string
  readonly dicePrompt: string
  readonly left: string
  readonly done: string
  readonly entries: readonly LogEntry[]
}

const english: MockTexts = {
  prompt: 'Bohumil shoots at you: play Missed! or lose a life.',
  stack: 'Bohumil: BANG! at you',
  pass: 'Take the hit',
  log: 'What happened',
  roll: 'Roll again',
  keep: 'Kept',
  dicePrompt: 'Keep what you like and roll the rest, or stop here.',
  left: '2 rolls left',
  done: 'Stop and shoot',
  entries: [
    { key: 1, kind: 'turn', text: "Anna's turn" },
    { key: 2, kind: 'draw', text: 'Anna draws two cards.' },
    { key: 3, kind: 'plain', text: 'Anna plays Mustang.' },
    { key: 4, kind: 'hit', text: 'Anna plays BANG! at Dana. Dana loses a life.' },
    { key: 5, kind: 'end', text: 'Dana is eliminated: she was an Outlaw.' },
    { key: 6, kind: 'draw', text: 'Anna draws three cards as a reward.' },
    { key: 7, kind: 'turn', text: "Bohumil's turn" },
    { key: 8, kind: 'draw', text: 'Bohumil draws two cards.' },
    { key: 9, kind: 'heal', text: 'Bohumil plays Beer and regains a life.' },
    { key: 10, kind: 'hit', text: 'Bohumil plays BANG! at you.' },
  ],
}

const ukrainian: MockTexts = {
  prompt: 'Богуміл стріляє у вас: зіграйте «Повз!» або втратьте життя.',
  stack: 'Богуміл: «Бенг!» у вас',
  pass: 'Прийняти влучання',
  log: 'Що сталося',
  roll: 'Кинути ще раз',
  keep: 'Відкладено',
  dicePrompt: 'Відкладіть, що подобається, і киньте решту або зупиніться.',
  left: 'Лишилося 2 кидки',
  done: 'Зупинитися і стріляти',
  entries: english.entries,
}

export const mockTexts = (words: Words): MockTexts => (words.language === 'uk' || words.language === 'ru' ? ukrainian : english)
