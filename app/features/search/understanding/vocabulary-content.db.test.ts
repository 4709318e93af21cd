import { describe, expect, it } from 'vitest'
import { openCatalogue } from '#tools/testing/test-database.ts'
import { understand } from './understand.ts'
import { getVocabulary } from './vocabulary-queries.server.ts'

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
    expect(places.map(({ value }) => value.slug)).toEqual([slug])
    expect(words).toEqual([])
  })

  it.each([
    ['gorillas', ['mountain-gorilla']],
    ['ver perezosos', ['three-toed-sloth', 'two-toed-sloth']],
    ['whales in september', ['humpback-whale']],
    ['penguins', ['galapagos-penguin', 'humboldt-penguin']],
    ['tortuags', ['green-turtle']],
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

it.each([
  ['ten thousand characters', 'gorillas and lions in Peru, '.repeat(400)],
  ['one word of ten thousand letters', 'a'.repeat(10_000)],
  ['stop words only', 'the of and a la el '.repeat(500)],
  ['two hundred animals', Array.from({ length: 200 }, () => 'jaguar sloth whale').join(' ')],
  ['other alphabets', 'ナマケモノ 大象 كسلان 고릴라 '.repeat(300)],
  ['marks that turn the direction', '\u202e\u200f gorillas \u202d'.repeat(400)],
  ['absurd numbers', 'kids of 400 years, -3 kids, under 1000000000000 dollars, 99999 weeks '.repeat(80)],
])('%s take at most 50 ms of CPU, and claim nothing absurd', async (_, text) => {
  const vocabulary = await getVocabulary({ db })
  understand('warm up', vocabulary, new Date('2026-11-22'))
  const before = process.cpuUsage()
  const { text: read, party, budget } = understand(text, vocabulary, new Date('2026-11-22'))
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(50)
  expect(read.length).toBeLessThanOrEqual(500)
  expect(Math.max(0, ...(party?.value.children ?? []))).toBeLessThan(18)
  expect(budget?.value.mostMinor ?? 0).toBeLessThanOrEqual(10 ** 12)
})
