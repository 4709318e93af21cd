import { afterEach, expect, it } from 'vitest'
import { getDraftPage } from '#app/features/proposal/draft-page/draft-page-queries.server.ts'
import { readingNotes, unkeptWords } from '#app/features/proposal/draft-page/draft-words.ts'
import { getLocale, overwriteGetLocale } from '#app/paraglide/runtime.js'
import type { Locale } from '#database/values/locale.ts'
import { openDrafts } from '#tools/testing/open-drafts.ts'

const TODAY = '2026-11-30'
const { db } = await openDrafts(TODAY)
const known = getLocale

afterEach(() => overwriteGetLocale(known))

async function pageOf(words: string, locale: Locale) {
  overwriteGetLocale(() => locale)
  return getDraftPage({ db, locale, now: () => new Date(`${TODAY}T12:00:00Z`) }, words, null)
}

it.each([
  [
    'en',
    '12 days, children of 4 and 9, beach and animals, Indonesia or Thailand',
    'Indonesia left out: its drafts do not meet “animals”.',
  ],
  [
    'es',
    '12 días, niños de 4 y 9 años, playa y animales, Indonesia o Tailandia',
    'Queda fuera Indonesia: sus borradores no cumplen «animales».',
  ],
] as const)(
  'of two countries that were named, the one that meets more is drafted, and why is said: %s',
  async (locale, words, note) => {
    const page = await pageOf(words, locale)
    expect(page.country?.tag).toBe('thailand')
    expect(readingNotes(page)).toContain(note)
    for (const { reasons } of page.drafts)
      expect(reasons).toContainEqual(
        expect.objectContaining({ kind: 'activity', met: true, from: expect.stringMatching(/^animal/) }),
      )
    const turned = words.replace(/(Indonesia) (o|or) (\w+)/, '$3 $2 $1')
    expect((await pageOf(turned, locale)).country?.tag).toBe('thailand')
  },
)

it('a country that keeps a need is drafted, and another that was named is said to have no draft', async () => {
  const page = await pageOf('Ecuador or Rwanda, ten days, my mother is in a wheelchair', 'en')
  expect(page.country?.tag).toBe('rwanda')
  expect(page.drafts.length).toBeGreaterThan(0)
  expect(readingNotes(page)).toContain('Ecuador left out: no draft of it keeps to what you said.')
})

it.each([
  [
    'en',
    'Ten days in August with my grandmother in a wheelchair, rainforest and good food in Ecuador or Costa Rica, no boats',
    /^No draft of Ecuador or Costa Rica keeps to this: .*Ecuador: known to have a room without a step: Casa de la Macana\..*Costa Rica: we know of no house/,
  ],
  [
    'es',
    'Diez días en agosto con mi abuela de 80 años, en silla de ruedas, selva y buena comida en Ecuador o Costa Rica, sin lanchas',
    /^Ningún borrador de Ecuador o Costa Rica respeta esto: .*Ecuador: se sabe que tiene un cuarto sin escalón: Casa de la Macana\..*Costa Rica: no sabemos de ninguna casa/,
  ],
] as const)(
  'where no country that was named keeps a need, each is told of, and another offered that does: %s',
  async (locale, words, said) => {
    const { drafts, uncached } = await pageOf(words, locale)
    expect(drafts).toEqual([])
    expect(uncached && unkeptWords(uncached).join(' ')).toMatch(said)
    expect(uncached?.possible.length).toBeGreaterThan(0)
    for (const { name, words: offered } of uncached?.possible ?? []) {
      expect(offered).not.toMatch(/Ecuador|Costa Rica/)
      expect(offered).toMatch(/(no boats|sin lanchas), /)
      const page = await pageOf(offered, locale)
      expect(page.country?.name).toBe(name)
      expect(page.drafts.length).toBeGreaterThan(0)
    }
  },
)
