import { expect, test } from './site-test.ts'

for (const [motion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a poster of the wall turns into the masthead of its country’s page: ${motion}`, async ({
    page,
    path,
  }) => {
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

/** Records what the page's next view transition animates. */
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
