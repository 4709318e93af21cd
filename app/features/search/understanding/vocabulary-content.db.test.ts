import { describe, expect, it } from 'vitest'
import { openCatalogue } from '#tools/testing/test-database.ts'
import { understand } from './understand.ts'
import { getVocabulary } from './understanding-queries.server.ts'

const { db } = await openCatalogue()
const today = new Date(Date.UTC(2026, 10, 22))

async function read(text: string) {
  return understand(text, await getVocabulary({ db }), today)
}

describe('the vocabulary of the catalogue', () => {
  it.each([
    ['drake bay', 'bahia-drake'],
    ['Halong Bay', 'ha-long-bay'],
    ['machu pichu', 'machu-picchu'],
    ['templos de angkor', 'angkor-wat'],
    ['islas san blas', 'guna-yala'],
    ['saigón', 'ho-chi-minh-city'],
    ['bali', 'bali'],
  ])('knows the place %s', async (text, slug) => {
    const { places, words } = await read(text)
    expect(places[0]?.value.slug).toBe(slug)
    // Where it is several places, any of them will do.
    if (places.length > 1) expect(places.every(({ value }) => value.isAnyOf)).toBe(true)
    expect(words).toEqual([])
  })

  it.each([
    ['gorillas', ['mountain-gorilla']],
    ['ver perezosos', ['three-toed-sloth', 'two-toed-sloth']],
    ['whales in september', ['humpback-whale']],
    ['penguins', ['galapagos-penguin', 'humboldt-penguin']],
    ['tortuags', ['green-turtle']],
    ['vallenas', ['humpback-whale']],
    ['pingüinos o vallenas', ['humpback-whale']],
  ])('knows the animals of %s', async (text, keys) => {
    const { animals } = await read(text)
    expect(animals.flatMap(({ value }) => value)).toEqual(expect.arrayContaining(keys))
  })

  it.each([
    ['bike trip', 'cycling'],
    ['aguas bravas', 'rafting'],
    ['birdwatching', 'birds'],
    ['viaje gastronómico', 'food'],
    ['snorkeling', 'snorkelling'],
  ])('knows what is done on %s', async (text, key) => {
    const { activities } = await read(text)
    expect(activities.map(({ value }) => value.key)).toContain(key)
  })
})

it.each(['bugs', 'monks', 'jaja'])('takes %s for no name that is nearly it', async text => {
  const { animals, things, places } = await read(text)
  expect([animals, things, places]).toEqual([[], [], []])
})

it('takes a small market for a market', async () => {
  expect((await read('mercaditos')).things.map(({ value }) => value.name.en)).toEqual(['market'])
})

it('takes a child of theirs for no place', async () => {
  expect((await read('my son has a peanut allergy, vietnam')).places).toEqual([])
  expect((await read('My Son ruins')).places).toMatchObject([{ value: { slug: 'my-son' } }])
})

it.each([
  ['ten days to lie on a beach', ['Unplug & Unwind'], ['beaches', 'beach']],
  ['mar en calma y siesta', ['Unplug & Unwind'], ['beaches', 'beach']],
  ['just to read my book and be left alone', ['Unplug & Unwind'], []],
  ['somewhere nobody goes', ['Low-Key Gems'], []],
  ['un sitio al que no vaya nadie', ['Low-Key Gems'], []],
])('reads the mood of “%s”', async (text, goals, done) => {
  const found = await read(text)
  expect([...new Set(found.goals.map(({ value }) => value))]).toEqual(goals)
  expect(found.activities.map(({ value }) => value.key)).toEqual(done)
  expect([found.party, found.unwanted, found.words]).toEqual([null, [], []])
})

it('takes one camp for a house to stay in, and hostels for what no trip has', async () => {
  const stay = await read('stay put in one camp')
  expect(stay.things.map(({ value }) => value.beds)).toEqual([2])
  const hostels = await read('hostels and night buses')
  expect(hostels.things.map(({ value }) => value.isAbsent)).toEqual([true, true])
})

it('looks at Kilimanjaro from where it is seen, and climbs it elsewhere', async () => {
  const placesOf = async (text: string) => (await read(text)).places.map(({ value }) => value.slug)
  expect(await placesOf('Kilimanjaro de lejos')).toEqual(['amboseli'])
  expect(await placesOf('climb Kilimanjaro')).toEqual(['kilimanjaro-machame-route'])
})
