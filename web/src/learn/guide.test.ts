import { beforeEach, expect, test, vi } from 'vitest'
import type { LessonScript, OwnDecision } from '../lib/protocol'
import { Chooser } from '../play/chooser.svelte'
import { isDone } from './done'
import { Guide } from './guide.svelte'

function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage
}
beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
})

const script: LessonScript = {
  name: 'basics',
  seat: 0,
  steps: [
    { say: 'hello', point: ['place:me'], do: [], at: 0 },
    { say: 'pan', point: [], do: ['pan:1'], at: 0 },
    { say: 'bye', point: [], do: [], at: 3 },
  ],
}
const asked = (number: number, ...options: string[]): OwnDecision => ({
  number,
  era: 0,
  seat: 0,
  question: { ask: 'pan_again' },
  options: options.map((id) => ({ id, option: { option: id } })),
  why_not: [],
})

test('steps are said at the decision they belong to, and only their answers are taken', () => {
  const guide = new Guide('panning', 't1', script)
  guide.follow(asked(0, 'pan:1', 'stop'))
  expect(guide.message).toBe('panning-lesson-basics-hello')
  guide.next()
  expect(guide.step.say).toBe('pan')
  guide.next()
  expect(guide.step.say, 'what is to be done cannot be read away').toBe('pan')
  expect(guide.takes('stop')).toBe(false)
  expect(guide.astray).toBe(true)
  expect(guide.takes('pan:1')).toBe(true)
  expect(guide.astray).toBe(false)
})

test('a page that is loaded again finds its place by the number of the decision', () => {
  const guide = new Guide('panning', 't1', script)
  guide.follow(asked(3, 'pan:2'))
  expect(guide.step.say).toBe('bye')
  expect(guide.takes('anything'), 'at the end one plays freely').toBe(true)
  expect(isDone('panning', 'basics')).toBe(true)
  guide.next()
  expect(guide.over).toBe(true)
  expect(new Guide('panning', 't1', script).over).toBe(true)
  expect(new Guide('panning', 't2', script).over).toBe(false)
})

test('who plays on before the last word has done the lesson all the same, and can still read it', () => {
  const steps = [...script.steps, { say: 'more', point: [], do: [], at: 3 }]
  const guide = new Guide('panning', 't1', { ...script, steps })
  guide.follow(asked(0, 'pan:1', 'stop'))
  expect(guide.takes('pan:1')).toBe(true)
  expect(isDone('panning', 'basics')).toBe(false)
  guide.follow(asked(3, 'pan:2'))
  expect(guide.step.say).toBe('bye')
  expect(guide.takes('pan:2')).toBe(true)
  expect(isDone('panning', 'basics')).toBe(true)
  guide.follow(asked(5, 'pan:3'))
  expect(guide.over).toBe(false)
  expect(guide.takes('pan:3'), 'nothing is held up').toBe(true)
  guide.next()
  expect(guide.step.say).toBe('more')
  guide.follow(asked(6, 'pan:4'))
  expect(guide.over).toBe(true)
})

test('back turns a page, and before the first page of a question takes back', () => {
  const guide = new Guide('panning', 't1', script)
  const takeBack = vi.fn()
  guide.follow(asked(3, 'pan:2'))
  guide.back(takeBack)
  expect(takeBack).toHaveBeenCalledOnce()
  guide.follow({ ...asked(0, 'pan:1', 'stop'), era: 1 })
  expect(guide.step.say, 'the last page of that question').toBe('pan')
  guide.back(takeBack)
  expect(guide.step.say).toBe('hello')
})

test('whoever strays from the script plays freely', () => {
  const guide = new Guide('panning', 't1', script)
  guide.follow(asked(1, 'pan:1'))
  expect(guide.over).toBe(true)
  const other = new Guide('panning', 't2', script)
  other.follow(asked(0, 'stop'))
  expect(other.over).toBe(true)
})

test('it points at what it speaks of, else at the next thing to touch', () => {
  const guide = new Guide('panning', 't1', script)
  const chooser = new Chooser(
    (option) => (option.option === 'pan:1' ? ['card:pan', 'seat:1'] : [option.option]),
    () => {},
  )
  const decision = asked(0, 'pan:1', 'stop')
  chooser.ask(decision)
  guide.follow(decision)
  expect(guide.points(chooser)).toEqual(['place:me'])
  guide.next()
  expect(guide.points(chooser)).toEqual(['card:pan'])
  chooser.pick('card:pan', { hold: true })
  expect(guide.points(chooser)).toEqual(['seat:1'])
  guide.follow(null)
  expect(guide.points(chooser)).toEqual([])
})

test('after a wrong choice it points at where the way begins', () => {
  const guide = new Guide('panning', 't2', script)
  const chooser = new Chooser(
    (option) => (option.option === 'pan:1' ? ['card:pan', 'seat:1'] : ['card:stop', 'seat:2']),
    () => {},
  )
  const decision = asked(0, 'pan:1', 'stop')
  chooser.ask(decision)
  guide.follow(decision)
  guide.next()
  chooser.pick('card:stop', { hold: true })
  expect(guide.points(chooser)).toEqual(['card:pan'])
})
