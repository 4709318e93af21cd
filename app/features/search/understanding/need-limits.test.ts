import { describe, expect, it } from 'vitest'
import { heightLimitAt, walkLimitAt } from './need-limits.ts'
import { tokensOf } from './words.ts'

function heightIn(text: string) {
  const tokens = tokensOf(text)
  return tokens.flatMap((_, at) => heightLimitAt(tokens, at)?.value ?? [])[0] ?? null
}

describe('a height with a figure', () => {
  it.each([
    ['Peru, nothing above 3,000 metres', 3_000, false],
    ['no higher than 8,000 feet', 2_438, false],
    ['I can sleep at 2,500 m but not higher', 2_500, true],
    ['no beds above 2600 m', 2_600, true],
    ['maximum altitude 3500 m', 3_500, false],
    ['sin pasar de 2.800 metros de noche', 2_800, true],
    ['sin dormir a más de 3.000 metros', 3_000, true],
    ['nada por encima de 2.000 msnm', 2_000, false],
  ])('is a limit: %s', (text, mostM, isOfBeds) => {
    expect(heightIn(text)).toEqual({ mostM, isOfBeds })
  })

  it.each([
    'a farm at 1,250 m',
    'nothing over 3000',
    'under 500 m from the beach',
    'a pass at 4,630 m and then down',
    'volcanes de 4.000 metros',
  ])('is none: %s', text => {
    expect(heightIn(text)).toBeNull()
  })
})

it('reads how far somebody walks', () => {
  const tokens = tokensOf('can only walk about 500 metres')
  expect(walkLimitAt(tokens, 0)?.count).toBe(tokens.length)
  expect(walkLimitAt(tokensOf('can only walk on Sundays'), 0)).toBeNull()
})
