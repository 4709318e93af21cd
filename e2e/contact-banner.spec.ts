import { expect, expectAccessible, test } from './site-test.ts'

test('the contact banner comes after the first screen and stays away once dismissed', {
  tag: '@both-everywhere',
}, async ({ page, path, word }) => {
  await page.goto(path('/costa-rica'))
  const banner = page.getByRole('complementary', { name: word('banner_label') })
  await expect(banner).toHaveCount(0)
  await page.mouse.wheel(0, 1600)
  await expect(banner).toContainText(word('banner_other'))

  await banner.getByRole('button', { name: word('banner_other') }).click()
  await expect(banner.getByText(word('banner_sample_quote')).first()).toBeVisible()
  const mail = banner.getByRole('link', { name: /@/ })
  await expect(mail).toHaveAttribute('href', /^mailto:.*subject=Cont.*body=/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(mail).toHaveCount(0)

  // The focused element is scrolled out from behind it.
  const link = page.getByRole('main').getByRole('link').last()
  await link.evaluate(element => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 4))
  await link.focus()
  const [focused, strip] = [await link.boundingBox(), await banner.boundingBox()]
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThan(strip?.y ?? 0)

  // At the top it would cover the page's own first buttons.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(banner).toHaveCount(0)
  await page.mouse.wheel(0, 1600)

  await banner.getByRole('button', { name: word('contact_close') }).click()
  await expect(banner).toHaveCount(0)
  await expect(page.locator('main :focus')).toHaveCount(1)
  await page.goto(path('/trips'))
  await page.mouse.wheel(0, 1600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await expect(banner).toHaveCount(0)
})

test('its wording follows the path, and on a phone the finder and a trip have their own button or bar instead', {
  tag: '@both-everywhere',
}, async ({ page, path, word }) => {
  const banner = page.getByRole('complementary', { name: word('banner_label') })
  await page.goto(path('/trips'))
  await page.mouse.wheel(0, 1600)
  const phone = (page.viewportSize()?.width ?? 0) < 1024
  await expect(banner.getByText(word('banner_trip'))).toBeVisible({ visible: !phone })
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()

  await page.goto(path('/costa-rica/trip/slow-water'))
  await page.mouse.wheel(0, 1600)
  await expect(page.getByRole('complementary', { name: word('trip_bar') })).toBeVisible({ visible: phone })
  await expect(
    page.locator('main > header').getByRole('link', { name: word('nav_make_my_adventure') }),
    'once on a screen',
  ).toBeVisible({
    visible: !phone,
  })
  await expect(banner).toBeVisible({ visible: !phone })
})

test.describe('in a browser that forbids storage', () => {
  // React Router logs that it cannot store the scroll position.
  test.use({ allowedErrors: [/storage/i] })

  test('the page works, and its banner can be dismissed', async ({ page, path, word }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('storage is forbidden', 'SecurityError')
        },
      })
    })
    await page.goto(path('/costa-rica'))
    await page.mouse.wheel(0, 1600)
    const banner = page.getByRole('complementary', { name: word('banner_label') })
    await banner.getByRole('button', { name: word('contact_close') }).click()
    await expect(banner).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
