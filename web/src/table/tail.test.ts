import { expect, test } from 'vitest'
import { Tail, type Box } from './tail'

/** A box of 100 pixels that cannot be scrolled beyond its end. */
function box(height: number): Box & { scrollHeight: number } {
  let top = 0
  return {
    scrollHeight: height,
    clientHeight: 100,
    get scrollTop() {
      return top
    },
    set scrollTop(value: number) {
      top = Math.max(0, Math.min(value, this.scrollHeight - this.clientHeight))
    },
  }
}

test('the end stays in sight though lines come before the box has told that it was scrolled', () => {
  const tail = new Tail()
  const log = box(500)
  tail.settle(log)
  log.scrollHeight = 700
  tail.look(log)
  tail.settle(log)
  expect(log.scrollTop).toBe(600)
})

test('whoever reads further up is left alone, until they are back at the end', () => {
  const tail = new Tail()
  const log = box(500)
  tail.settle(log)
  log.scrollTop = 200
  tail.look(log)
  log.scrollHeight = 700
  tail.settle(log)
  expect(log.scrollTop).toBe(200)
  log.scrollTop = 450
  tail.look(log)
  expect(tail.following).toBe(false)
  log.scrollTop = 590
  tail.look(log)
  log.scrollHeight = 800
  tail.settle(log)
  expect(log.scrollTop).toBe(700)
})

test('a box that has become lower is not taken for one that was scrolled up', () => {
  const tail = new Tail()
  const log = box(500)
  tail.settle(log)
  log.scrollHeight = 480
  log.scrollTop = 380
  tail.look(log)
  expect(tail.following).toBe(true)
})
