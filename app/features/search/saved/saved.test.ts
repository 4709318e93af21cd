import { describe, expect, it, test } from 'vitest'
import {
  byCountry,
  leftSaved,
  MOST_SAVED,
  mergedSaved,
  missedPlaces,
  NOTHING_SAVED,
  partsOf,
  readSaved,
  type SavedList,
  withoutSaved,
  withSaved,
} from './saved.ts'

const TRIP = 'trip/white-city-first'
const HOUSE = 'hotel/peru/qollqa-wayra'
const both = withSaved(NOTHING_SAVED, [TRIP, HOUSE])

test.each([
  [TRIP, { kind: 'trip', country: null, key: 'white-city-first' }],
  [HOUSE, { kind: 'hotel', country: 'peru', key: 'qollqa-wayra' }],
  ['trip/peru/white-city-first', null],
  ['hotel/qollqa-wayra', null],
  ['yacht/peru/x', null],
  ['trip/<b>', null],
])('%s consists of %j', (ref, parts) => {
  expect(partsOf(ref)).toEqual(parts)
})

describe('saving', () => {
  it('keeps the order, and saves nothing twice', () => {
    expect(withSaved(both, [HOUSE, 'species/jaguar', 'species/jaguar']).refs).toEqual([
      TRIP,
      HOUSE,
      'species/jaguar',
    ])
    expect(withoutSaved(both, TRIP).refs).toEqual([HOUSE])
  })

  it('takes no more than fit, and drops nothing for them', () => {
    const full = withSaved(
      NOTHING_SAVED,
      Array.from({ length: MOST_SAVED }, (_, i) => `trip/trip-${i}`),
    )
    expect(withSaved(full, [TRIP]).refs).toEqual(full.refs)
    expect(withSaved(full, [TRIP]).untold).not.toHaveProperty(TRIP)
  })
})

test.each([null, '', '{', '7', '[]', 'null', '{"refs":[3,"x","trip/<b>"],"untold":{"x":true}}'])(
  'storage that says %j holds nothing of ours',
  text => {
    expect(readSaved(text)).toEqual(NOTHING_SAVED)
  },
)

test('a stored list is read back', () => {
  expect(readSaved(JSON.stringify(both))).toEqual(both)
})

describe('with an account', () => {
  it('a device brings what it had, and gets what the account has', () => {
    const merged = mergedSaved(both, both.untold, ['species/jaguar', TRIP, HOUSE])
    expect(merged).toEqual({ refs: ['species/jaguar', TRIP, HOUSE], untold: {}, isInAccount: true })
  })

  it('what another device removed is gone here too', () => {
    const merged = mergedSaved(both, both.untold, [TRIP, HOUSE])
    expect(mergedSaved(merged, {}, [HOUSE]).refs).toEqual([HOUSE])
  })

  it('what was pressed while the account answered still holds', () => {
    const told = both.untold
    const meanwhile = withSaved(withoutSaved({ ...both, isInAccount: true }, TRIP), ['species/jaguar'])
    const merged = mergedSaved(meanwhile, told, [TRIP, HOUSE])
    expect(merged.refs).toEqual([HOUSE, 'species/jaguar'])
    expect(merged.untold).toEqual({ [TRIP]: false, 'species/jaguar': true })
  })

  it('a visitor who takes something out again removes nothing from the account', () => {
    expect(withoutSaved(both, TRIP).untold).toEqual({ [HOUSE]: true })
  })

  it('nothing of it stays on the device after a log-out but what it was never told', () => {
    const own: SavedList = { refs: [TRIP, HOUSE], untold: { [HOUSE]: true }, isInAccount: true }
    expect(leftSaved(own)).toEqual({ refs: [HOUSE], untold: { [HOUSE]: true }, isInAccount: false })
    expect(leftSaved(both)).toEqual(both)
  })
})

test('groups are by country, an animal of many stands where most of the others are', () => {
  const [peru, laos] = [
    { tag: 'peru', name: 'Peru' },
    { tag: 'laos', name: 'Laos' },
  ]
  const items = [
    { ref: 1, countries: [laos] },
    { ref: 2, countries: [] },
    { ref: 3, countries: [peru] },
    { ref: 4, countries: [laos, peru] },
    { ref: 5, countries: [peru] },
  ]
  expect(byCountry(items).map(({ country, items }) => [country?.tag, items.map(({ ref }) => ref)])).toEqual([
    ['peru', [3, 4, 5]],
    ['laos', [1]],
    [undefined, [2]],
  ])
})

test('a trip misses what the others come to, first what both do', () => {
  const here = { places: ['Lima', 'Cusco'] }
  const others = [{ places: ['Lima', 'Colca', 'Puno'] }, { places: ['Puno', 'Cusco'] }]
  expect(missedPlaces(here, [here, ...others])).toEqual(['Puno', 'Colca'])
})
