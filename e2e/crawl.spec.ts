import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import { faultsOf } from './crawl-faults.ts'
import { crawl } from './site-crawl.ts'
import { expect, test } from './site-test.ts'

test('every page of the sitemap, and every link on it, is whole in both languages', async ({ baseURL }) => {
  test.setTimeout(300_000)
  const origin = baseURL ?? ''
  const found = await crawl(origin, { en: en.breadcrumbs_label, es: es.breadcrumbs_label })
  expect(found.listed.size).toBeGreaterThan(500)
  // Every fault with the page it was found on, so that one run tells all there is to mend.
  const faults = [...found.visited].flatMap(([address, visited]) =>
    faultsOf(address, visited, found, origin).map(
      fault => `${address}: ${fault} (from ${found.foundOn.get(address)})`,
    ),
  )
  expect(faults).toEqual([])
})
