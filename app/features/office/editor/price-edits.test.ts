import { expect, it } from 'vitest'
import { aProposal } from '#tools/testing/proposals.ts'
import { type EditedDraftWords, inCurrency, marginOf, setCost } from './price-edits.ts'

const [line] = aProposal().price
if (!line) throw new Error('no line')
const price = [
  { ...line, id: 'bed', count: 4, unitMinor: 100_00 },
  { ...line, id: 'boat', count: 1, unitMinor: 50_00 },
  { ...line, id: 'guide', count: 2, unitMinor: null },
]
const words: EditedDraftWords = {
  ...{ title: 'Slow water', note: '', content: aProposal({ price }) },
  workings: { from: null, lines: {}, names: {}, confirmed: [] },
}

function marginWith(costs: Record<string, number>) {
  const { workings } = Object.entries(costs).reduce((draft, [id, cost]) => setCost(draft, id, cost), words)
  return marginOf(price, workings)
}

it('the margin is that of the lines whose price and cost are known', () => {
  expect(marginWith({})).toBeNull()
  expect(marginWith({ bed: 75_00 })).toEqual({ minor: 100_00, share: 0.25, known: 1, all: 3 })
  expect(marginWith({ bed: 75_00, boat: 60_00, guide: 10_00 })).toMatchObject({ minor: 90_00, known: 2 })
})

it.each([
  ['JPY', 100, 75],
  ['KWD', 100_000, 75_000],
])('in %s prices and costs have its decimals, and no amount is exchanged', (currency, unitMinor, cost) => {
  const { content, workings } = inCurrency(setCost(words, 'bed', 75_00), currency)
  expect([content.currency, content.price[0]?.unitMinor]).toEqual([currency, unitMinor])
  expect([workings.lines.bed?.costMinor, workings.lines.guide]).toEqual([cost, undefined])
})
