import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './site-test.ts'

const scrollDown = (page: Page) => page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }))

/**
 * Presses a part of the banner at the end of the page, where the footer leaves it its place. Parts that come late move
 * the end away, and the banner hides from what is in its place then: one scrolls on to the new end.
 */
async function pressAtEnd(page: Page, part: Locator): Promise<void> {
  await scrollDown(page)
  // With it the page grows.
  await expect(page.locator('aside[data-place]')).toHaveCount(1)
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await part.click({ timeout: 1000 })
  }).toPass()
}

/** What of the page the banner lies on, words and controls, and whether it is shown at all. */
function covered(page: Page): Promise<{ shown: boolean; below: string[] }> {
  return page.evaluate(() => {
    const banner = document.querySelector('aside[data-place]')
    const forms = [...(banner?.children ?? [])].filter(one =>
      one.checkVisibility({ visibilityProperty: true }),
    )
    const places = forms.map(one => one.getBoundingClientRect())
    const isBelow = (rect: DOMRect) =>
      rect.width > 1 &&
      places.some(
        one =>
          one.left < rect.right && rect.left < one.right && one.top < rect.bottom && rect.top < one.bottom,
      )
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const below: string[] = []
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const around = node.parentElement
      if (!node.textContent?.trim() || banner?.contains(node)) continue
      if (!around?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      if ([...range.getClientRects()].some(isBelow)) below.push(node.textContent.trim())
    }
    for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
      if (banner?.contains(control) || !control.checkVisibility({ visibilityProperty: true })) continue
      if ([...control.getClientRects()].some(isBelow)) below.push(control.outerHTML.slice(0, 120))
    }
    return { shown: places.length > 0, below }
  })
}

test('the contact banner comes after the first screen and stays away once dismissed', {
  tag: '@both-everywhere',
}, async ({ page, path, word }) => {
  await page.goto(path('/costa-rica'))
  const banner = page.getByRole('complementary', { name: word('banner_label') })
  const opener = banner.getByRole('button', { name: word('banner_other') })
  await expect(banner).toHaveCount(0)
  await pressAtEnd(page, opener)
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

  const close = banner.getByRole('button', { name: word('contact_close') })
  await pressAtEnd(page, close)
  await expect(banner).toHaveCount(0)
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
  await page.goto(path('/trips'))
  await scrollDown(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await expect(banner).toHaveCount(0)
})

test('its wording follows the path, and on a phone the finder and a trip have their own button or bar instead', {
  tag: '@both-everywhere',
}, async ({ page, path, word }) => {
  const banner = page.getByRole('complementary', { name: word('banner_label') })
  const opener = banner.getByRole('button', { name: word('banner_trip') })
  await page.goto(path('/trips'))
  await scrollDown(page)
  const phone = (page.viewportSize()?.width ?? 0) < 1024
  await expect(page.locator('aside[data-place]')).toHaveCount(1)
  await expect(opener).toBeVisible({ visible: !phone })
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()

  await page.goto(path('/costa-rica/trip/slow-water'))
  await scrollDown(page)
  await expect(page.getByRole('complementary', { name: word('trip_bar') })).toBeVisible({ visible: phone })
  await expect(
    page.locator('main > header').getByRole('link', { name: word('nav_make_my_adventure') }),
    'once on a screen',
  ).toBeVisible({
    visible: !phone,
  })
  await expect(opener).toBeVisible({ visible: !phone })
})

const KINDS = [
  '/costa-rica',
  '/costa-rica/hotels',
  '/costa-rica/tours',
  '/costa-rica/destinations/monteverde',
  '/costa-rica/before-you-go',
  '/costa-rica/honeymoon-vacations',
  '/flora-fauna',
  '/testimonials',
  '/company/contact',
  '/when-to-go',
]
/** On a phone they have a bar or a button of their own there. */
const WITH_BAR = ['/trips', '/costa-rica/trip/slow-water']

for (const kind of [...KINDS, ...WITH_BAR]) {
  const tag = WITH_BAR.includes(kind) ? [] : ['@both-everywhere']
  test(`it lies on no words and no control of ${kind}`, { tag }, async ({ page, path }) => {
    await page.goto(path(kind))
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true
    })
    const [height, window] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight])
    await page.evaluate(at => scrollTo({ top: at, behavior: 'instant' }), window + 40)
    await expect(page.locator('aside[data-place]')).toHaveCount(1)
    let shown = 0
    for (let top = window + 40; top < Math.min(height, 9 * window); top += 0.6 * window) {
      await page.evaluate(at => scrollTo({ top: at, behavior: 'instant' }), top)
      await expect.poll(async () => (await covered(page)).below, `at ${Math.round(top)} px`).toEqual([])
      if ((await covered(page)).shown) shown++
    }
    expect(shown).toBeGreaterThan(0)
  })
}

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
    const banner = page.getByRole('complementary', { name: word('banner_label') })
    const close = banner.getByRole('button', { name: word('contact_close') })
    await pressAtEnd(page, close)
    await expect(banner).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
