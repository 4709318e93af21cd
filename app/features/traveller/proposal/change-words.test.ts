import { expect, it } from 'vitest'
import { difference } from '#app/features/proposal/proposal/difference.ts'
import { m } from '#app/paraglide/messages.js'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { aProposal } from '#tools/testing/proposals.ts'
import { changeLines } from './change-words.ts'

const before = aProposal()

/** What a traveller reads of a change. */
function read(change: (copy: ProposalContent) => void) {
  const content = structuredClone(before)
  change(content)
  const lines = changeLines(difference(before, content), { content, facts: { places: {}, tours: {} } })
  return lines.map(({ before: was, now, minor }) => [was, now, minor])
}

it('a day in the middle is new, and no other has moved', () => {
  expect(
    read(({ days }) => {
      const [first] = days
      if (first) days.splice(1, 0, { ...first, id: 'new', title: 'A night more' })
    }),
  ).toEqual([[null, m.proposal_day_added({ day: 'A night more' }), null]])
})

it('days in another order are said to be, also beside a new one', () => {
  expect(read(({ days }) => days.reverse())).toEqual([[null, m.proposal_days_moved(), null]])
  expect(
    read(({ days }) => {
      const [first] = days
      days.reverse()
      if (first) days.unshift({ ...first, id: 'new', title: 'A night more' })
    }).map(([, now]) => now),
  ).toContain(m.proposal_days_moved())
})

it('a price that moved is named, with the reason if there is one', () => {
  const cost = (note: string | null) =>
    read(({ price: [first] }) => {
      if (first) Object.assign(first, { unitMinor: 500_00, note })
    })
  expect(cost('She comes along.')).toEqual([[null, 'Three nights (She comes along.)', 160_00]])
  expect(cost(null)).toEqual([[null, 'Three nights', 160_00]])
})

it('another currency is named once, and no amount is taken from one of another', () => {
  const lines = read(copy => {
    copy.currency = 'KWD'
    for (const line of copy.price) line.unitMinor = 1_250
    const [first] = copy.price
    if (first) copy.price.push({ ...first, id: 'more', what: 'A boat' })
  })
  expect(lines).toEqual([
    ['US$', m.proposal_prices_in({ currency: 'KWD' }), null],
    [null, 'A boat', null],
  ])
})

it('what took the place of something is said once, for its day and its price', () => {
  const named = (name: string) => {
    const copy = structuredClone(before)
    for (const { activities } of copy.days) for (const each of activities) each.name = name
    for (const line of copy.price) line.what = name
    return copy
  }
  const [walk, kayak] = [named('A walk'), named('A kayak')]
  const lines = changeLines(difference(walk, kayak), { content: kayak, facts: { places: {}, tours: {} } })
  expect(lines.map(line => [line.before, line.now, line.minor])).toEqual([['A walk', 'A kayak', null]])
})
