import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './site-test.ts'

/** Specification, section 9: how long a pointer rests on a name before its menu opens. */
const HOVER_MS = 250

/** On either side of the breakpoint (specification, section 9): whether the bar with all its parts is shown. */
const WIDTHS = [
  [1023, false],
  [1024, true],
] as const

/** The pages of a country that its menu leads to, beside its places. */
const WAYS = [
  ['place_hotels', '/costa-rica/hotels'],
  ['before_crumb', '/costa-rica/before-you-go'],
  ['sitemap_map', '/costa-rica/maps'],
  ['when_nav', '/when-to-go'],
] as const

test.describe('the wide header', () => {
  test('its menus open to a resting pointer, a press and the keyboard', async ({ page, path, word }) => {
    await page.clock.install()
    await page.goto(path('/costa-rica'))
    const { name, panel } = menuOf(page, word('nav_destinations'))
    await settle(page, name)
    await page.clock.pauseAt(new Date(Date.now() + 60_000))

    await name.hover()
    await page.clock.runFor(HOVER_MS - 1)
    await expect(panel).toBeHidden()
    await page.clock.runFor(1)
    await expect(panel).toBeVisible()
    await expectLocked(page, true)
    await page.mouse.move(700, 850)
    await expect(panel).toBeHidden()
    await expectLocked(page, false)

    // A pointer that only passes opens nothing.
    await name.hover()
    await page.clock.runFor(HOVER_MS - 1)
    await page.mouse.move(700, 850)
    await page.clock.runFor(HOVER_MS)
    await expect(panel).toBeHidden()

    await name.click()
    await expect(panel).toBeVisible()
    await name.click()
    await expect(panel).toBeHidden()
    await name.click()
    await page.mouse.move(700, 850)
    await expect(panel).toBeHidden()

    await expectKeys(page, word)
  })

  test('says what belongs to a country', async ({ page, path, word }) => {
    await page.goto(path('/costa-rica'))
    const destinations = menuOf(page, word('nav_destinations'))
    await settle(page, destinations.name)
    await destinations.name.click()
    await expect(destinations.panel).toContainText(word('nav_highlights'))
    await expect(destinations.panel).toContainText(word('nav_places_to_go'))
    await expect(destinations.panel.getByRole('link', { name: 'Monteverde' })).toBeVisible()
    for (const [label, target] of WAYS)
      await expect(destinations.panel.getByRole('link', { name: word(label), exact: true })).toHaveAttribute(
        'href',
        path(target),
      )
    await expect(page.getByRole('main').getByRole('link', { name: word('place_hotels') })).toHaveAttribute(
      'href',
      path('/costa-rica/hotels'),
    )

    const company = menuOf(page, word('nav_company'))
    await company.name.click()
    await expect(destinations.panel).toBeHidden()
    for (const label of [
      word('nav_how_it_works'),
      word('nav_about_us'),
      word('nav_testimonials'),
      word('nav_meet_team', { country: 'Costa Rica' }),
    ])
      await expect(company.panel.getByRole('link', { name: label })).toBeVisible()
    await expect(menuOf(page, word('nav_trip_types')).name).toBeVisible()
    await expect(menuOf(page, word('nav_things_to_do')).name).toBeVisible()

    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: word('nav_account') })).toHaveAttribute(
      'href',
      path('/account'),
    )
    await expect(adventure(page, word)).toHaveAttribute('href', path('/costa-rica/vacations/travel-planning'))
    await page.keyboard.press('Escape')
    await expectTopBar(page, word)
  })

  test('without a country it offers them all, and begins on the home page', async ({ page, path, word }) => {
    await page.goto(path('/trips'))
    const { name, panel } = menuOf(page, word('nav_destinations'))
    await settle(page, name)
    await name.click()
    await expect(panel.getByRole('listitem').getByRole('link')).toHaveCount(15)
    for (const [label, target] of [
      ['when_nav', '/when-to-go'],
      ['footer_flora_fauna', '/flora-fauna'],
      ['experts_title', '/expert'],
    ] as const)
      await expect(panel.getByRole('link', { name: word(label) })).toHaveAttribute('href', path(target))
    await expectAccessible(page)
    await expect(menuOf(page, word('nav_trip_types')).name).toHaveCount(0)
    await expect(menuOf(page, word('nav_things_to_do')).name).toHaveCount(0)
    await expect(adventure(page, word)).toHaveAttribute('href', path('/'))

    // Links that a reader is about to follow are prefetched.
    await page.keyboard.press('Escape')
    const fetched = page.locator('link:is([rel="prefetch"], [rel="modulepreload"])')
    const before = await fetched.count()
    await page
      .getByRole('banner')
      .getByRole('link', { name: word('nav_account') })
      .hover()
    await expect.poll(() => fetched.count()).toBeGreaterThan(before)

    const toggle = page.getByRole('button', { name: word('nav_menu'), exact: true })
    const trips = page.getByRole('banner').getByRole('link', { name: word('nav_trips'), exact: true })
    for (const [width, bar] of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await expect(name).toBeVisible({ visible: bar })
      await expect(toggle).toBeVisible({ visible: !bar })
      await expect(trips).toBeVisible({ visible: bar })
    }
  })
})

test('the search is at the right of every header, whole, and covers nothing', async ({ page, path }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const address of ['/costa-rica/team', '/']) {
    await page.goto(path(address))
    const header = page.getByRole('banner')
    const search = header.locator('[data-search-field="bar"]')
    for (const width of [390, 1024, 1199, 1200, 1280, 1360, 1440]) {
      await page.setViewportSize({ width, height: 720 })
      const box = await search.boundingBox()
      expect(box?.x, `${address} at ${width}`).toBeGreaterThan(width / 2)
      expect(box?.y, `${address} at ${width}`).toBeGreaterThanOrEqual(0)
      const others = header.locator('a, summary').filter({ visible: true })
      for (const other of await others.all()) {
        const beside = await other.boundingBox()
        if (!(box && beside)) continue
        const apart =
          beside.x + beside.width <= box.x + 1 ||
          box.x + box.width <= beside.x + 1 ||
          beside.y + beside.height <= box.y + 1 ||
          box.y + box.height <= beside.y + 1
        expect(apart, `${address} at ${width}: ${await other.textContent()}`).toBe(true)
      }
    }
  }
})

test('the menu of small screens goes in, back and away', { tag: '@phone' }, async ({ page, path, word }) => {
  await page.goto(path('/costa-rica'))
  const toggle = page.getByRole('button', { name: word('nav_menu'), exact: true })
  await toggle.tap()
  const menu = page.getByRole('dialog', { name: word('nav_menu') })
  await expect(menu).toBeVisible()
  await expectLocked(page, true)
  await expectAccessible(page)

  const name = menu.locator('summary', { hasText: word('nav_destinations') })
  const places = menu.getByRole('link', { name: 'Monteverde' })
  const trips = menu.getByRole('link', { name: word('nav_trips'), exact: true })
  await expect(trips).toBeVisible()
  await name.tap()
  await expect(places).toBeVisible()
  await expect(trips).toBeHidden()
  for (const [label, target] of WAYS)
    await expect(menu.getByRole('link', { name: word(label), exact: true })).toHaveAttribute(
      'href',
      path(target),
    )
  await expectAccessible(page)
  await menu.getByText(word('nav_back'), { exact: true }).filter({ visible: true }).tap()
  await expect(places).toBeHidden()
  await expect(trips).toBeVisible()

  // Every way to call and to write, as in the top bar of wide screens.
  await menu.locator('summary', { hasText: word('nav_ways') }).tap()
  for (const number of ['+14155550142', '+16045550119', '+442079460958'])
    await expect(menu.locator(`details[open] a[href="tel:${number}"]`)).toBeVisible()
  for (const label of [word('nav_text_message'), word('nav_email'), 'WhatsApp', 'Messenger'])
    await expect(menu.locator('details[open]').getByRole('link', { name: label, exact: true })).toBeVisible()
  await expect(menu.locator('details[open] a[href="https://reviews.example/ceiba"]')).toBeVisible()
  await menu.getByText(word('nav_back'), { exact: true }).filter({ visible: true }).tap()

  await name.focus()
  await page.keyboard.press('Enter')
  await expect(places).toBeVisible()
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
  await expectLocked(page, false)

  // It starts at the first level again, and following a link closes it.
  await toggle.tap()
  await expect(trips).toBeVisible()
  await trips.tap()
  await expect(page).toHaveURL(new RegExp(`${path('/trips')}$`))
  await expect(menu).toBeHidden()
})

test('Make my Adventure on a trip leads to its own planner', { tag: '@both-everywhere' }, async ({
  page,
  path,
  word,
}) => {
  await page.goto(path('/costa-rica/trip/slow-water'))
  await expect(adventure(page, word)).toHaveAttribute('href', '#personalize')
  await expect(page.locator('#personalize')).toHaveCount(1)
  await expect(page.locator('#personalize input[name=sentence]')).toHaveValue('planner')
})

type WordOf = Parameters<Parameters<typeof test>[2]>[0]['word']

/** A menu's name in the bar, and its panel. */
function menuOf(page: Page, label: string): { name: Locator; panel: Locator } {
  const name = page.getByRole('banner').getByRole('navigation').locator('summary', { hasText: label })
  return { name, panel: name.locator('xpath=following-sibling::*') }
}

function adventure(page: Page, word: WordOf): Locator {
  return page
    .getByRole('banner')
    .locator('a', { hasText: word('nav_make_my_adventure') })
    .last()
}

/** Loads the header's script, and waits until arrow keys work. */
async function settle(page: Page, name: Locator): Promise<void> {
  await page.mouse.move(700, 850)
  const last = page.getByRole('banner').getByRole('navigation').locator('li > a').last()
  await expect
    .poll(async () => {
      await name.focus()
      await page.keyboard.press('End')
      return last.evaluate(link => link === document.activeElement)
    })
    .toBe(true)
}

async function expectLocked(page: Page, locked: boolean): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('overflow-y', locked ? 'hidden' : 'visible')
}

async function expectKeys(page: Page, word: WordOf): Promise<void> {
  const destinations = menuOf(page, word('nav_destinations'))
  const themes = menuOf(page, word('nav_trip_types'))
  await destinations.name.focus()
  await page.keyboard.press('ArrowRight')
  await expect(themes.name).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(destinations.name).toBeFocused()

  const inside = destinations.panel.getByRole('link')
  await page.keyboard.press('ArrowDown')
  await expect(inside.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(inside.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(destinations.panel.getByRole('list').nth(1).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(inside.last()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await expect(destinations.name).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(destinations.panel).toBeHidden()
  await expect(destinations.name).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(destinations.panel).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(destinations.panel).toBeHidden()
}

async function expectTopBar(page: Page, word: WordOf): Promise<void> {
  const header = page.getByRole('banner')
  await header.locator('summary', { hasText: '+1 (415) 555-0142' }).click()
  for (const number of ['+14155550151', '+14155550142', '+16045550119', '+442079460958'])
    await expect(header.locator(`details[open] a[href="tel:${number}"]`)).toBeVisible()
  await header.locator('summary', { hasText: word('nav_message_us') }).click()
  const address = async (label: string) => {
    const href = await header.locator('details[open]').getByRole('link', { name: label }).getAttribute('href')
    return decodeURIComponent(href ?? '')
  }
  const url = new URL(page.url())
  const body = word('contact_body', { url: url.origin + url.pathname })
  expect(await address(word('nav_text_message'))).toBe(`sms:+14155550177?&body=Costa Rica: ${body}`)
  expect(await address(word('nav_email'))).toBe(
    `mailto:plan@ceiba.example?subject=${word('contact_subject_country', { country: 'Costa Rica' })}&body=${body}`,
  )
  expect(await address('WhatsApp')).toBe(`https://wa.me/14155550142?text=Costa Rica: ${body}`)
  expect(await address('Messenger')).toBe(`https://m.me/ceiba.example?text=Costa Rica: ${body}`)
  await expect(header.getByRole('link', { name: 'Instagram' })).toBeVisible()
  const reviews = header.locator('a[href="https://reviews.example/ceiba"]')
  await expect(reviews.filter({ visible: true })).toHaveCount(1)
}
