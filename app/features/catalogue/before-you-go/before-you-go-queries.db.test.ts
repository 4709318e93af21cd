import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { trip } from '#database/schema/trip.ts'
import type { Locale } from '#database/values/locale.ts'
import { openWorld } from '#tools/testing/test-database.ts'
import { beforeQuestions } from './before-you-go.ts'
import {
  getBeforeLines,
  getBeforePage,
  getBeforeSummary,
  getBeforeYouGoEntry,
} from './before-you-go-queries.server.ts'
import { getTripBefore } from './trip-before-queries.server.ts'

const { db } = await openWorld()
const on = (day: string, locale: Locale = 'en') =>
  ({
    db,
    locale,
    origin: 'https://ceiba.test',
    services: null,
    now: () => new Date(`${day}T12:00:00Z`),
  }) as const
const today = on('2026-11-28')

async function idOf(key: string) {
  const [row] = await db.select({ id: trip.id }).from(trip).where(eq(trip.key, key))
  return row?.id ?? 0
}

async function freshnessOf(day: string) {
  const page = await getBeforePage(on(day), 'marmol')
  const facts = page.parts.flatMap(({ subjects }) => subjects.flatMap(one => one.facts))
  return Object.fromEntries(facts.map(fact => [fact.words, fact.freshness]))
}

describe('getBeforePage', () => {
  it('shows each fact as old as it is on that day', async () => {
    expect(await freshnessOf('2026-11-28')).toMatchObject({
      'A stamp for ninety days.': 'fresh',
      'Good from every tap.': 'old',
    })
    expect(await freshnessOf('2026-12-15')).toMatchObject({ 'A stamp for ninety days.': 'old' })
    expect(await freshnessOf('2027-09-21')).toMatchObject({ 'Good from every tap.': 'gone' })
  })

  it('is in the reader’s language, with authorities at the address of the country', async () => {
    const page = await getBeforePage(on('2026-11-28', 'es'), 'marmol')
    const [entry, passport] = page.parts[0]?.subjects[0]?.facts ?? []
    expect(entry).toMatchObject({ words: 'Un sello de noventa días.', known: true })
    expect(entry?.sources).toEqual([
      { name: 'La oficina de la puerta', address: 'https://example.org/gate/marmol' },
    ])
    expect(passport).toMatchObject({ known: false })
  })

  it('takes the worst of a region’s places and names where that is', async () => {
    const { health } = await getBeforePage(today, 'marmol')
    const shore = health.find(({ hazards }) => hazards.malaria === 'real')
    expect(shore?.only.malaria).toEqual(['Bocas Azules'])
    expect(health.flatMap(({ altitude }) => altitude).every(Number.isFinite)).toBe(true)
  })

  it('of a trek has the addresses and numbers of its country, and no places', async () => {
    const page = await getBeforePage(today, 'stone-stair')
    expect(page).toMatchObject({ type: 'trek', health: [] })
    const [insurance] = page.parts.flatMap(({ subjects }) => subjects)
    expect(insurance?.facts[0]?.sources[0]?.address).toBe('https://example.org/gate/sotavento')
  })

  it('is not found for a country of which nothing is written', async () => {
    for (const tag of ['costa-clara', 'sotavento', 'atlantis'])
      await expect(getBeforePage(today, tag)).rejects.toMatchObject({ code: 'not_found' })
  })
})

it('summaries and files leave out what is old and what is not known', async () => {
  const rows = await getBeforeSummary(today, 'marmol')
  expect(rows.map(({ subject }) => subject)).toEqual(['entry', 'malaria', 'insurance'])
  expect(rows.map(({ fact }) => fact.freshness)).toEqual(['fresh', 'fresh', 'fresh'])
  const lines = await getBeforeLines(today, ['marmol', 'costa-clara'])
  expect(lines).toEqual([{ name: 'Marmol: Entry and visa', words: 'A stamp for ninety days.' }])
  expect(await getBeforeLines(on('2026-12-15'), ['marmol'])).toEqual([])
})

it('calls answer old facts as old, and what is older still not at all', async () => {
  const wordsOn = async (day: string) =>
    (await getBeforeYouGoEntry(on(day), 'marmol')).facts.map(({ words, freshness }) => [words, freshness])
  expect(await wordsOn('2026-11-28')).toContainEqual(['Good from every tap.', 'old'])
  expect((await wordsOn('2027-09-21')).map(([words]) => words)).not.toContain('Good from every tap.')
})

it('machines are told what is fresh and known, and nothing else', async () => {
  const toldOn = async (day: string) =>
    beforeQuestions(await getBeforePage(on(day), 'marmol')).flatMap(({ answer }) => answer.flat())
  expect(await toldOn('2026-11-28')).toEqual([
    'A stamp for ninety days.',
    'Only at Bocas Azules.',
    'Nobody asks for it.',
  ])
  expect(await toldOn('2026-12-15')).toEqual(['Only at Bocas Azules.', 'Nobody asks for it.'])
})

describe('getTripBefore', () => {
  it('says of a trip what its own nights ask, of those countries of which something is written', async () => {
    const id = await idOf('one-shore-two-flags')
    const before = await getTripBefore(today, id)
    expect(before?.countries.map(({ tag }) => tag)).toEqual(['marmol'])
    const row = (subject: string) => before?.rows.find(one => one.subject === subject)
    expect(row('entry')?.facts[0]).toMatchObject({ words: 'A stamp for ninety days.' })
    expect(row('malaria')?.lines[0]).toContain('Bocas Azules')
    expect(row('insurance')?.lines[0]).toBeTruthy()
    const later = await getTripBefore(on('2026-12-15'), id)
    expect(later?.rows.find(({ subject }) => subject === 'entry')).toBeUndefined()
  })

  it('is null where nothing is written of any of its countries', async () => {
    expect(await getTripBefore(today, await idOf('cloud-to-coast'))).toBeNull()
  })
})
