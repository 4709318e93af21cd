import { expect, test } from './site-test.ts'

const TRIP = '/costa-rica/trip/slow-water'

test('a trip is added to a calendar from the day of departure', async ({ page, path, word }) => {
  await page.goto(path(TRIP))
  await page.getByRole('heading', { name: word('itinerary_along') }).click()
  await page.getByLabel(word('itinerary_start')).fill('2027-02-27')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: word('itinerary_calendar') }).click(),
  ])
  expect(download.suggestedFilename()).toBe('slow-water-2027-02-27.ics')
  expect(new URL(page.url()).pathname).toBe(path(TRIP))
})

test.describe('in print', () => {
  test.use({ viewport: { width: 794, height: 1123 } })

  test('a trip keeps what a traveller needs on the way', async ({ page, path, word }) => {
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

  test('an article is printed without links to other content', async ({ page, path, word }) => {
    await page.goto(path('/plus/galapagos-or-corcovado'))
    const voices = page.getByRole('heading', { name: word('voices_title').replace('\n', ' ') })
    await voices.scrollIntoViewIfNeeded()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(voices).toBeHidden()
  })
})

test('a page’s files are compressed', async ({ page, path }) => {
  const sizes = new Map<string, { packed: boolean; bytes: number }>()
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    const { 'content-encoding': encoding, 'content-length': length } = response.headers()
    if (/\.(js|css)$/.test(pathname))
      sizes.set(pathname, { packed: encoding === 'br', bytes: Number(length) })
  })
  await page.goto(path('/costa-rica'), { waitUntil: 'load' })
  // The picture at its top is preloaded, in each of its crops.
  await expect(page.locator('head link[rel="preload"][as="image"]')).toHaveCount(2)
  const large = [...sizes].filter(([, { packed, bytes }]) => !packed && bytes >= 1_000)
  expect(large).toEqual([])
  expect([...sizes.values()].some(({ packed }) => packed)).toBe(true)
})
