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

it.each([
  ['we would love to sleep in tents', 'sleep in a tent'],
  ['dormir en tienda de campaña', 'sleep in a tent'],
  ['a cabin over the water', 'overwater bungalow'],
  ['una cabaña sobre el mar', 'overwater bungalow'],
  ['stay with a local family and eat with them', 'homestay'],
  ['quedarnos con una familia', 'homestay'],
  ['a tree house', 'treehouse'],
])('asks for a house to sleep in: “%s”', async (text, name) => {
  const { things } = await read(text)
  expect(things.map(({ value }) => [value.name.en, value.isHouse])).toEqual([[name, true]])
})

it.each([
  ['no fish please, but markets', ['market'], ['seafood']],
  ['soy alérgica al marisco', [], ['seafood']],
  ['I hate spicy food', [], []],
  ['crab and prawns by the sea', ['seafood'], []],
])('asks about a diet, and refuses what is of the sea: “%s”', async (text, wished, refused) => {
  const { things, unwanted, needs } = await read(text)
  const namesOf = (meanings: readonly { value: { kind?: string; thing?: { name: { en: string } } } }[]) =>
    meanings.flatMap(({ value }) => value.thing?.name.en ?? [])
  expect([...new Set(things.map(({ value }) => value.name.en))]).toEqual(wished)
  expect(namesOf(unwanted)).toEqual(refused)
  expect(needs.map(({ value }) => value.kind)).toEqual(wished[0] === 'seafood' ? [] : ['diet'])
})

it('takes a mountain that is only looked at for a sight, and refuses the way up', async () => {
  const found = await read('Kilimanjaro, but only to look at it')
  expect(found.places).toEqual([])
  expect(found.things).toMatchObject([{ value: { isSight: true, name: { en: 'Kilimanjaro, to look at' } } }])
  expect(found.unwanted).toMatchObject([{ value: { place: { slug: 'kilimanjaro-machame-route' } } }])
  expect(found.avoid.map(({ value }) => value)).toEqual(['walking'])
})

it('refuses the jeep, and not the safari, where another way is asked for', async () => {
  const found = await read('not a safari in a jeep but on foot')
  expect(found.activities.map(({ value }) => value.key)).toContain('safari')
  expect(found.unwanted.map(({ from }) => from)).toEqual(['jeep'])
})
