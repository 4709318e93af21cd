import { describe, expect, it } from 'vitest'
import { withoutPart } from './understanding.ts'

/** A text without the given words. */
function without(text: string, ...said: string[]): string {
  const [span = [0, 0] as const, ...also] = said.map(words => {
    const start = text.indexOf(words)
    return [start, start + words.length] as const
  })
  return withoutPart(text, { span, also })
}

describe('a text without a part', () => {
  it.each([
    ['Peru in September with kids', ['September'], 'Peru with kids'],
    ['Peru with kids, 10 days, no driving', ['10 days'], 'Peru with kids, no driving'],
    ['10 days in Peru', ['10 days'], 'in Peru'],
    ['whales and turtles', ['whales'], 'turtles'],
    ['whales and turtles', ['turtles'], 'whales'],
    ['Perú en mayo, con niños', ['niños'], 'Perú en mayo'],
    ['viaje de 10 días a Perú', ['Perú'], 'viaje de 10 días'],
    ['Peru', ['Peru'], ''],
    ['Is it good? Peru in May. Thanks', ['May'], 'Is it good? Peru. Thanks'],
    ['a toddler in Peru with grandparents', ['toddler', 'grandparents'], 'in Peru'],
    ['Peru (cheap) in May', ['cheap'], 'Peru in May'],
  ])('%s less %s', (text, said, left) => {
    expect(without(text, ...said)).toBe(left)
  })
})
