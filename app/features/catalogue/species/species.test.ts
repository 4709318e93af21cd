import { describe, expect, it, test } from 'vitest'
import {
  comingMonth,
  guideFilter,
  guideQuery,
  inSeason,
  isAbout,
  relatedSpecies,
  type Sighting,
} from './species.ts'

const YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

function one(
  key: string,
  kind: 'mammal' | 'bird',
  ...seen: [country: string, months: number[], places?: string[]][]
) {
  const at: Sighting[] = seen.map(([country, months, places = []]) => ({ country, months, places }))
  return { key, kind, seen: at }
}

const quetzal = one('quetzal', 'bird', ['costa-rica', [2, 3, 4], ['dota']], ['guatemala', [5, 6]])
const redstart = one('redstart', 'bird', ['costa-rica', YEAR, ['dota']])
const toucan = one('toucan', 'bird', ['costa-rica', YEAR, ['turrialba']])
const tapir = one('tapir', 'mammal', ['costa-rica', YEAR, ['sirena']])
const lion = one('lion', 'mammal', ['kenya', YEAR])

describe('what an address asks for', () => {
  const read = (query: string) => guideFilter(new URLSearchParams(query), ['kenya', 'peru'])

  it('is read and written back the same', () => {
    const filter = read('kind=bird&country=kenya&month=12')
    expect(filter).toEqual({ kind: 'bird', country: 'kenya', month: 12 })
    expect(guideQuery(filter)).toEqual({ kind: 'bird', country: 'kenya', month: 12 })
  })

  test.each(['', 'kind=dragon&country=atlantis&month=13', 'month=0', 'month=1e1', 'month=-1', 'country='])(
    '"%s" asks for everything',
    query => expect(read(query)).toEqual({ kind: null, country: null, month: null }),
  )
})

describe('a species is present', () => {
  const everything = { kind: null, country: null, month: null }

  it('in a sighting that matches both country and month', () => {
    expect(isAbout(quetzal, { ...everything, country: 'costa-rica', month: 3 })).toBe(true)
    expect(isAbout(quetzal, { ...everything, country: 'costa-rica', month: 5 })).toBe(false)
    expect(isAbout(quetzal, { ...everything, month: 5 })).toBe(true)
  })

  it('among its kind only', () => {
    expect(isAbout(quetzal, { ...everything, kind: 'mammal' })).toBe(false)
    expect(isAbout(quetzal, everything)).toBe(true)
  })
})

test('seasonal species are not present all year; the shortest season comes first', () => {
  const whale = one('whale', 'mammal', ['costa-rica', [12, 1, 2, 3]])
  expect(inSeason([lion, whale, quetzal], 3).map(({ key }) => key)).toEqual(['quetzal', 'whale'])
  expect(inSeason([lion, whale, quetzal], 8)).toEqual([])
})

test('related species share places, then kind and country, and none is from elsewhere', () => {
  const related = relatedSpecies(quetzal, [lion, tapir, toucan, redstart, quetzal], 6)
  expect(related.map(({ key }) => key)).toEqual(['redstart', 'toucan', 'tapir'])
  expect(relatedSpecies(quetzal, [tapir, toucan, redstart], 1)).toEqual([redstart])
})

test.each([
  ['2026-11-20T12:00:00Z', 11],
  ['2026-11-30T12:00:00Z', 12],
  ['2026-12-31T12:00:00Z', 1],
])('on %s the month to see animals in is %i', (now, month) => {
  expect(comingMonth(new Date(now))).toBe(month)
})
