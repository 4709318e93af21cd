import { describe, expect, it } from 'vitest'
import { openWorld } from '#tools/testing/test-database.ts'
import { getDraftPage } from './draft-page-queries.server.ts'
import { assumedWords, messageOf, setTitle } from './draft-words.ts'

const { db } = await openWorld()
const ctx = { db, locale: 'en', now: () => new Date('2026-11-22T12:00:00Z') } as const

describe('a page of drafts', () => {
  it('says which lengths are possible and which was used, if the asked one is not', async () => {
    const { days } = await getDraftPage(ctx, '400 days in Costa Clara', null)
    expect(days).toEqual({ said: '400 days', least: 3, most: 21, drafted: 21 })
    expect((await getDraftPage(ctx, 'ten days in Costa Clara', null)).days).toBeNull()
  })

  it('says if none of the words were understood, but not for an address without words', async () => {
    const asked = await getDraftPage(ctx, 'asdf qwer', null)
    expect(asked).toMatchObject({ because: 'nothing', country: expect.anything() })
    expect((await getDraftPage(ctx, 'asdf, ten days', null)).because).toBe('first')
    const code = asked.drafts[0]?.code ?? ''
    expect((await getDraftPage(ctx, '', code)).because).toBeNull()
  })

  it.each([
    ['Costa Clara with two kids', 2, 'The ages of 2 children are not said'],
    ['Costa Clara with a son of 9 and a daughter', 1, 'The age of one child is not said'],
    ['Costa Clara with children', 0, 'the price counts none'],
    ['Costa Clara, My Family', 0, 'the price counts none'],
    ['Costa Clara with kids 6 and 9', null, ''],
    ['Costa Clara for two', null, ''],
  ])('says which ages of children it assumes, to the planner too: %s', async (text, agesUnsaid, said) => {
    const page = await getDraftPage(ctx, text, null)
    const [draft] = page.drafts
    expect(page.agesUnsaid).toBe(agesUnsaid)
    expect(assumedWords(page).join()).toContain(said)
    expect(assumedWords(page)).toHaveLength(agesUnsaid === null ? 0 : 1)
    expect(draft && messageOf(page, draft)).toContain(said)
  })

  it('says first where we plan nothing, and drafts only what is named of ours', async () => {
    for (const [words, name] of [
      ['Antarctica with penguins, under 200 dollars', 'Antarctica'],
      ['Barlovento for a week', 'Windward'],
    ]) {
      const page = await getDraftPage(ctx, words ?? '', null)
      expect(page).toMatchObject({ elsewhere: [name], drafts: [], country: null })
    }
    const both = await getDraftPage(ctx, 'Antarctica and Costa Clara, a week', null)
    expect(both).toMatchObject({ elsewhere: ['Antarctica'], country: { tag: 'costa-clara' } })
    expect(both.drafts.length).toBeGreaterThan(0)
  })

  it('gives no reason for a goal or for who comes, which no place or tour bears', async () => {
    const { drafts } = await getDraftPage(ctx, 'Costa Clara, family vacation, Nature That Stuns, birds', null)
    const reasons = drafts.flatMap(draft => draft.reasons)
    expect(reasons.map(({ from }) => from.toLowerCase())).toContain('birds')
    expect(reasons.filter(({ kind, from }) => kind === 'activity' && /family|nature/i.test(from))).toEqual([])
  })

  it('reads an amount in euros, and says what it did not read', async () => {
    const page = await getDraftPage(ctx, 'zither in Costa Clara for 2000 €', null)
    expect(page.unread).toEqual(['zither'])
    expect(page.chosen?.draft.reasons.map(({ kind }) => kind)).toContain('budget')
  })

  it('has a map of each draft, also with a single place', async () => {
    const { drafts } = await getDraftPage(ctx, '3 days in Costa Clara', null)
    expect(drafts.some(({ stops }) => stops.length === 1)).toBe(true)
    for (const { map, stops } of drafts)
      expect(map?.places.map(({ name }) => name)).toEqual(
        expect.arrayContaining(stops.map(({ place }) => place)),
      )
  })

  it('says that drafts would work only if they keep to all that was said', async () => {
    const titleFor = async (words: string) => setTitle(await getDraftPage(ctx, words, null))
    expect(await titleFor('ten days in Costa Clara')).toMatch(/would work/)
    expect(await titleFor('zither in Costa Clara, ten days')).toBe('What comes closest')
    expect(await titleFor('400 days in Costa Clara')).toBe('What comes closest')
    expect(await titleFor('asdf qwer')).toBe('To begin with')
  })

  it('shows a picture of each draft, and of each stay of the chosen one, none twice', async () => {
    const { drafts, chosen } = await getDraftPage(ctx, 'ten days in Costa Clara', null)
    const pictures = [...drafts, ...(chosen?.stays ?? [])].map(({ picture }) => picture)
    expect(pictures.length).toBeGreaterThan(2)
    const prints = pictures.map(path => /\/([a-z]+-[a-z]+)-(?:4x3|21x9)/.exec(path)?.[1])
    expect(prints).not.toContain(undefined)
    expect(new Set(prints).size).toBe(prints.length)
  })
})
