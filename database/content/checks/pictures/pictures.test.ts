import { expect, it } from 'vitest'
import { brokenContent } from '#tools/testing/broken-content.ts'
import type { Check } from '../report.ts'
import { checkHouses } from './check-houses.ts'
import { checkPosterWords } from './check-poster-words.ts'
import { checkPosters } from './check-posters.ts'

const SAMBURU = 'kenya/destinations/samburu.yaml'
const KIND = ['poster', 'kind']

type Change = Parameters<typeof brokenContent>[1][number]

function messages(changes: Change[], check: Check = checkPosters): string[] {
  return brokenContent(check, changes).problems.map(({ message }) => message)
}

it('a poster of another country, and one of an unknown kind, are reported with their lines', () => {
  const { problems, copy } = brokenContent(checkPosters, [
    [SAMBURU, KIND, 'tarangire'],
    ['uganda/tours/nile-white-water.yaml', KIND, 'rafting'],
    ['countries.yaml', [0, ...KIND], 'lamu'],
  ])
  expect(problems).toEqual([
    expect.objectContaining({
      file: 'content/countries.yaml',
      message: expect.stringMatching(/^the poster lamu/),
    }),
    {
      file: `content/${SAMBURU}`,
      line: copy.lineOf(SAMBURU, 'kind: tarangire'),
      message: 'the poster tarangire shows tanzania, and this is in kenya',
      mend: expect.any(String),
    },
    expect.objectContaining({ message: 'there is no poster of the kind rafting' }),
  ])
})

it('a day across the border shows the country it is spent in, and a day at home does not', () => {
  const trip = 'kenya/trips/the-mountain-from-both-sides.yaml'
  expect(messages([[trip, ['days', 2, ...KIND], 'kopjes']])).toEqual([
    'the poster kopjes shows tanzania, and this is in kenya',
  ])
  expect(messages([[trip, ['days', 6, ...KIND], 'kopjes']])).toEqual([])
})

it('a kind with more than one in eight of a country’s posters is reported', () => {
  const more = ['akagera', 'gishwati', 'huye', 'kibuye', 'kigali', 'kinunu', 'nyungwe'].map(
    place => [`rwanda/destinations/${place}.yaml`, KIND, 'virunga'] as [string, string[], string],
  )
  expect(messages(more)).toContainEqual(
    expect.stringMatching(/^\d+ of \d+ posters of rwanda are virunga, \d+ at the most$/),
  )
})

it('the same kind twice in a row is reported, except for two days in one place', () => {
  expect(messages([['tanzania/attractions/ndutu.yaml', KIND, 'corals']])).toEqual([
    'corals stands beside corals',
  ])
  const trip = 'kenya/trips/small-hands-big-ears.yaml'
  expect(messages([[trip, ['days', 2, ...KIND], 'nairobi']])).toEqual(['nairobi stands beside nairobi'])
  const lamu = 'kenya/trips/one-donkey-wide.yaml'
  expect(messages([[lamu, ['days', 2, 'poster'], { kind: 'lamu' }]])).toEqual([])
})

it('places of one landscape may repeat it, and places far apart may not', () => {
  const sidemen = 'indonesia/destinations/sidemen.yaml'
  expect(messages([])).toEqual([])
  expect(messages([[sidemen, ['coordinates'], [-6.2, 106.8]]])).toEqual(['terraces stands beside terraces'])
})

it('a poster against what is said of its thing is reported: against its name, its height, its land or all its words', () => {
  const posters: [file: string, path: (string | number)[], kind: string][] = [
    ['peru/tours/machu-picchu-with-a-guide.yaml', KIND, 'ollantaytambo'],
    ['peru/tours/condors-before-the-buses.yaml', KIND, 'coffee'],
    ['kenya/destinations/mount-kenya-huts.yaml', KIND, 'savanna'],
    ['kenya/tours/reteti-and-wells.yaml', KIND, 'tea'],
    ['peru/trips/white-city-first.yaml', ['days', 2, ...KIND], 'collpa'],
  ]
  expect(messages([], checkPosterWords)).toEqual([])
  expect(messages(posters, checkPosterWords)).toEqual([
    'Mount Kenya, huts and bandas: the poster savanna: nothing like it is at 4200 m',
    'Reteti and the wells: the poster tea: nothing in the words names what it shows',
    'Condors before the buses: the poster coffee: nothing in the words names what it shows',
    'Machu Picchu with a guide: the poster ollantaytambo: the title names ruins',
    'Up to 2,335 metres: the poster collpa: its land is none of city, volcano, highland, beach',
  ])
})

it('a house that agrees with another of its country in three keys is reported, and more houses than rooms', () => {
  const file = 'laos/hotels/xe-don-corner.yaml'
  const { problems, copy } = brokenContent(checkHouses, [
    [file, ['house', 'roof'], 'flat'],
    [file, ['house', 'floors'], 'three'],
    ['belize/hotels/cacao-patch-homestay.yaml', ['house', 'houses'], 6],
  ])
  expect(problems).toEqual([
    expect.objectContaining({ message: '6 houses for 3 rooms' }),
    {
      file: `content/${file}`,
      line: copy.lineOf(file, 'roof: flat'),
      message: 'agrees with tamarind-house in roof, floors, houses',
      mend: expect.any(String),
    },
  ])
})

it('a house drawn as one of another country is reported', () => {
  const keys = {
    roof: 'terrace',
    walls: 'concrete',
    floors: 'five',
    setting: 'corner',
    water: 'river',
    houses: 1,
  }
  const changes = Object.entries(keys).map(
    ([key, value]): Change => ['peru/hotels/tres-balsas.yaml', ['house', key], value],
  )
  expect(messages(changes, checkHouses)).toEqual(['is drawn as laos/xe-don-corner'])
})
