import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it, onTestFinished, vi } from 'vitest'
import { PREVIEW } from '#app/links.ts'
import routes from '#app/routes.ts'
import { openPages } from '#tools/testing/page-renderer.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'
import { pageKey } from './page-query.ts'

/** Parts of the small world's addresses: after another, or by their own name. */
const PARTS: Record<string, string> = {
  'destinations/slug': 'neblina',
  'attractions/slug': 'canales-park',
  'regions/slug': 'east-coast',
  'plus/slug': 'one-bag-for-rain',
  'company/slug': 'privacy',
  'interest/topicKey': 'wildlife',
  'habitat/topicKey': 'rainforest',
  country: 'costa-clara',
  tripKey: 'still-waters',
  fkey: 'alma-reyes',
  speciesKey: 'green-trogon',
  typeKey: 'wildlife',
  themeKey: 'family',
  vacations: 'family-vacations',
  resource: 'plans',
}

function addressesOf({ path = '', index, children = [] }: RouteConfigEntry): string[] {
  return path !== '' || index ? [`/${path}`] : children.flatMap(addressesOf)
}

const keyOf = (address: string) => pageKey(`https://ceiba.test${address}`)
const readsAll = (path: string) => keyOf(`${path}?anything=1`) !== path

/** An address of each public page that does not get every parameter. */
function addresses(): string[] {
  return routes
    .flatMap(addressesOf)
    .filter(path => !path.startsWith('/es') && !path.includes('*') && !readsAll(path))
    .map(path =>
      path.replaceAll(
        /([\w-]*)\/:(\w+)/g,
        (_, before, name) => `${before}/${PARTS[`${before}/${name}`] ?? PARTS[name] ?? name}`,
      ),
    )
}

it('names every query parameter that a public page reads', async () => {
  const connection = await openTestDatabase({ seeded: 'world' })
  const { ask } = await openTestSite(connection, { renderPage: await openPages() })
  const spies = (['get', 'getAll', 'has'] as const).map(name => vi.spyOn(URLSearchParams.prototype, name))
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  const missing: string[] = []
  for (const address of addresses()) if ((await ask(address)).status === 404) missing.push(address)
  expect(missing).toEqual([
    '/sitemap/file',
    '/receipt/receiptKey',
    '/saved/listKey',
    '/costa-clara/before-you-go',
  ])
  const read = new Set(spies.flatMap(({ mock }) => mock.calls.map(([name]) => name)))
  // Whoever has the link of a preview is given it past every cache.
  read.delete(PREVIEW)
  expect([...read].filter(name => keyOf(`/?${name}=x`) === '/')).toEqual([])
})
