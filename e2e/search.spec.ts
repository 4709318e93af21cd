import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sampled } from '../tools/testing/sampled.ts'
import { openPart } from './office-steps.ts'
import { logIn } from './people-and-mail.ts'
import { expect, expectAccessible, test, untilTakenOver } from './site-test.ts'

/** The position of the page's first heading, which opening the box must not change. */
function headingTop(page: Page): Promise<number | undefined> {
  return page
    .getByRole('heading', { level: 1 })
    .boundingBox()
    .then(box => box?.y)
}

/** Presses the search's keyboard shortcut, which works once the page's script is loaded. */
async function goToSearch(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.locator('[data-search-field="bar"]')).toBeFocused({ timeout: 1_000 })
  }).toPass()
}

test('the box answers while typing, by keyboard, and announces its results @both-everywhere @firefox', async ({
  page,
  path,
  word,
}) => {
  await page.goto(path('/company'))
  const stood = await headingTop(page)
  await goToSearch(page)
  const box = page.getByRole('banner').getByRole('combobox', { name: word('search_label') })
  await expect(box).toBeFocused()
  await expect(box).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.type('costa rica')
  const list = page.getByRole('listbox', { name: word('search_list') })
  const first = list
    .getByRole('group', { name: word('search_countries') })
    .getByRole('option')
    .first()
  await expect(first).toContainText('Costa Rica')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('banner').getByRole('status')).toContainText(
    word('search_count_countries', { count: 1 }),
  )
  expect(await headingTop(page)).toBe(stood)
  const { x = -1, y = -1 } = (await box.boundingBox()) ?? {}
  expect([x >= 0, y >= 0], 'the open box begins within the window').toEqual([true, true])
  await expectAccessible(page)

  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'none')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(box).toHaveValue('costa rica')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path('/costa-rica'))
})

test('a sentence becomes a request of the same family and the same euros, by keyboard @phone', async ({
  page,
  path,
  word,
  query,
  engine,
  language,
}) => {
  const words = 'Costa Rica en febrero, dos adultos y niños de 7 y 9 años, perezosos, 6000 euros en total'
  const main = page.getByRole('main')
  await page.goto(path('/trips?q=visa+para+Vietnam'))
  await main
    .getByRole('list', { name: word('finder_doors') })
    .getByRole('link')
    .first()
    .press('Enter')
  await expect(page).toHaveURL(path('/vietnam/before-you-go'))

  await page.goto(path('/trips'))
  const box = main.getByRole('combobox', { name: word('finder_search_label') })
  await box.focus()
  await page.keyboard.type(words)
  const list = page.getByRole('listbox', { name: word('search_list') })
  await expect(list.getByRole('option').last()).toHaveText(word('search_all', { words }))
  await expect(list.getByRole('option').last()).toHaveAttribute('href', /\/search\?q=Costa/)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/trips\?q=Costa/)

  const understood = main.getByRole('list', { name: word('finder_understood') })
  for (const part of ['Costa Rica', /7.*9/, /6000|6\.000/]) await expect(understood).toContainText(part)
  // Each part has a name that says what pressing it takes away.
  for (const said of ['Costa Rica', 'febrero', 'perezosos'])
    await expect(
      understood.getByRole('link', { name: word('finder_remove_words', { words: said }) }),
    ).toBeVisible()
  const own = await understood.getByRole('listitem').count()
  await expect(understood.getByRole('link', { name: /^Quitar «.+»$/ })).toHaveCount(own)
  const trips = main.getByRole('list', { name: word('finder_list'), exact: true })
  const first = trips.getByRole('listitem').first()
  await expect(first.locator('[data-trip]')).toBeVisible()
  await expect(first.locator('[data-claim^="trip:"], [data-claim^="tour:"]').first()).toBeVisible()
  await expectAccessible(page)

  const ask = main.locator('a[data-ask]').first()
  await untilTakenOver(ask)
  await ask.focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: word('contact_title') })
  const email = `${randomUUID()}@example.com`
  await form.getByLabel(word('contact_name'), { exact: true }).fill('Inés Bosch')
  await form.getByLabel(word('contact_email'), { exact: true }).fill(email)
  await form.getByRole('button', { name: word('contact_send') }).press('Enter')
  await expect(page.getByRole('link', { name: word('contact_see_receipt') })).toBeVisible()
  const asked = await query<{
    id: string
    adults: number
    ages: number[]
    currency: string
    most: number
    per: string
  }>(
    `select id, (wish -> 'who' -> 'adults')::int as adults, wish -> 'who' -> 'childAges' as ages,
       wish -> 'budget' ->> 'currency' as currency, (wish -> 'budget' -> 'mostMinor')::int as most,
       wish -> 'budget' ->> 'per' as per
     from plan where contact_email = $1`,
    [email],
  )
  const [plan] = asked
  expect(asked).toEqual([
    { id: expect.anything(), adults: 2, ages: [7, 9], currency: 'EUR', most: 600_000, per: 'group' },
  ])
  // The office reads the same family and the same euros.
  await logIn(page, { path, word, engine }, { role: 'planner', next: `/admin/plan/${plan?.id}` })
  const facts = await openPart(page, { path, word, query, engine, language }, 'facts')
  for (const part of [/7.*9/, /6[.,\s\u00a0]?000/, /€|EUR/]) await expect(facts).toContainText(part)
})

/** What is asked for, and the page to which it leads. */
const DOORS: readonly (readonly [words: string, page: RegExp])[] = [
  ['refund policy', /\/company\/terms-of-service$/],
  ['log in', /\/(account|login)/],
  ['phone number', /\/company\/contact$/],
  ['how does it work', /\/company\/how-it-works$/],
  ['customer reviews', /\/testimonials$/],
  ['jobs', /\/ask/],
  ['daniela quesada', /\/expert\/daniela-quesada$/],
  ['hotel with a pool in Kep', /\/cambodia\/hotels#villa-chamkar-svay$/],
  ['day tour from Antigua', /\/guatemala\/tours#/],
  ['komodo dragon', /\/flora-fauna\/komodo-dragon$/],
  ['driving in costa rica', /\/plus\/driving-in-costa-rica$/],
  ['visa for Vietnam', /\/vietnam\/before-you-go$/],
  ['bhutan', /\/bhutan$/],
]

test('every door leads to its page, from the box, from all results and from above the trips', async ({
  page,
  path,
  word,
}) => {
  const main = page.getByRole('main')
  const ways = [
    async (words: string) => {
      await goToSearch(page)
      await page
        .getByRole('banner')
        .getByRole('combobox', { name: word('search_label') })
        .fill(words)
      return page.getByRole('listbox', { name: word('search_list') }).getByRole('option')
    },
    async (words: string) => {
      await page.goto(path(`/search?q=${encodeURIComponent(words)}`))
      return main.locator('section a')
    },
    async (words: string) => {
      await page.goto(path(`/trips?q=${encodeURIComponent(words)}`))
      return main.getByRole('list', { name: word('finder_doors') }).getByRole('link')
    },
  ]
  await page.goto(path('/company'))
  // Four are enough for the three ways: which door is found for which words is tested with the content.
  for (const [i, [words, landing]] of sampled(DOORS, 4).entries()) {
    const links = await ways[i % ways.length]?.(words)
    if (!links) throw new Error(words)
    await expect(links.first(), words).toBeVisible()
    const hrefs = await links.evaluateAll(all => all.slice(0, 6).map(link => link.getAttribute('href') ?? ''))
    const at = hrefs.findIndex(href => landing.test(href))
    expect(at, `${words}: ${hrefs.join(' ')}`).toBeGreaterThanOrEqual(0)
    await links.nth(at).click()
    await expect(page, words).toHaveURL(landing)
    await expect(page.getByRole('heading').first(), words).toBeVisible()
  }
})

test.describe('without a connection', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] })

  test('the words stay and Enter tries again', async ({ page, path, word }) => {
    await page.goto(path('/company'))
    await page.route('**/api/public/search*', route => route.abort())
    await goToSearch(page)
    await page.keyboard.type('quetzal')
    await expect(page.getByRole('banner').getByText(word('search_offline')).last()).toBeVisible()
    await page.unroute('**/api/public/search*')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox', { name: word('search_list') })).toContainText(/quetzal/i)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the box leads to a page with all results', async ({ page, path, word }) => {
    await page.goto(path('/company'))
    const box = page.getByRole('banner').getByRole('searchbox', { name: word('search_label') })
    await box.fill('Monteverde')
    await box.press('Enter')
    await expect(page).toHaveURL(path('/search?q=Monteverde'))
    await expect(page.getByRole('heading', { name: word('search_places') })).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Monteverde/ })
        .first(),
    ).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: word('search_way_button') }),
    ).toHaveAttribute('href', /message=Monteverde/)
  })
})

test('a word longer than the screen makes no page wider @phone', async ({ page, path }) => {
  await page.goto(path(`/search?q=${'l'.repeat(90)} tortugas`))
  await expect(page.locator('main ul a').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('the link to the finder’s map floats over the trips, and over nothing below them @phone', async ({
  page,
  path,
  word,
}) => {
  await page.goto(path('/trips'))
  const ways = page.getByRole('main').getByRole('button', { name: word('finder_map'), exact: true })
  await expect(ways).toHaveCount(1)
  await page.locator('article[data-trip]').nth(2).scrollIntoViewIfNeeded()
  const way = ways.last()
  await expect(way).toBeInViewport()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(way).not.toBeInViewport()
})
