import { expect, test } from 'vitest'
import { getSitemap } from '#app/features/reading/sitemap/sitemap-queries.server.ts'
import { links } from '#app/links.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getSitemapParts } from './sitemap-parts.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const parts = await getSitemapParts({ db })
const paths = [...parts.values()].flat().map(({ path }) => path)

test('nothing is listed twice', () => {
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.filter(path => path.includes('?') || path.startsWith('/es/'))).toEqual([])
})

test('every page of the sitemap for people is in the one for search engines, except those for people only', async () => {
  const { countries, site } = await getSitemap({ db, locale: 'en' })
  const groups = [...site, ...countries.flatMap(part => part.groups)]
  const forPeople = [links.ask(), links.account()]
  const shown = groups.flatMap(group => group.links.map(({ to }) => to))
  expect(shown.filter(to => !paths.includes(to) && !forPeople.includes(to))).toEqual([])
})

test('a country without a page is not listed, nor a trip under its second country', () => {
  expect(paths).toContain('/marmol/maps')
  expect(parts.get('treks')).toEqual([{ path: '/seven-lakes-walk' }, { path: '/stone-stair' }])
  expect(paths).toContain('/costa-clara/family-vacations')
  for (const path of ['/sotavento/maps', '/gemela', '/sotavento/trekking-vacations', '/ask'])
    expect(paths).not.toContain(path)
})

test('a country without trips has one page', () => {
  expect(parts.get('unplanned')).toHaveLength(2)
  expect(paths.filter(path => path.startsWith('/sotavento'))).toEqual(['/sotavento'])
})

test('unwritten pages are not listed', () => {
  const lists = ['tours', 'hotels', 'destinations']
  expect(paths.filter(path => path.startsWith('/nubla/'))).toEqual([
    '/nubla/team',
    '/nubla/vacations/travel-planning',
    '/nubla/maps',
  ])
  for (const list of lists) expect(paths).toContain(`/costa-clara/${list}`)
})

test('the dates of change are those of the texts', () => {
  const [article] = parts.get('articles')?.slice(1) ?? []
  expect(article?.modified).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(parts.get('company')?.find(({ path }) => path === '/company')?.modified).toBe('2026-11-16')
})
