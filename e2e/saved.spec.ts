import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { logIn } from './people-and-mail.ts'
import { addTraveller, PASSWORD } from './sample-traveller.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Site,
  test,
  untilTakenOver,
} from './site-test.ts'

/** From a mark on a card to the office, to a friend, and to another device. */

const header = (page: Page) => page.locator('header [data-saved]')
const mark = (page: Page, ref: string) => page.locator(`main [data-save="${ref}"]`).first()

/** The script that answers marks paints them as it begins. */
async function press(page: Page, ref: string, becomes: boolean): Promise<void> {
  await expect(mark(page, ref)).toHaveAttribute('data-done')
  await mark(page, ref).click()
  await expect(mark(page, ref)).toHaveAttribute('aria-pressed', String(becomes))
}

async function keyOf(page: Page, word: Site['word']): Promise<string> {
  await page.getByRole('button', { name: word('share_word'), exact: true }).click()
  await page.getByRole('button', { name: word('saved_share_make') }).click()
  const address = page.getByLabel(word('share_address'))
  await expect(address).toHaveValue(/\/saved\/[\w-]{32}$/)
  const key = /[\w-]{32}$/.exec(await address.inputValue())?.[0] ?? ''
  await page.keyboard.press('Escape')
  await expect(address).toHaveCount(0)
  return key
}

test.use({ allowedErrors: [/404/] })

test('what is saved is compared, asked about, read by the office and by a friend, and withdrawn', {
  tag: '@both-everywhere',
}, async ({ page, anotherPerson, path, word, query, engine }) => {
  test.slow()
  const name = `Grace ${randomUUID().slice(0, 8)}`

  // Five presses from home to a request that names a saved trip.
  await page.goto(path('/'))
  await page
    .locator('header')
    .getByRole('link', { name: word('nav_trips') })
    .first()
    .click()
  await expect(page.getByRole('article').first()).toBeVisible()
  // So that they are the same trips in every month: one press beside the five.
  const order = page.getByLabel(word('finder_sort'), { exact: true })
  await untilTakenOver(order)
  await order.selectOption(word('finder_sort_newest'))
  await expect(page).toHaveURL(/[?&]sort=newest$/)
  const first = await page.locator('main [data-save^="trip/"]').first().getAttribute('data-save')
  const second = await page.locator('main [data-save^="trip/"]').nth(1).getAttribute('data-save')
  await press(page, first ?? '', true)
  await expect(header(page)).toHaveAttribute('data-saved', '1')
  await press(page, second ?? '', true)
  const secondName = (await mark(page, second ?? '').getAttribute('data-name')) ?? ''
  // Until then the line before it is shown, whose Undo takes back what it names.
  await page
    .getByRole('status')
    .filter({ hasText: secondName })
    .getByRole('button', { name: word('saved_undo') })
    .click()
  await expect(mark(page, second ?? '')).toHaveAttribute('aria-pressed', 'false')
  await press(page, second ?? '', true)
  await page.goto(path('/costa-rica/hotels'))
  await press(page, 'hotel/costa-rica/casa-cacao', true)
  await page.goto(path('/flora-fauna/andean-cock-of-the-rock'))
  await press(page, 'species/andean-cock-of-the-rock', true)
  await expect(header(page)).toHaveAttribute('data-saved', '4')
  await header(page).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('saved_title'))
  await expect(page.locator('main h3')).toHaveCount(4)
  // Of two countries, so that no row says what each misses of the other.
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(13)
  await page.getByRole('table').getByRole('button').first().click()
  await expect(page.getByText(word('saved_compare_second'))).toBeVisible()
  // The line about what was just saved, and the sticky header, cover what is below them.
  await page.keyboard.press('Escape')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const key = await keyOf(page, word)
  const friend = await anotherPerson()
  await friend.goto(path(`/saved/${key}`))
  await expect(friend.locator('main h3')).toHaveCount(4)
  await expect(friend.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(header(friend)).toHaveCSS('position', 'relative')
  await expect(header(friend)).toHaveAttribute('data-saved', '')
  await expectAccessible(friend)
  await friend.getByRole('button', { name: word('saved_shared_all') }).click()
  await expect(header(friend)).toHaveAttribute('data-saved', '4')

  const ofCostaRica = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: /^Costa Rica/ }) })
  await ofCostaRica.locator('a[data-ask]').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(word('contact_name'), { exact: true }).fill(name)
  await dialog.getByLabel(word('contact_email')).fill(`${randomUUID()}@example.com`)
  await dialog.getByRole('button', { name: word('contact_send') }).click()
  await expect(dialog.getByText(word('contact_sent'))).toBeVisible()
  const [plan] = await query<{ id: string; saved: { key: string; name: { en: string } }[] }>(
    "select id, wish -> 'saved' as saved from plan where contact_name = $1",
    [name],
  )
  expect(plan?.saved.map(each => each.key)).toContain('hotel/costa-rica/casa-cacao')
  const office = await anotherPerson()
  await logIn(office, { path, word, engine }, { role: 'admin', next: `/admin/plan/${plan?.id}` })
  await expect(office.getByText(word('wish_line_saved')).first()).toBeVisible()
  const named = office.getByText(plan?.saved[0]?.name.en ?? '').filter({ visible: true })
  await expect(named.first()).toBeVisible()

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: word('share_word'), exact: true }).click()
  await page.getByRole('button', { name: word('saved_share_withdraw') }).click()
  await expect(page.getByText(word('saved_share_withdrawn'))).toBeVisible()
  await friend.reload()
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(word('share_closed'))
})

test('with an account the list of each device becomes one, and stays there after a log-out', async ({
  page,
  anotherPerson,
  path,
  word,
  query,
  language,
}) => {
  const { email } = await addTraveller(query, language)
  async function openAsOwner(device: Page): Promise<void> {
    const answer = await device.request.post('/api/public/auth/login', {
      data: { email, password: PASSWORD },
    })
    const { token } = (await answer.json()).data
    await device.evaluate(key => localStorage.setItem('login-key', key), token)
    await device.goto(path('/saved'))
  }
  const laptop = await anotherPerson()
  for (const [device, key] of [
    [page, 'casa-cacao'],
    [laptop, 'robledal-house'],
  ] as const) {
    await device.goto(path('/costa-rica/hotels'))
    await press(device, `hotel/costa-rica/${key}`, true)
    await openAsOwner(device)
  }
  await expect(laptop.locator('main h3')).toHaveCount(2)
  await press(laptop, 'hotel/costa-rica/casa-cacao', false)
  await expect
    .poll(() =>
      query('select ref from saved_item i join users u on u.id = i.user_id where u.email = $1', [email]),
    )
    .toEqual([{ ref: 'hotel/costa-rica/robledal-house' }])
  await page.reload()
  await expect(header(page)).toHaveAttribute('data-saved', '1')
  await expect(page.locator('main h3')).toHaveCount(1)
  await page.goto(path('/account'))
  await page.getByRole('button', { name: word('account_log_out') }).click()
  await page.goto(path('/saved'))
  await expect(page.getByText(word('saved_empty_title'))).toBeVisible()
})

test('a mark that is pressed before any script is there says so, and saves once it is', async ({
  page,
  path,
  word,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await held.promise
    await route.continue()
  })
  await page.goto(path('/costa-rica/hotels'), { waitUntil: 'commit' })
  const [first, second] = ['hotel/costa-rica/casa-cacao', 'hotel/costa-rica/robledal-house']
  await mark(page, first ?? '').click()
  await expect(mark(page, first ?? '')).toHaveAttribute('aria-pressed', 'true')
  // Pressed twice is not pressed.
  await mark(page, second ?? '').click()
  await mark(page, second ?? '').click()
  held.resolve()
  await expect(header(page)).toHaveAttribute('data-saved', '1')
  const name = (await mark(page, first ?? '').getAttribute('data-name')) ?? ''
  await expect(page.getByRole('status').getByText(word('saved_just', { name }))).toBeVisible()
  await page.reload()
  await expect(mark(page, first ?? '')).toHaveAttribute('data-done')
  await expect(mark(page, first ?? '')).toHaveAttribute('aria-pressed', 'true')
  await expect(mark(page, second ?? '')).toHaveAttribute('aria-pressed', 'false')
})

test('a share that was pressed before the script is there opens once it is', async ({ page, path, word }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await held.promise
    await route.continue()
  })
  await page.goto(path('/costa-rica/trip/slow-water'), { waitUntil: 'commit' })
  const share = page.getByRole('button', { name: word('share_word'), exact: true }).first()
  await share.click()
  await expect(share).toHaveAttribute('data-early', '')
  held.resolve()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /slow-water/,
  )
  await expect(share).not.toHaveAttribute('data-early')
})

test('where nothing can be stored a mark says so, and the list lasts as long as the page', async ({
  page,
  path,
  word,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto(path('/costa-rica/hotels'))
  await press(page, 'hotel/costa-rica/casa-cacao', true)
  await expect(page.getByRole('status').getByText(word('saved_not_kept'))).toBeVisible()
  await header(page).click()
  await expect(page.locator('main h3')).toHaveCount(1)
  await expect(page.getByText(word('saved_not_kept')).first()).toBeVisible()
})
