import { expect, test } from './site-test.ts'

/** Pages that are written later; their links stand already (docs/decisions/0009-links-to-what-comes.md). */
const LATER: RegExp[] = []

const STARTS = [
  '/flora-fauna',
  '/flora-fauna/quetzal',
  '/peru/trekking-vacations',
  '/',
  '/costa-rica',
  '/peru',
  '/trips',
  '/costa-rica/trip/cloud-forest-to-corcovado',
  '/costa-rica/vacations/travel-planning',
  '/ask',
  '/costa-rica/maps',
  '/peru/maps',
  '/maps/trip/slow-water',
  '/sitemap',
  '/plus/galapagos-or-corcovado',
  '/costa-rica/team',
  '/expert/daniela-quesada',
  '/testimonials',
  '/costa-rica/tours',
  '/costa-rica/hotels',
  '/costa-rica/destinations',
  '/costa-rica/tours/wildlife',
  '/costa-rica/destinations/interest/birds',
  '/peru/destinations',
  '/peru/tours/trekking',
  '/costa-rica/destinations/tortuguero',
  '/costa-rica/attractions/poas-volcano',
  '/costa-rica/regions/caribbean',
  '/peru/destinations/cusco',
]

test('every link leads somewhere', async ({ page, path, request }) => {
  // Some three hundred pages, most of them made for the first time.
  test.setTimeout(180_000)
  const found = new Set<string>()
  for (const start of STARTS) {
    await page.goto(path(start))
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
    // What is chosen on a map is the same map, and a list narrowed the same list.
    for (const href of hrefs)
      found.add(href.replace(/#.*|\?(place|day|type|region|month|interest|habitat)=.*/, ''))
  }
  const dead: string[] = []
  for (const href of found) {
    const plain = href.replace(/^\/es(?=\/|$)/, '').replace(/\?.*/, '') || '/'
    if (LATER.some(pattern => pattern.test(plain))) continue
    const { status } = await request.get(href).then(response => ({ status: response.status() }))
    if (status !== 200) dead.push(`${status} ${href}`)
  }
  expect(found.size).toBeGreaterThan(30)
  expect(dead).toEqual([])
})
