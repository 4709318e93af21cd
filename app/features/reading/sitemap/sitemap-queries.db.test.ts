import { expect, test } from 'vitest'
import { listSpeciesPages } from '#app/features/catalogue/species/species-place-queries.server.ts'
import { withLocale } from '#app/locale.server.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getSitemap } from './sitemap-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const { countries, lists, site } = await withLocale('es', () => getSitemap({ db, locale: 'es' }))
const linksIn = (groups: typeof site = []) => groups.flatMap(({ links }) => links)
const linksOf = (part: (typeof countries)[number] | undefined) =>
  part ? [{ to: part.to, label: part.title }, ...part.main, ...linksIn(part.groups)] : []
const linksOfCountry = (tag: string) => linksOf(countries.find(({ id }) => id === tag))

test('every active country is there, in its order', () => {
  expect(countries.map(({ title }) => title).slice(0, 3)).toEqual(['Mármol', 'Costa Clara', 'Tamarindo'])
  expect(countries).toHaveLength(6)
})

test('every page has its link, in the reader’s language', () => {
  const written = linksOfCountry('costa-clara').map(({ to }) => to)
  for (const path of [
    '/costa-clara',
    '/costa-clara/trip/still-waters',
    '/costa-clara/tours',
    '/costa-clara/hotels',
    '/costa-clara/destinations/neblina',
    '/costa-clara/attractions/humo-volcano',
    '/costa-clara/regions/east-coast',
    '/costa-clara/family-vacations',
  ])
    expect(written).toContain(`/es${path}`)
  expect([...linksIn(site), ...lists.flatMap(linksOf)].map(({ to }) => to)).toEqual(
    expect.arrayContaining(['/es/plus/one-bag-for-rain', '/es/company/privacy', '/es/expert/berta-prado']),
  )
})

test('every animal and plant is there, after their list', async () => {
  const paths = linksOf(lists.find(({ id }) => id === 'flora-fauna')).map(({ to }) => to)
  const pages = await listSpeciesPages({ db })
  expect(paths[0]).toBe('/es/flora-fauna')
  expect(paths.slice(1).toSorted()).toEqual(
    pages.flatMap(({ path }) => (/flora-fauna\/./.test(path) ? `/es${path}` : [])).toSorted(),
  )
})

test('countries without trips have their own heading, sorted by name', () => {
  const group = site.find(({ title }) => title === 'Países donde no planeamos viajes')
  expect(group?.links).toHaveLength(2)
  expect(group?.links[0]).toEqual({ to: '/es/barlovento', label: 'Barlovento' })
  expect(group?.links.map(({ to }) => to)).not.toContain('/es/gemela')
})

test('a country without content has no links to empty lists', () => {
  const paths = linksOfCountry('nubla').map(({ to }) => to)
  expect(paths).toContain('/es/nubla/team')
  expect(paths.filter(path => /(tours|hotels|destinations)/.test(path))).toEqual([])
})

test('no link appears twice', () => {
  for (const [title, links] of [
    ...site.map(({ title, links }) => [title, links] as const),
    ...[...countries, ...lists].map(part => [part.title, linksOf(part)] as const),
  ]) {
    const paths = links.map(({ to }) => to)
    expect(new Set(paths).size, title).toBe(paths.length)
  }
})
