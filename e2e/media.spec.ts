import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site-test.ts'

/** The page of samples is for developers, in English alone. */
const VIDEO = 'Show the video from YouTube'
const PHOTO = 'Show the photograph from Wikimedia Commons'
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

test.skip(({ language }) => language !== 'en')
// Requests to other origins are answered here; one of the photographs is missing.
test.use({ allowedErrors: [/Failed to load resource.*404/] })

test('nothing is loaded from another origin before a press; then only what was pressed, without a referrer', async ({
  page,
  baseURL,
}) => {
  const asked: { url: string; referer: string | undefined }[] = []
  await page.route(
    url => url.origin !== new URL(baseURL ?? '').origin,
    async (route, request) => {
      asked.push({ url: request.url(), referer: (await request.allHeaders()).referer })
      if (request.url().includes('no_such_file')) return route.fulfill({ status: 404 })
      if (request.resourceType() === 'image') return route.fulfill({ contentType: 'image/gif', body: PIXEL })
      return route.fulfill({ contentType: 'text/html', body: '<title>The player</title>' })
    },
  )
  await page.goto('/dev/media')
  await page.mouse.wheel(0, 4000)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect(asked).toEqual([])

  await page.getByRole('link', { name: PHOTO }).first().click()
  const photo = page.getByRole('img', { name: 'A waterfall between tree ferns' })
  await expect(photo).toBeFocused()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  expect(asked).toEqual([
    { url: expect.stringContaining('https://upload.wikimedia.org/'), referer: undefined },
  ])

  await page.getByRole('link', { name: VIDEO }).press('Enter')
  const player = page.getByTitle('Big Buck Bunny')
  await expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//)
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]?.referer).toBe(`${baseURL}/`)
})

test('a photograph that fails to load is reported as missing, and its link is back', async ({
  page,
  baseURL,
}) => {
  await page.route(
    url => url.origin !== new URL(baseURL ?? '').origin,
    route => route.fulfill({ status: 404 }),
  )
  await page.goto('/dev/media')
  await page.getByRole('link', { name: PHOTO }).nth(1).click()
  await expect(page.getByRole('status')).toHaveText('It did not come. The link leads to where it lies.')
  await expect(page.getByRole('link', { name: PHOTO })).toHaveCount(2)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('every item is a link to its source', async ({ page }) => {
    await page.goto('/dev/media')
    await expect(page.getByRole('link', { name: VIDEO })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    )
    await expect(page.getByRole('link', { name: PHOTO }).first()).toHaveAttribute(
      'href',
      /^https:\/\/upload\./,
    )
  })
})
