import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site-test.ts'

const PAGES = [
  '/',
  '/?country=costa-rica',
  '/costa-rica',
  '/peru',
  '/trips',
  '/trips?fcountry=costa-rica&ftype=Treks+%26+Trails',
  '/trips?q=zzzzzz',
  '/costa-rica/trip/cloud-forest-to-corcovado',
  '/ask',
]

for (const address of PAGES) {
  test(`${address} can be used by everyone`, async ({ page, path, language }) => {
    const [pathname = '/', search] = address.split('?')
    const response = await page.goto(path(pathname) + (search ? `?${search}` : ''))
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('main')).toHaveCount(1)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

test('no page asks anything of another origin', async ({ page, path, baseURL }) => {
  const elsewhere: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      elsewhere.push(request.url())
  })
  for (const address of ['/', '/costa-rica', '/trips'])
    await page.goto(path(address), { waitUntil: 'networkidle' })
  expect(elsewhere).toEqual([])
})

test.describe('an address that is no page', () => {
  test.use({ allowedErrors: [/404/] })

  for (const address of [
    '/atlantis',
    '/costa-rica/trip/to-the-moon',
    '/costa-rica/nothing/here',
    '/receipt/guessed',
  ]) {
    test(`${address} says so and leads on`, async ({ page, path, word }) => {
      const response = await page.goto(path(address))
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('error_404_title'))
      await expect(page.locator('main').getByRole('link', { name: word('error_trips') })).toBeVisible()
      await expectAccessible(page)
    })
  }
})

test('the other language is one press away and means the same page', async ({ page, path, language }) => {
  await page.goto(path('/costa-rica/trip/cloud-forest-to-corcovado'))
  const other = language === 'en' ? 'es' : 'en'
  const href = await page.locator(`a[hreflang="${other}"]`).first().getAttribute('href')
  await page.goto(href ?? '')
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page).toHaveURL(/\/costa-rica\/trip\/cloud-forest-to-corcovado$/)
})
