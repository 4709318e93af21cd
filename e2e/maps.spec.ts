import type { Locator, Page } from '@playwright/test'
import { expect, test } from './site-test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const RED = 'rgb(255, 18, 0)'

/** The visible part of the map, in its own pixels. */
async function windowOf(page: Page): Promise<{ x: number; y: number; width: number }> {
  const box = await page.locator('main svg[role="img"]').first().getAttribute('viewBox')
  const [x = 0, y = 0, width = 0] = (box ?? '').split(' ').map(Number)
  return { x, y, width }
}

function markOf(page: Page, key: string): Locator {
  return page.locator(`[data-place="${key}"] circle`)
}

function listed(page: Page, href: string): Locator {
  return page.locator(`main a[href$="${href}"]`)
}

/** Opens the map and waits until it can be used. */
async function openMap(page: Page, address: string, name: string): Promise<Locator> {
  await page.goto(address)
  const map = page.getByRole('group', { name })
  await expect(map).toHaveAttribute('tabindex', '0')
  return map
}

test.describe('the map of a country', () => {
  test('is moved and zoomed with the keyboard alone', async ({ page, path, word }) => {
    const map = await openMap(page, path('/costa-rica/maps'), word('explorer_map'))
    const whole = await windowOf(page)
    await map.focus()
    await page.keyboard.press('+')
    await expect.poll(async () => (await windowOf(page)).width).toBeCloseTo(whole.width / 1.6, 0)
    await page.keyboard.press('+')
    await expect.poll(async () => (await windowOf(page)).width).toBeCloseTo(whole.width / 2.56, 0)
    const before = await windowOf(page)
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await windowOf(page)).x).toBeGreaterThan(before.x + 100)
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => (await windowOf(page)).y).toBeLessThan(before.y - 50)
    await page.keyboard.press('0')
    await expect.poll(() => windowOf(page)).toEqual(whole)
  })

  test('shows more when zoomed in', async ({ page, path, word }) => {
    await openMap(page, path('/costa-rica/maps'), word('explorer_map'))
    const names = page.locator('[data-place] text:visible')
    const atFirst = await names.count()
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: word('explorer_closer') }).click()
    await expect.poll(() => names.count()).toBeGreaterThan(atFirst + 3)
  })

  test('and its list highlight each other, and the back button works', async ({ page, path, word }) => {
    const map = await openMap(page, path('/costa-rica/maps'), word('explorer_map'))
    const whole = await windowOf(page)
    const tortuguero = listed(page, '/costa-rica/maps?place=tortuguero')
    await tortuguero.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/costa-rica\/maps\?place=tortuguero$/)
    await expect(tortuguero).toHaveAttribute('aria-current', 'true')
    await expect(tortuguero).toBeFocused()
    await expect(markOf(page, 'tortuguero')).toHaveCSS('fill', RED)
    await expect(page.getByRole('status')).toHaveText(word('explorer_chosen', { name: 'Tortuguero' }))
    await expect.poll(async () => (await windowOf(page)).width).toBeLessThan(whole.width / 2)

    await page.getByRole('button', { name: word('explorer_whole') }).click()
    await expect(page).toHaveURL(/\/costa-rica\/maps$/)
    await expect.poll(() => windowOf(page)).toEqual(whole)
    const uvita = await markOf(page, 'uvita').boundingBox()
    await page.mouse.click((uvita?.x ?? 0) + 4, (uvita?.y ?? 0) + 4)
    await expect(page).toHaveURL(/\?place=uvita$/)
    const item = listed(page, '/costa-rica/maps?place=uvita')
    await expect(item).toHaveAttribute('aria-current', 'true')
    await expect(item).toBeInViewport()

    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/\?place=tortuguero$/)
    await expect(tortuguero).toHaveAttribute('aria-current', 'true')
    await map.hover({ position: { x: 5, y: 5 } })
    await expect(markOf(page, 'tortuguero')).toHaveCSS('fill', RED)
  })

  test('finds a place by its name, and hides kinds of place', { tag: '@both' }, async ({
    page,
    path,
    word,
  }) => {
    await openMap(page, path('/costa-rica/maps'), word('explorer_map'))
    const find = page.getByRole('searchbox', { name: word('explorer_find') })
    await find.fill('samara')
    await expect(listed(page, '?place=samara')).toBeVisible()
    await expect(listed(page, '?place=tortuguero')).toHaveCount(0)
    await expect(markOf(page, 'tortuguero')).toHaveCount(0)
    await find.press('Enter')
    await expect(page).toHaveURL(/\?place=samara$/)
    await expect(markOf(page, 'samara')).toHaveCSS('fill', RED)
    await find.fill('')
    const stays = page.getByRole('checkbox', { name: word('explorer_kind_destination') })
    await stays.uncheck()
    await expect(markOf(page, 'tortuguero')).toHaveCount(0)
    await expect(listed(page, '?place=attraction-tortuguero-national-park')).toBeVisible()
    await find.fill('xyzzy')
    await expect(page.getByText(word('explorer_none'))).toBeVisible()
  })

  test('shows the distance between two places, and draws the way', {
    tag: ['@both-everywhere', '@firefox'],
  }, async ({ page, path, word }) => {
    await openMap(page, path('/costa-rica/maps'), word('explorer_map'))
    await expect(page.locator('main [data-day]')).toHaveCount(0)
    await page.getByLabel(word('explorer_way_from'), { exact: true }).selectOption('la-fortuna')
    await expect(page).toHaveURL(/\?place=la-fortuna$/)
    await page.getByLabel(word('explorer_way_to'), { exact: true }).selectOption('monteverde')
    await expect(page).toHaveURL(/\?place=la-fortuna&to=monteverde$/)
    const answer = page.getByRole('region', { name: word('explorer_way') })
    await expect(answer).toContainText(/\d\sh/)
    await expect(answer).toContainText(/\d+ km/)
    const legs = page.locator('main [data-day] path:last-child')
    expect(await legs.count()).toBeGreaterThan(0)
    for (const leg of await legs.all()) await expect(leg).toHaveCSS('stroke', RED)
  })

  test('follows a drag', async ({ page, path, word }) => {
    // Without animation, so that measurements are stable.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const map = await openMap(page, path('/costa-rica/maps'), word('explorer_map'))
    for (let i = 0; i < 2; i++) await page.getByRole('button', { name: word('explorer_closer') }).click()
    await expect.poll(async () => (await windowOf(page)).width).toBeLessThan(1000)
    const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const before = await markOf(page, 'la-fortuna').boundingBox()
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 2 + 60, y + height / 2 + 30, { steps: 4 })
    await page.mouse.up()
    const after = await markOf(page, 'la-fortuna').boundingBox()
    expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(60, -0.5)
    expect((after?.y ?? 0) - (before?.y ?? 0)).toBeCloseTo(30, -0.5)
    await expect(page).toHaveURL(/\/maps$/)
  })

  test('does not zoom on the wheel until it is meant', async ({ page, path, word }) => {
    await page.setViewportSize({ width: 700, height: 800 })
    const map = await openMap(page, path('/costa-rica/maps'), word('explorer_map'))
    const whole = await windowOf(page)
    await map.hover()
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    expect(await windowOf(page)).toEqual(whole)
    await map.focus()
    await page.mouse.wheel(0, -200)
    await expect.poll(async () => (await windowOf(page)).width).toBeLessThan(whole.width)
  })

  test('jumps without animation under reduced motion', async ({ page, path, word }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openMap(page, path('/costa-rica/maps'), word('explorer_map'))
    const steps = await page.evaluate(async () => {
      const drawing = document.querySelector('main svg[role="img"]')
      const seen = new Set<string | null>()
      const first = new Promise<void>(resolve => {
        const observer = new MutationObserver(() => {
          seen.add(drawing?.getAttribute('viewBox') ?? null)
          resolve()
        })
        if (drawing) observer.observe(drawing, { attributes: true, attributeFilter: ['viewBox'] })
      })
      document.querySelector<HTMLAnchorElement>('main a[href$="?place=tortuguero"]')?.click()
      await first
      // An animation changes it again with each frame.
      for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
      return seen.size
    })
    expect(steps).toBe(1)
  })

  test('of a country whose places have no pages shows where people ask to go, and a planner to ask', async ({
    page,
    path,
    word,
  }) => {
    await page.goto(path('/laos/maps'))
    await expect(page.getByText(word('explorer_asked_lead'))).toBeVisible()
    await expect(markOf(page, 'luang-prabang')).toBeVisible()
    await expect(page.getByRole('link', { name: word('explorer_ask', { country: 'Laos' }) })).toBeVisible()
  })
})

test.describe('the map of a trip', () => {
  test('highlights a day from the list, from the map and from the address', {
    tag: ['@both-everywhere', '@firefox'],
  }, async ({ page, path, word }) => {
    await openMap(page, path('/maps/trip/cloud-forest-to-corcovado'), word('explorer_map'))
    const whole = await windowOf(page)
    await listed(page, '/maps/trip/cloud-forest-to-corcovado?day=7').click()
    await expect(page).toHaveURL(/\?day=7$/)
    // Each leg has a casing below it.
    const legs = page.locator('main [data-day="7"] path:last-child')
    await expect(legs).toHaveCount(2)
    for (const leg of await legs.all()) await expect(leg).toHaveCSS('stroke', RED)
    await expect(markOf(page, 'bahia-drake')).toHaveCSS('fill', RED)
    await page.reload()
    await expect(listed(page, '?day=7')).toHaveAttribute('aria-current', 'true')
    await expect(listed(page, '?day=7')).toBeInViewport()

    // Beside the map the list scrolls by itself, and nothing is below them.
    if ((page.viewportSize()?.width ?? 0) >= 768) {
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThan(2)
    }

    await page.getByRole('button', { name: word('explorer_whole') }).click()
    await expect(page).not.toHaveURL(/day/)
    // A place is pressed at its position, once the map has stopped moving.
    await expect.poll(() => windowOf(page)).toEqual(whole)
    await markOf(page, 'monteverde').click({ force: true })
    await expect(page).toHaveURL(/\?day=4$/)
  })

  test('leads back to the trip, and from each day to its part of the trip page', async ({
    page,
    path,
    word,
  }) => {
    await page.goto(path('/maps/trip/slow-water'))
    const story = page.getByRole('link', { name: word('explorer_read_day', { number: 3 }) })
    await expect(story).toHaveAttribute('href', /\/costa-rica\/trip\/slow-water#day-3$/)
    await page.getByRole('link', { name: word('explorer_back_trip') }).click()
    await expect(page).toHaveURL(/\/costa-rica\/trip\/slow-water$/)
    await page
      .locator('#days')
      .getByRole('link', { name: word('explorer_open') })
      .click()
    await expect(page).toHaveURL(/\/maps\/trip\/slow-water/)
  })
})

test.describe('the map beside an itinerary', () => {
  // A focused link is prefetched, and its page may not exist yet.
  test.use({ allowedErrors: [/404/] })

  test('highlights the day that is read or pointed at', async ({ page, path, word }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path('/costa-rica/trip/cloud-forest-to-corcovado'))
    const map = page.locator('#days figure')
    const leg = (day: number) => map.locator(`[data-day="${day}"] path:last-child`).first()
    await expect(leg(7)).not.toHaveCSS('stroke', RED)
    await page.evaluate(() => document.getElementById('day-7')?.scrollIntoView({ block: 'start' }))
    await expect(leg(7)).toHaveCSS('stroke', RED)
    await expect(map).toContainText(word('itinerary_day', { number: 7 }))
    await expect(map.getByRole('link', { name: word('explorer_open') })).toHaveAttribute('href', /\?day=7$/)
    await page.evaluate(() => document.getElementById('day-4')?.scrollIntoView({ block: 'start' }))
    await expect(leg(4)).toHaveCSS('stroke', RED)
    await expect(leg(7)).not.toHaveCSS('stroke', RED)
    await page.locator('#day-8 a').first().focus()
    await expect(leg(8)).toHaveCSS('stroke', RED)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a place is selected by its address', async ({ page, path }) => {
    await page.goto(path('/costa-rica/maps'))
    await expect(markOf(page, 'tortuguero')).toBeVisible()
    await listed(page, '/costa-rica/maps?place=tortuguero').click()
    await expect(page).toHaveURL(/\?place=tortuguero$/)
    await expect(listed(page, '/costa-rica/maps?place=tortuguero')).toHaveAttribute('aria-current', 'true')
    await expect(markOf(page, 'tortuguero')).toHaveCSS('fill', RED)
    await expect(page.locator('[data-place="tortuguero"] text').first()).toHaveText('Tortuguero')
  })

  test('the way between two places is found by a form', async ({ page, path, word }) => {
    await page.goto(path('/costa-rica/maps?place=la-fortuna'))
    await page.getByLabel(word('explorer_way_to'), { exact: true }).selectOption('monteverde')
    await page.getByRole('button', { name: word('explorer_way_show') }).click()
    await expect(page).toHaveURL(/place=la-fortuna&to=monteverde$/)
    await expect(page.getByRole('region', { name: word('explorer_way') })).toContainText(/\d+ km/)
  })
})
