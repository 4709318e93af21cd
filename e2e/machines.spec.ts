import { expect, test } from './site-test.ts'

const TRIP = '/costa-rica/trip/slow-water'

test('a trip goes into a calendar from the day one sets out', async ({ page, path, word }) => {
  await page.goto(path(TRIP))
  await page.getByLabel(word('itinerary_start')).fill('2027-02-27')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: word('itinerary_calendar') }).click(),
  ])
  expect(download.suggestedFilename()).toBe('slow-water-2027-02-27.ics')
  expect(new URL(page.url()).pathname).toBe(path(TRIP))
})

test('the files of a trip are what they are called, in the language of their address', async ({
  request,
  path,
  word,
}) => {
  const calendar = await request.get(path(`${TRIP}/calendar.ics?start=2027-02-27`))
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const days = (await calendar.text()).match(/^SUMMARY:.*$/gm) ?? []
  expect(days).toHaveLength(8)
  expect(days[2]).toContain(word('itinerary_day', { number: 3 }))

  const route = await request.get(path(`${TRIP}/route.gpx`))
  expect(route.headers()['content-type']).toBe('application/gpx+xml; charset=utf-8')
  expect(route.headers()['content-disposition']).toContain('slow-water.gpx')
  expect(await route.text()).toContain(`<desc>${word('itinerary_road')}</desc>`)
})

test('a day that is none is refused with kind words, and a trip that is none is not found', async ({
  request,
  path,
  word,
}) => {
  for (const start of ['', '?start=', '?start=2027-02-30', '?start=tomorrow']) {
    const answer = await request.get(path(`${TRIP}/calendar.ics${start}`))
    expect([answer.status(), await answer.text()]).toEqual([422, word('itinerary_no_start')])
  }
  for (const file of ['calendar.ics?start=2027-02-27', 'route.gpx'])
    expect((await request.get(path(`/costa-rica/trip/to-the-moon/${file}`))).status()).toBe(404)
})

test('robots find the sitemap, and no file of it that is not there', async ({ request }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const sitemap = /^Sitemap: (.*)$/m.exec(await robots.text())?.[1] ?? ''
  expect((await request.get(new URL(sitemap).pathname)).headers()['content-type']).toContain(
    'application/xml',
  )
  for (const file of ['nothing.xml', 'trips', 'trips.xml.xml'])
    expect((await request.get(`/sitemap/${file}`)).status()).toBe(404)
})

test.describe('on paper', () => {
  test.use({ viewport: { width: 794, height: 1123 } })

  test('a trip keeps what one needs on the way', async ({ page, path, word }) => {
    await page.goto(path(TRIP))
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: word('itinerary_title') })).toBeVisible()
    await expect(page.locator('#day-1').getByRole('img')).toBeHidden()
    await expect(page.getByText(path(TRIP)).first()).toBeVisible()
    await expect(page.locator('#price')).toBeVisible()
    for (const name of ['itinerary_along', 'trip_reviews'] as const)
      await expect(page.getByRole('heading', { name: word(name) })).toBeHidden()
    const [map, days] = await Promise.all([
      page.locator('#days figure').first().boundingBox(),
      page.locator('#day-1').boundingBox(),
    ])
    expect(map?.y ?? 0).toBeLessThan(days?.y ?? 0)
    const torn = await page
      .locator('#days li[id]')
      .evaluateAll(all =>
        all.filter(day => getComputedStyle(day).breakInside !== 'avoid').map(({ id }) => id),
      )
    expect(torn).toEqual([])
  })
})

test('what a page needs is packed on its way', async ({ page, path }) => {
  const sizes = new Map<string, { packed: boolean; bytes: number }>()
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    const { 'content-encoding': encoding, 'content-length': length } = response.headers()
    if (/\.(js|css)$/.test(pathname))
      sizes.set(pathname, { packed: encoding === 'br', bytes: Number(length) })
  })
  await page.goto(path('/costa-rica'), { waitUntil: 'load' })
  // The picture at its head is asked for before any script, in both of its cuts.
  await expect(page.locator('head link[rel="preload"][as="image"]')).toHaveCount(2)
  const large = [...sizes].filter(([, { packed, bytes }]) => !packed && bytes >= 1_000)
  expect(large).toEqual([])
  expect([...sizes.values()].some(({ packed }) => packed)).toBe(true)
})
