import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, test } from './site-test.ts'

/** One of each kind of page. */
const PAGES = [
  '/',
  '/costa-rica',
  '/peru',
  '/trips',
  '/costa-rica/trip/slow-water',
  '/costa-rica/vacations/travel-planning',
  '/costa-rica/family-vacations',
  '/costa-rica/team',
  '/testimonials',
  '/flora-fauna',
  '/company/how-it-works',
  '/account/signup',
  '/ask',
]

for (const address of PAGES) {
  test(`${address} is for large type, blunt fingers and colours of one’s own`, async ({ page, path }) => {
    // A window of 1280 px magnified four times.
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path(address))
    await expectNoSidewaysScroll(page)
    expect(await smallTargets(page)).toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await unseenControls(page)).toEqual([])
  })
}

for (const [motion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a poster of the wall becomes the head of its country’s page: ${motion}`, async ({ page, path }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await page.addInitScript(noteTransitions)
    await page.goto(path('/'))
    await page.locator(`#wall a[href="${path('/costa-rica')}"]`).click()
    await expect(page).toHaveURL(new RegExp(`${path('/costa-rica')}$`))
    await expect.poll(() => page.evaluate(() => 'moved' in window)).toBe(true)
    const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved)
    expect(moved.includes('::view-transition-group(country-art)')).toBe(moves)
  })
}

/** Keeps what is animated by the page's next transition. */
function noteTransitions(): void {
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = update => {
    const transition = start(update)
    void transition.ready.then(() => {
      const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
      Object.assign(window, { moved: parts })
    })
    return transition
  }
}

/** Controls that a finger would miss: under 44 px. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SMALLEST = 43.5
    // What is pressed may be larger than what is drawn.
    const sizeOf = (control: Element) => {
      const drawn = control.getBoundingClientRect()
      const { content, position, width, height } = getComputedStyle(control, '::after')
      if (content === 'none' || position !== 'absolute') return drawn
      return {
        width: Math.max(drawn.width, Number.parseFloat(width)),
        height: Math.max(drawn.height, Number.parseFloat(height)),
      }
    }
    return [
      ...document.querySelectorAll<HTMLElement>('button, summary, select, textarea, input, a[data-ask]'),
    ]
      .map(control => control.closest<HTMLElement>('label') ?? control)
      .filter(control => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(control => {
        const { width, height } = sizeOf(control)
        return width > 1 && (width < SMALLEST || height < SMALLEST)
      })
      .map(control => control.outerHTML.slice(0, 160))
  })
}

/** Controls of which nothing is left where the system chooses the colours. */
function unseenControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const drawn = (element: Element) => {
      const { appearance, borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element)
      const bordered = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0
      return bordered || outlineStyle !== 'none' || appearance === 'auto'
    }
    return [...document.querySelectorAll<HTMLElement>('button, select, textarea, input')]
      .filter(control => control.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
      .filter(control => control.getBoundingClientRect().width > 1)
      .filter(control => !drawn(control) && ![control.closest('label')].some(label => label && drawn(label)))
      .map(control => control.outerHTML.slice(0, 160))
  })
}
