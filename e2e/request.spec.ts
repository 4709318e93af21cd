import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilTakenOver } from './site-test.ts'

/** The main journey: home → sentence → finder → trip → form → receipt, and the request is in the database. */
const TRIP = 'cloud-forest-to-corcovado'

function newVisitor() {
  return {
    name: 'Grace Okafor',
    email: `grace-${randomUUID()}@example.com`,
    message:
      'Eleven days in February, two children who like frogs.\nIs the Osa too much for an eight-year-old?',
  }
}

test.describe('asking for a trip', () => {
  test('with script, in the dialog', { tag: ['@both', '@firefox'] }, async ({
    page,
    path,
    word,
    query,
    language,
  }) => {
    const visitor = newVisitor()
    await page.goto(path('/'))
    await chooseCostaRica(page, word('sentence_country'))
    await page.getByRole('button', { name: word('nav_make_my_adventure') }).click()
    await expect(page).toHaveURL(/\/trips\?fcountry=costa-rica$/)
    await openTrip(page, query, language)

    await page.locator('a[data-ask]').filter({ visible: true }).first().click()
    const dialog = page.getByRole('dialog', { name: word('contact_title') })
    await expect(dialog).toBeVisible()
    await fillForm(dialog, word, visitor)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: word('contact_send') }).click()
    await expect(dialog.getByText(word('contact_sent'))).toBeVisible()
    await dialog.getByRole('link', { name: word('contact_see_receipt') }).click()
    await expectReceipt(page, visitor)
    await expect(dialog).toHaveCount(0)
    // The trip page was scrolled to its end: the next page starts at its top, without animating.
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expectStored(query, visitor, language)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('on plain pages', { tag: '@both-everywhere' }, async ({ page, path, word, query, language }) => {
      const visitor = newVisitor()
      await page.goto(path('/'))
      await chooseCostaRica(page, word('sentence_country'))
      // Without script nothing removes `aria-disabled` once a country is chosen; the button works all the same.
      await page.getByRole('button', { name: word('nav_make_my_adventure') }).click({ force: true })
      await expect(page).toHaveURL(/\/trips\?.*fcountry=costa-rica/)
      await openTrip(page, query, language)

      await page.locator('a[data-ask]').filter({ visible: true }).first().click()
      await expect(page).toHaveURL(/\/ask\?country=costa-rica/)
      await fillForm(page.locator('main'), word, visitor)
      await page.getByRole('button', { name: word('contact_send') }).click()
      await expect(page).toHaveURL(/\/receipt\/[\w-]{24}\?sent/)
      await expect(page.getByText(word('contact_sent'))).toBeVisible()
      await expectReceipt(page, visitor)
      await expectStored(query, visitor, language)
      // The link is mailed at once, to the address that the receipt knows.
      await page.getByRole('button', { name: word('receipt_account_link') }).click()
      await expect(page.getByText(word('identity_link_sent'))).toBeVisible()
    })

    test('sending the same words twice asks once', async ({ page, path, word, query }) => {
      const visitor = newVisitor()
      await page.goto(path('/ask'))
      await fillForm(page.locator('main'), word, visitor)
      await page.getByRole('button', { name: word('contact_send') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Daniela')
      const first = page.url()
      await page.goBack()
      await page.getByRole('button', { name: word('contact_send') }).click()
      await expect(page).toHaveURL(first)
      const plans = await query('select id from plan where contact_email = $1', [visitor.email])
      expect(plans).toHaveLength(1)
    })

    test.describe('a mistake', () => {
      test.use({ allowedErrors: [/422/] })

      test('mistakes come back with what was typed', async ({ page, path, word }) => {
        await page.goto(path('/ask'))
        // Bypasses the browser's own validation, to test the server's.
        await page.locator('main form').evaluate(form => form.setAttribute('novalidate', ''))
        const main = page.locator('main')
        await main.getByLabel(word('contact_email'), { exact: true }).fill('grace@okafor')
        await main.getByLabel(word('contact_message')).fill('Frogs?')
        const answered = page.waitForResponse(response => response.request().method() === 'POST')
        await page.getByRole('button', { name: word('contact_send') }).click()
        expect((await answered).status()).toBe(422)
        await expect(main.getByText(word('contact_name_required'))).toBeVisible()
        await expect(main.getByText(word('contact_email_invalid'))).toBeVisible()
        await expect(main.getByLabel(word('contact_email'), { exact: true })).toHaveValue('grace@okafor')
        await expect(main.getByLabel(word('contact_message'))).toHaveValue('Frogs?')
      })
    })
  })
})

test.describe('a sender in a hurry', () => {
  // This browser's own user agent is that of a machine.
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' })

  test('is doubted until their browser has done the work, and notices nothing', async ({
    page,
    path,
    word,
    query,
  }) => {
    const visitor = { ...newVisitor(), message: 'Like www.hotelaguasarenal.com, in May' }
    // A fixed short time, however busy the machine is.
    await page.route('**/create_with_new_plan', route => {
      const { evidence, ...sent } = route.request().postDataJSON()
      return route.continue({ postData: { ...sent, evidence: { ...evidence, took_ms: 1_500 } } })
    })
    await page.goto(path('/ask'))
    await fillForm(page.locator('main'), word, visitor)
    const proved = page.waitForResponse(/\/proof$/)
    await page.getByRole('button', { name: word('contact_send') }).click()
    await expect(page.getByText(word('contact_sent'))).toBeVisible()
    expect((await proved).status()).toBe(204)
    const marks = await query(
      `select kind, details -> 'signs' as signs from plan_event join plan on plan.id = plan_id
       where contact_email = $1 and kind <> 'requested' order by plan_event.id`,
      [visitor.email],
    )
    expect(marks).toEqual([
      { kind: 'doubted', signs: ['quick', 'link'] },
      { kind: 'proved', signs: [] },
    ])
  })
})

test.describe('while the server is away', { tag: '@both-everywhere' }, () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('what was typed is kept and can be sent again', async ({ page, path, word, query, language }) => {
    const visitor = newVisitor()
    await page.clock.install()
    await page.goto(path(`/costa-rica/trip/${TRIP}`))
    await page.route('**/api/public/**', route => route.abort())
    const ask = page.locator('a[data-ask]').filter({ visible: true }).first()
    await ask.scrollIntoViewIfNeeded()
    await untilTakenOver(ask)
    await ask.click()
    const dialog = page.getByRole('dialog')
    await fillForm(dialog, word, visitor)
    const send = dialog.getByRole('button', { name: word('contact_send') })
    // From here on the clock only moves when told to.
    await page.clock.pauseAt(Date.now() + 60_000)
    await send.click()
    await expect(dialog.getByText(word('contact_failed'))).toBeVisible()
    await page.clock.runFor(4_900)
    await expect(dialog.getByText(word('contact_failed'))).toBeVisible()
    await page.clock.runFor(200)
    await expect(dialog.getByText(word('contact_failed'))).toBeHidden()
    await expect(dialog.getByLabel(word('contact_message'))).toHaveValue(visitor.message)

    await page.clock.resume()
    await page.unroute('**/api/public/**')
    await send.click()
    await expect(dialog.getByText(word('contact_sent'))).toBeVisible()
    await expectStored(query, visitor, language)
  })
})

async function chooseCostaRica(page: Page, slot: string): Promise<void> {
  await page
    .locator('summary', { hasText: '' })
    .and(page.getByLabel(new RegExp(`^${slot}`)))
    .first()
    .click()
  await page.getByRole('radio', { name: 'Costa Rica' }).check()
}

async function openTrip(page: Page, query: Query, language: string): Promise<void> {
  const [trip] = await query<{ title: string }>('select title ->> $1 as title from trip where key = $2', [
    language,
    TRIP,
  ])
  await page
    .locator('main')
    .getByRole('link', { name: trip?.title ?? '' })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/costa-rica/trip/${TRIP}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(trip?.title ?? '')
  await expectNoSidewaysScroll(page)
}

type Query = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>
type WordOf = (key: 'contact_name' | 'contact_email' | 'contact_message') => string

async function fillForm(form: Locator, word: WordOf, visitor: ReturnType<typeof newVisitor>): Promise<void> {
  await form.getByLabel(word('contact_name'), { exact: true }).fill(visitor.name)
  await form.getByLabel(word('contact_email'), { exact: true }).fill(visitor.email)
  await form.getByLabel(word('contact_message')).fill(visitor.message)
}

async function expectReceipt(page: Page, visitor: ReturnType<typeof newVisitor>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Daniela')
  await expect(page.getByRole('blockquote')).toHaveText(visitor.message)
  await expect(page.getByText(visitor.email)).toBeVisible()
  // The contact banner is gone: while it disappears it covers the end of the page.
  await expect(page.getByRole('complementary')).toHaveCount(0)
}

interface StoredPlan {
  name: string
  message: string
  trip: string | null
  kind: string
  locale: string
}

/** The person, the plan, its first event and both emails, which have been sent. */
async function expectStored(
  query: Query,
  visitor: ReturnType<typeof newVisitor>,
  language: string,
): Promise<void> {
  const plans = await query<StoredPlan>(
    `select users.name, plan.message, trip.key as trip, plan_event.kind, plan.locale
     from plan join users on users.id = plan.user_id join plan_event on plan_event.plan_id = plan.id
     left join trip on trip.id = plan.trip_id where plan.contact_email = $1`,
    [visitor.email],
  )
  expect(plans).toEqual([
    {
      name: visitor.name,
      message: visitor.message,
      trip: TRIP,
      kind: 'requested',
      locale: language.toUpperCase(),
    },
  ])
  await expect
    .poll(() =>
      query(
        `select template, recipient, sent_ts is not null as sent from outbox
         join plan on plan.id = outbox.plan_id where plan.contact_email = $1 order by template`,
        [visitor.email],
      ),
    )
    .toEqual([
      { template: 'request-arrived', recipient: 'planners', sent: true },
      { template: 'request-receipt', recipient: visitor.email, sent: true },
    ])
}
