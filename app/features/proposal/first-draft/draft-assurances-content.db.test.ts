import { afterEach, expect, it } from 'vitest'
import { reasonWords } from '#app/features/proposal/draft-page/draft-words.ts'
import { getLocale, overwriteGetLocale } from '#app/paraglide/runtime.js'
import { openDrafts } from '#tools/testing/open-drafts.ts'
import { placeOf } from './draft-catalogue.ts'

const { catalogues, draftsOf } = await openDrafts('2026-11-30')
const known = getLocale

afterEach(() => overwriteGetLocale(known))

it('a tour is said to be for the children only if the draft has one, in every country and both languages', {
  timeout: 240_000,
}, () => {
  const seen = new Set<boolean>()
  for (const { name } of catalogues) {
    const said = `${name.en}, ten days, children of 4 and 9, animals`
    for (const { reasons, tours, draft } of draftsOf(said).made) {
      const reason = reasons.find(({ kind }) => kind === 'party')
      if (reason?.kind !== 'party' || !reason.met) continue
      overwriteGetLocale(() => 'en')
      const en = reasonWords(reason)
      overwriteGetLocale(() => 'es')
      const es = reasonWords(reason)
      if (tours.length === 0) {
        expect.soft(en, said).toMatch(/^there is no tour in it; (each of )?its/)
        expect.soft(es, said).toMatch(/^no lleva ningún tour; /)
      } else if (tours.length > 1) {
        expect.soft(en, said).toContain(`${tours.length} tours`)
        expect.soft(es, said).toContain(`${tours.length} tours`)
      }
      const houses = new Set(draft.stays.map(({ hotel }) => hotel)).size
      if (houses > 1) expect.soft(en, said).toContain(`${houses} houses`)
      for (const rest of reason.rests) expect.soft('count' in rest ? rest.count : 1, said).toBeGreaterThan(0)
      seen.add(tours.length === 0)
    }
  }
  expect(seen.size).toBe(2)
})

it('a draft whose own days tell of animals is not said to have nothing of them', { timeout: 240_000 }, () => {
  let told = 0
  for (const { name } of catalogues)
    for (const { reasons, draft } of draftsOf(`${name.en}, 12 days, children of 4 and 9, beach and animals`)
      .made) {
      const reason = reasons.find(({ kind, from }) => kind === 'activity' && from === 'animals')
      if (reason?.kind !== 'activity' || reason.met || reason.obstacle) continue
      const lines = draft.stays.flatMap(({ place }) =>
        catalogues.flatMap(catalogue => placeOf(catalogue, place)?.line.en ?? []),
      )
      const words = reasonWords(reason)
      if (lines.some(line => /\bturtle|\bhippo|\belephant/.test(line))) {
        told++
        expect.soft(words, name.en).toMatch(/turtle|hippo|elephant/)
      }
      if (words.includes('only')) expect(reason.rests.some(rest => 'day' in rest)).toBe(true)
    }
  expect(told).toBeGreaterThan(0)
})

it.each([
  ['en', '6000 dollars for all of us', (sum: string) => `${sum} of US$ 6,000 for everybody for beds`],
  ['es', '6000 dólares para todos', (sum: string) => `${sum} de US$ 6000 para todos en camas`],
  ['en', 'at most 3000 dollars each', (sum: string) => `${sum} of US$ 3,000 each for beds`],
  ['en', '6000 euros for all of us', (sum: string) => `${sum} for everybody for beds`],
] as const)(
  'what is known of a price is said of those to whom the limit is: %s, %s',
  (locale, limit, words) => {
    const { made } = draftsOf(`Indonesia, 12 days, two adults and children of 4 and 9, ${limit}`)
    expect(made.length).toBeGreaterThan(0)
    for (const { content, reasons, draft } of made) {
      const sum = content.price.reduce((all, { unitMinor, count }) => all + (unitMinor ?? 0) * count, 0)
      const people = draft.adults + draft.childAges.length
      const minor = limit.includes('each') ? Math.ceil(sum / people / 100) * 100 : sum
      const dollars = (minor / 100).toLocaleString(locale === 'en' ? 'en' : 'es', {
        maximumFractionDigits: 0,
      })
      overwriteGetLocale(() => locale)
      const reason = reasons.find(({ kind }) => kind === 'budget')
      expect(reason && reasonWords(reason).replaceAll('\u00A0', ' ')).toContain(words(`US$ ${dollars}`))
    }
  },
)

it('where one house takes two rooms, how many is said of each', () => {
  const { made } = draftsOf('Indonesia, 12 days, two adults and children of 4 and 9')
  let several = 0
  for (const { content } of made) {
    const beds = content.price.filter(({ id }) => id.startsWith('hotel-')).map(({ what }) => what)
    if (!beds.some(what => /, [2-9] rooms$/.test(what))) continue
    several++
    for (const what of beds) expect.soft(what).toMatch(/ nights?, \d+ rooms?$/)
  }
  expect(several).toBeGreaterThan(0)
})
