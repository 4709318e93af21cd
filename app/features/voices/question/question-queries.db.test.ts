import { describe, expect, it } from 'vitest'
import { m } from '#app/paraglide/messages.js'
import { review } from '#database/schema/review.ts'
import { LOCALES, type Locale } from '#database/values/locale.ts'
import { openTestDatabase, openWorld } from '#tools/testing/test-database.ts'
import { askTravellers } from './question-queries.server.ts'

const { db } = await openWorld()
/** One that may be written to. */
const own = await openTestDatabase({ seeded: 'world' })
const rows = await db.select().from(review)
const now = () => new Date('2026-11-22')

type Asked = Partial<Parameters<typeof askTravellers>[1]> & { locale?: Locale }

async function ask(text: string, { locale = 'en', country, group = null }: Asked = {}) {
  const question = await askTravellers({ db, locale, now }, { text, country, group })
  if (!question) throw new Error('nothing was asked')
  return question
}
const textOf = ({ pieces }: { pieces: { words: string }[] }) => pieces.map(({ words }) => words).join('')

describe('a question to the reviews', () => {
  it.each([
    ['en', 'Is the boat to Drake rough?', /drake|rough/i],
    ['en', 'Was it worth the money?', /worth|money/i],
    ['es', '¿Cómo es la comida para vegetarianos?', /vegetarian|com/i],
    ['es', '¿Vale la pena con niños?', /val|pena/i],
    // In any language of the page.
    ['es', 'How cold are the nights?', /cold/i],
    ['en', '¿Hay mosquitos?', /mosquito/i],
  ] as const)(
    'in %s, “%s”, is answered by sentences of its reviews, word for word',
    async (locale, text, says) => {
      const { answers, total } = await ask(text, { locale })
      expect(total).toBeGreaterThan(1)
      for (const answer of answers) {
        const row = rows.find(({ key }) => key === answer.key)
        expect(row?.comment[answer.language].replaceAll(/\s+/g, ' ')).toContain(textOf(answer))
        expect(textOf(answer)).toMatch(says)
        expect(answer.pieces.some(({ isAsked }) => isAsked)).toBe(true)
        expect([answer.date, answer.rating, answer.name]).toEqual([row?.date, row?.rating, row?.name])
      }
    },
  )

  it('keeps the share of the critical ones among those it shows', async () => {
    const copies = rows.flatMap(({ id: _, topics: _topics, ...row }) =>
      ['a', 'b', 'c'].map(copy => ({ ...row, key: `${row.key}-${copy}` })),
    )
    await own.db.insert(review).values(copies)
    const asked = { text: 'hotel', country: undefined, group: null }
    const question = await askTravellers({ db: own.db, locale: 'en', now }, asked)
    if (!question) throw new Error('nothing was asked')
    const { answers, total, critical } = question
    const shown = answers.filter(({ rating }) => rating <= 3).length
    expect(total).toBeGreaterThan(answers.length)
    expect(shown).toBe(Math.round((answers.length * critical) / total))
  })

  it('with a country is limited to it, and the page’s country filter takes precedence', async () => {
    const { answers, country } = await ask('Was the food good in Marmol?')
    expect(country).toBe('Marmol')
    expect(new Set(answers.map(({ where }) => where))).toEqual(new Set(['Marmol']))
    const other = await ask('Was the food good in Marmol?', { country: 'tamarind' })
    expect(new Set(other.answers.map(({ where }) => where))).toEqual(new Set(['Tamarind']))
  })

  it('offers answers of families first to readers with children, and can show only these', async () => {
    const { groups } = await ask('How cold are the nights with children?')
    expect(groups[0]).toMatchObject({ group: 'Family', isYours: true })
    expect(groups.filter(({ isYours }) => isYours)).toHaveLength(1)
    const alone = await ask('How cold are the nights with children?', { group: 'Family' })
    expect(alone.total).toBe(groups[0]?.count)
    expect(new Set(alone.answers.map(({ group }) => group))).toEqual(new Set(['Family']))
  })

  it('without matches offers similar words', async () => {
    const { total, nearest } = await ask('brigde')
    expect(total).toBe(0)
    expect(nearest[0]).toMatch(/^bridge/)
    expect((await ask(nearest[0] ?? '')).total).toBeGreaterThan(0)
  })

  it.each(['😀', "'; drop table review; --", 'zz \u0000 | & ! ( :*', '温泉', 'ñ'.repeat(10_000), 'the'])(
    'may be anything: %s',
    async text => {
      expect(await ask(text)).toMatchObject({ answers: expect.any(Array) })
    },
  )

  it('is null without a question', async () => {
    expect(
      await askTravellers({ db, locale: 'en', now }, { text: ' ', country: undefined, group: null }),
    ).toBeNull()
  })

  it.each(LOCALES)('that the page offers in %s has several answers', async locale => {
    const offered = [m.question_also_drive, m.question_also_rain, m.question_also_cold, m.question_also_guide]
    for (const example of offered)
      expect((await ask(example({}, { locale }), { locale })).total).toBeGreaterThanOrEqual(3)
  })
})

describe('a question to the films', () => {
  it('finds the moment in which it is said, in the reader’s language', async () => {
    const { films } = await ask('elephants chewing', { locale: 'es' })
    const [hit] = films
    expect(hit?.film.key).toBe('chewing')
    expect(hit?.moments.map(({ clock }) => clock)).toContain('0:02')
    expect(hit?.moments.map(textOf)).toContain('Se oía cómo masticaban.')
  })

  it('finds the start of a film whose question matches, with the match marked', async () => {
    const { films } = await ask('¿Es seguro ir sola?', { locale: 'es' })
    expect(films[0]?.film.key).toBe('every-evening')
    const [moment] = films[0]?.moments ?? []
    expect(moment?.at).toBe(0)
    expect(moment?.pieces.find(({ isAsked }) => isAsked)?.words).toBe('seguro')
  })

  it('about a country finds only its films', async () => {
    const { films } = await ask('elephants', { country: 'marmol' })
    expect(films).toEqual([])
  })
})
