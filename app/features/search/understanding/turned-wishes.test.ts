import { expect, it } from 'vitest'
import { isOfWhole, lookedAt, turnedWayAt } from './turned-wishes.ts'
import { tokensOf } from './words.ts'

it.each([
  ['but only to look at it', 6],
  ['from afar and then the sea', 2],
  ['pero solo para verlo', 4],
])('takes “%s” for a wish to see and not to climb', (text, count) => {
  expect(lookedAt(tokensOf(text), 0)?.count).toBe(count)
})

it('takes a look at something else for none', () => {
  expect(lookedAt(tokensOf('and the sea'), 0)).toBeNull()
})

it.each([
  ['not a safari in a jeep but on foot', 'jeep'],
  ['no un safari en jeep sino a pie', 'jeep'],
  ['not another week on a bus but by train', 'bus'],
  ['not a safari in a jeep', null],
  ['not a safari in Kenya but in Uganda', null],
])('refuses only the way in “%s”', (text, way) => {
  const tokens = tokensOf(text)
  const found = turnedWayAt(tokens, 1)
  expect(found ? tokens[found.at]?.plain : null).toBe(way)
})

it('tells some nights of a trip from all of it', () => {
  const tokens = tokensOf('two nights of our honeymoon')
  expect(isOfWhole(tokens, 2)).toBe(true)
  expect(isOfWhole(tokensOf('two weeks of sun'), 2)).toBe(false)
})
