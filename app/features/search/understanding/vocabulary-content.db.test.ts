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
