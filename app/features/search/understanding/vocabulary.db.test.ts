import { describe, expect, it } from 'vitest'
import { openWorld } from '#tools/testing/test-database.ts'
import { understand } from './understand.ts'
import { getVocabulary } from './understanding-queries.server.ts'

const { db } = await openWorld()
const today = new Date(Date.UTC(2026, 10, 22))

async function read(text: string) {
  return understand(text, await getVocabulary({ db }), today)
}

describe('the vocabulary of the catalogue', () => {
  it.each([
    ['pearl bay', 'bahia-perla'],
    ['bahia perla', 'bahia-perla'],
    ['Robles Altos', 'robles-altos'],
    ['la ciudad de la escalera', 'lost-stair'],
  ])('knows the place %s', async (text, slug) => {
    const { places, words } = await read(text)
    expect(places.map(({ value }) => value.slug)).toEqual([slug])
    expect(words).toEqual([])
  })

  it.each([
    ['trogons', ['green-trogon']],
    ['grandes felinos', ['spotted-cat', 'plains-lion']],
    ['whales in september', ['singing-whale']],
    ['tortuags', ['emerald-turtle']],
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
