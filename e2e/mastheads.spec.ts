import type { Page } from '@playwright/test'
import { sampled } from '../tools/testing/sampled.ts'
import { expect, test } from './site-test.ts'

/** One page of every kind with a masthead. */
const PAGES = [
  '/costa-rica',
  '/peru',
  '/costa-rica/trip/cloud-forest-to-corcovado',
  '/costa-rica/nature-vacations',
  '/costa-rica/destinations/interest/wildlife',
  '/costa-rica/destinations/habitat/cloud-forest',
  '/costa-rica/destinations/monteverde',
  '/plus/costa-rica-month-by-month',
]

const VIEWPORTS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]

/** Calls back on one page at each size of the window: a page is loaded once for both. */
async function atEachSize(page: Page, check: (size: string) => Promise<void>): Promise<void> {
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport)
    await check(`${viewport.width} × ${viewport.height}`)
  }
}

test('the title is on the first screen', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path)
    const title = page.getByRole('heading', { level: 1 })
    await atEachSize(page, size => expect(title, `${path} at ${size}`).toBeInViewport({ ratio: 1 }))
  }
  // A reader may space letters and words wider (WCAG 1.4.12).
  await page.goto('/peru')
  await atEachSize(page, async size => {
    const isWider = await page.evaluate(() => {
      const spaced = new CSSStyleSheet()
      spaced.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }')
      document.adoptedStyleSheets = [spaced]
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth > clientWidth
    })
    expect(isWider, size).toBe(false)
  })
})

test('on every country’s first screen stand a price, what to press, and who answers by when', async ({
  page,
  path,
  word,
}) => {
  await page.goto(path('/'))
  const countries = await page
    .locator('#wall a')
    .evaluateAll(tiles => tiles.flatMap(tile => tile.getAttribute('href') ?? []))
  const own = countries.filter(href => /^(\/es)?\/[a-z-]+$/.test(href)).slice(0, 15)
  expect(own).toHaveLength(15)
  for (const country of sampled(own, 3)) {
    await page.goto(country, { waitUntil: 'domcontentloaded' })
    const head = page.locator('main header').first()
    // A country whose trips are not written says that no price is known.
    const seen = [
      head.locator('a[href="#trips"]'),
      head.locator('dd', { hasText: new RegExp(`US\\$\\s\\d|${word('country_from_unknown')}`) }),
      head.locator('a[data-ask] small'),
    ]
    await atEachSize(page, async size => {
      for (const each of seen)
        await expect(each, `${country} at ${size} ${each}`).toBeInViewport({ ratio: 1 })
    })
    await expect(page.locator('main header + #trips'), country).toHaveCount(1)
  }
})

test('an overlay does not move the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/costa-rica')
  const title = page.getByRole('heading', { level: 1 })
  const before = await title.boundingBox()
  await page.getByRole('navigation').getByText('Destinations', { exact: true }).first().click()
  expect(await title.boundingBox()).toEqual(before)
})
