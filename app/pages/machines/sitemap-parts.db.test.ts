import { expect, test } from 'vitest'
import { getSitemap } from '#app/features/reading/sitemap/sitemap-queries.server.ts'
import { links } from '#app/links.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getSitemapParts } from './sitemap-parts.server.ts'

const { db } = await openTestDatabase({ seeded: true, unwritten: true })
const parts = await getSitemapParts({ db })
const paths = [...parts.values()].flat().map(({ path }) => path)

test('nothing is listed twice', () => {
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.filter(path => path.includes('?') || path.startsWith('/es/'))).toEqual([])
})

test('every page of the sitemap for people is in the one for search engines, except those for people only', async () => {
  const groups = (await getSitemap({ db, locale: 'en' })).flatMap(part => part.groups)
  const forPeople = [links.ask(), links.account()]
  const shown = groups.flatMap(group => group.links.map(({ to }) => to))
  expect(shown.filter(to => !paths.includes(to) && !forPeople.includes(to))).toEqual([])
})

test('a country without a page is not listed, nor a trip under its second country', () => {
  expect(paths).toContain('/peru/maps')
  expect(parts.get('treks')).toEqual([{ path: '/everest-base-camp' }, { path: '/kilimanjaro-summit' }])
  expect(paths).toContain('/costa-rica/family-vacations')
  for (const path of ['/nepal/maps', '/bali', '/nepal/trekking-vacations', '/ask'])
    expect(paths).not.toContain(path)
})

test('a country without trips has one page', () => {
  expect(parts.get('unplanned')).toHaveLength(9)
  expect(paths.filter(path => path.startsWith('/nepal'))).toEqual(['/nepal'])
})

test('unwritten pages are not listed', () => {
  const lists = ['tours', 'hotels', 'destinations']
  expect(paths.filter(path => path.startsWith('/laos/'))).toEqual([
    '/laos/team',
    '/laos/vacations/travel-planning',
    '/laos/maps',
  ])
  for (const list of lists) expect(paths).toContain(`/costa-rica/${list}`)
})

test('the dates of change are those of the texts', () => {
  const [article] = parts.get('articles')?.slice(1) ?? []
  expect(article?.modified).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(parts.get('company')?.find(({ path }) => path === '/company')?.modified).toBe('2026-11-16')
})
