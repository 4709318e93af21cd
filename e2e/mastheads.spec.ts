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

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test(`the title is on the first screen at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const path of PAGES) {
      await page.goto(path)
      const title = page.getByRole('heading', { level: 1 })
      await expect(title, path).toBeInViewport({ ratio: 1 })
    }
    // A reader may space letters and words wider (WCAG 1.4.12).
    await page.goto('/peru')
    const isWider = await page.evaluate(() => {
      const spaced = new CSSStyleSheet()
      spaced.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }')
      document.adoptedStyleSheets = [spaced]
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth > clientWidth
    })
    expect(isWider).toBe(false)
  })
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test(`on every country’s first screen at ${viewport.width} × ${viewport.height} stand a price, what to press, and who answers by when`, async ({
    page,
    path,
    word,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(path('/'))
    const countries = await page
      .locator('#wall a')
      .evaluateAll(tiles => tiles.flatMap(tile => tile.getAttribute('href') ?? []))
    const own = countries.filter(href => /^(\/es)?\/[a-z-]+$/.test(href)).slice(0, 15)
    expect(own).toHaveLength(15)
    for (const country of own) {
      await page.goto(country, { waitUntil: 'domcontentloaded' })
      const head = page.locator('main header').first()
      // A country whose trips are not written says that no price is known.
      const seen = [
        head.locator('a[href="#trips"]'),
        head.locator('dd', { hasText: new RegExp(`US\\$\\s\\d|${word('country_from_unknown')}`) }),
        head.locator('a[data-ask] small'),
      ]
      for (const each of seen) await expect(each, `${country} ${each}`).toBeInViewport({ ratio: 1 })
      await expect(page.locator('main header + #trips'), country).toHaveCount(1)
    }
  })
}

test('an overlay does not move the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/costa-rica')
  const title = page.getByRole('heading', { level: 1 })
  const before = await title.boundingBox()
  await page.getByRole('navigation').getByText('Destinations', { exact: true }).first().click()
  expect(await title.boundingBox()).toEqual(before)
})
