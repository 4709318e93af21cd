import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Alternative, ProposalContent, ProposalDay } from '#database/values/proposal-content.ts'
import { applyDifference, difference } from './difference.ts'
import { moreThan, sumsOf } from './sums.ts'

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 5 })
const word = fc.constantFrom('Monteverde', 'Drake', 'Uvita')

function each<T>(make: (id: string) => fc.Arbitrary<T>): fc.Arbitrary<T[]> {
  return ids.chain(all => (all.length === 0 ? fc.constant([]) : fc.tuple(...all.map(make)))) as fc.Arbitrary<
    T[]
  >
}

const leg = (id: string) =>
  fc.record({
    id: fc.constant(id),
    mode: fc.constantFrom('road' as const, 'boat' as const, 'air' as const),
    from: word,
    to: word,
    minutes: fc.nat(400),
    kilometres: fc.nat(300),
    via: fc.constant<[number, number][]>([]),
    startsAt: fc.option(fc.constant('07:30')),
  })
const activity = (id: string) =>
  fc.record({
    id: fc.constant(id),
    kind: fc.constantFrom('tour' as const, 'visit' as const),
    key: fc.option(word),
    name: word,
    startsAt: fc.constant(null),
    minutes: fc.option(fc.nat(600)),
    alternatives: fc.constant<Alternative[]>([]),
  })
const day = (id: string): fc.Arbitrary<ProposalDay> =>
  fc.record({
    id: fc.constant(id),
    title: word,
    story: word,
    place: word,
    country: fc.constant('costa-rica'),
    hotel: fc.option(
      fc.record({ key: fc.option(word), name: word, alternatives: fc.constant<Alternative[]>([]) }),
    ),
    legs: each(leg),
    activities: each(activity),
    meals: fc.subarray(['breakfast' as const, 'lunch' as const, 'dinner' as const]),
    altitudeGainM: fc.nat(900),
    walkKm: fc.nat(12),
  })
const line = (id: string) =>
  fc.record({
    id: fc.constant(id),
    what: word,
    day: fc.option(fc.constantFrom('a', 'b')),
    forWhom: word,
    count: fc.integer({ min: 1, max: 5 }),
    unitMinor: fc.option(fc.nat(500_00)),
    season: fc.constant(null),
    refundableUntil: fc.constant(null),
    note: fc.option(word),
  })
const content: fc.Arbitrary<ProposalContent> = fc.record({
  locale: fc.constantFrom('en' as const, 'es' as const),
  startsOn: fc.option(fc.constant('2027-02-03')),
  adults: fc.integer({ min: 1, max: 4 }),
  childAges: fc.array(fc.nat(17), { maxLength: 3 }),
  currency: fc.constant('USD'),
  days: each(day),
  price: each(line),
  notIncluded: fc.array(word, { maxLength: 2 }),
  tripKey: fc.option(word),
})

describe('the difference of two drafts', () => {
  it('applied to the first gives the second', () => {
    fc.assert(
      fc.property(content, content, (before, after) => {
        expect(applyDifference(before, difference(before, after))).toEqual(after)
      }),
      { numRuns: 200 },
    )
  })

  it('is empty between a draft and itself', () => {
    fc.assert(
      fc.property(content, same => {
        expect(difference(same, structuredClone(same))).toEqual([])
      }),
    )
  })

  it('names each change by its meaning, and nothing else', () => {
    const [before] = fc.sample(
      content.filter(({ days, price }) => days.length > 1 && price.length > 0),
      {
        numRuns: 1,
        seed: 3,
      },
    )
    if (!before) throw new Error('no sample')
    const after = structuredClone(before)
    const [first] = after.days
    if (!first) throw new Error('no day')
    first.hotel = { key: 'dos-orillas', name: 'Dos Orillas', alternatives: [] }
    after.startsOn = '2027-03-01'
    expect(
      difference(before, after)
        .map(change => ('part' in change ? change.part : change.kind))
        .toSorted(),
    ).toEqual(before.startsOn === '2027-03-01' ? ['hotel'] : ['field', 'hotel'])
  })

  it('has no total while a price is unknown', () => {
    const [some] = fc.sample(content, { numRuns: 1, seed: 5 })
    if (!some) throw new Error('no sample')
    const unknown = { ...some, price: [{ ...line0, unitMinor: null }] }
    expect(sumsOf(unknown).totalMinor).toBeNull()
    const known = sumsOf({ ...some, price: [{ ...line0, unitMinor: 250_00, count: 2 }] })
    expect(known.totalMinor).toBe(500_00)
    expect(moreThan(known, { ...known, totalMinor: 400_00 })).toBe(-100_00)
    for (const other of [sumsOf(unknown), { ...known, currency: 'KWD' }])
      expect([moreThan(known, other), moreThan(other, known)]).toEqual([null, null])
  })
})

const line0 = {
  id: 'p1',
  what: 'Rooms',
  day: null,
  forWhom: 'each',
  count: 1,
  unitMinor: 1,
  season: null,
  refundableUntil: null,
  note: null,
}
