import type { Browser, Page } from '@playwright/test'
import { type Journey, look } from './answered-plan.ts'
import { openPart, sendDraft } from './office-steps.ts'
import { emailOnce, linkIn, seededPerson } from './people-and-mail.ts'
import { aProposal } from './sample-proposal.ts'
import { addTraveller, PASSWORD } from './sample-traveller.ts'
import { expect, test } from './site-test.ts'

const LETTER = 'Here it is, Ana. Write to me at daniela@example.org, Ana Mora.'
const QUESTION = 'Is this bed hard?'

/** A planner who wanted no particular page lands in the office, and sends the second draft from there. */
async function sendSecondDraft(
  planner: Page,
  journey: Journey,
  planId: number,
  email: string,
): Promise<void> {
  const { path, word, engine } = journey
  const { email: address, password } = seededPerson(engine, 'planner')
  await planner.goto(path('/account/login'))
  await fillLogIn(planner, journey, address, password)
  await expect(planner).toHaveURL(url => url.pathname === path('/admin'))
  await planner.goto(path(`/admin/plan/${planId}`))
  await expect(planner.getByRole('heading', { level: 1, name: 'Ana Mora' })).toBeVisible()
  await openPart(planner, journey, 'days')
  await planner.getByText(word('office_draft_begin')).click()
  await planner.getByRole('button', { name: word('office_draft_from_last', { number: 1 }) }).click()
  await sendDraft(planner, journey, { id: planId, name: 'Ana Mora', email }, LETTER)
}

async function fillLogIn(page: Page, { word }: Journey, email: string, password: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByLabel(word('identity_password')) })
  await form.getByLabel(word('contact_email')).fill(email)
  await form.getByLabel(word('identity_password')).fill(password)
  await form.getByRole('button').click()
}

/** One press on a phone that never logged in: read, tick, ask. */
async function readByLink(page: Page, { word, path }: Journey, link: string, planId: number): Promise<void> {
  await page.goto(link)
  await expect(page.getByText('Here it is, Ana.')).toBeVisible()
  await expect(page.getByText(word('link_note'))).toBeVisible()
  // The token is not left in the address, and nobody's data is on the page.
  await expect(page).toHaveURL(
    url => url.pathname + url.search + url.hash === path(`/account/trips/${planId}/2`),
  )
  for (const words of ['daniela@example.org', 'Mora'])
    await expect(page.locator('main')).not.toContainText(words)
  const day = page.locator('#day-2')
  await day.locator('button[aria-pressed]').click()
  await expect(day.locator('button[aria-pressed]')).toHaveAttribute('aria-pressed', 'true')
  await page
    .locator('#day-3')
    .getByRole('button', { name: word('proposal_ask'), exact: true })
    .click()
  await page.locator('#day-3').getByRole('textbox').fill(QUESTION)
  await page.reload()
  await expect(page.locator('#day-3').getByRole('textbox')).toHaveValue(QUESTION)
  await page.getByRole('button', { name: word('proposal_send') }).click()
  await expect(page.locator('#questions')).toContainText(word('link_words_hidden'))
  await expect(page.locator('#questions')).not.toContainText(QUESTION)
  await look(page)
}

/** Signing waits for the question, then for the log-in, which comes back to it. */
async function sign(page: Page, journey: Journey, email: string, planId: number): Promise<void> {
  const { word, path, engine, query } = journey
  await expect(page.getByText(word('open_title'), { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: word('proposal_accept_trip') })).toHaveCount(0)
  await page.locator('#questions').getByRole('button').click()
  await page
    .getByRole('link', { name: word('proposal_accept_trip') })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: word('booking_log_in_title') })).toBeVisible()
  await page.getByRole('link', { name: word('booking_log_in') }).click()
  await page.getByLabel(word('contact_email')).fill(email)
  await page.getByRole('button', { name: word('identity_by_link') }).click()
  await expect(page.getByText(word('identity_link_sent'))).toBeVisible()
  const sent = await emailOnce(
    engine,
    ({ to, html }) => to === email && html.includes('/account/login?token='),
  )
  await page.goto(linkIn(sent, '/account/login'))
  await page.getByRole('button', { name: word('identity_link_in') }).click()
  await expect(page).toHaveURL(url => url.pathname === path(`/book/${planId}/2`))
  await page.getByLabel(word('booking_name')).fill('Ana Mora')
  await page.getByLabel(word('booking_have_read')).check()
  await page.getByLabel(word('booking_for_others')).check()
  await page.getByRole('button', { name: word('booking_sign', { number: 2 }) }).click()
  await expect(page.getByRole('heading', { name: word('booking_deposit_title') })).toBeVisible()
  const signed = await query('select 1 from proposal where plan_id = $1 and accepted_ts is not null', [
    planId,
  ])
  expect(signed).toHaveLength(1)
}

/** The log-in's form without script: a wrong password is said, and the emailed link is sent. */
async function logInWithoutScript(
  browser: Browser,
  journey: Journey,
  { email, baseURL }: { email: string; baseURL: string },
): Promise<void> {
  const { word, path } = journey
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const plain = await context.newPage()
  await plain.goto(path('/account/login'))
  await fillLogIn(plain, journey, email, 'not this one at all')
  await expect(plain.getByText(word('identity_log_in_wrong'))).toBeVisible()
  await expect(plain.getByLabel(word('contact_email'))).toHaveValue(email)
  await fillLogIn(plain, journey, email, PASSWORD)
  await expect(plain.getByRole('heading', { name: word('identity_in') })).toBeVisible()
  await plain.goto(path('/account/login'))
  await plain.getByLabel(word('contact_email')).fill(email)
  await plain.getByRole('button', { name: word('identity_by_link') }).click()
  await expect(plain.getByText(word('identity_link_sent'))).toBeVisible()
  await context.close()
}

test.describe('the link in a proposal’s email', { tag: ['@both'] }, () => {
  // The browser logs calls without a log-in, wrong passwords and withdrawn links as errors.
  test.use({ allowedErrors: [/401|404|410|422/] })

  test('opens it in one press; signing asks for the log-in and returns', async ({
    page,
    anotherPerson,
    browser,
    baseURL,
    path,
    word,
    query,
    engine,
    language,
  }) => {
    test.slow()
    const journey: Journey = { path, word, query, engine, language }
    const { email, planId } = await addTraveller(query, language, aProposal({ locale: language }))
    await query('update plan set locale = $1 where id = $2', [language.toUpperCase(), planId])
    const planner = await anotherPerson()
    await sendSecondDraft(planner, journey, planId, email)
    const sent = await emailOnce(engine, ({ to, text }) => to === email && text.includes('Here it is, Ana.'))
    const link = linkIn(sent, '/account/trips/')
    await readByLink(page, journey, link, planId)
    await sign(page, journey, email, planId)

    // The office sees that it was used; its traveller withdraws it, and on another device it opens nothing.
    await planner.goto(path(`/admin/plan/${planId}`))
    await expect(planner.getByRole('heading', { level: 1, name: 'Ana Mora' })).toBeVisible()
    await openPart(planner, journey, 'days')
    await expect(
      planner.getByText(new RegExp(word('office_event_link_opened', { device: '.*' }))),
    ).toHaveCount(1)
    const other = await anotherPerson()
    await other.goto(link)
    await expect(other.getByText('Here it is, Ana.')).toBeVisible()
    await page.goto(path('/account'))
    await expect(page.getByRole('link', { name: word('account_todo_names', { count: 2 }) })).toBeVisible()
    await page.goto(path('/account/settings'))
    await page.getByRole('button', { name: new RegExp(word('link_withdraw')) }).click()
    await expect(page.getByText(word('link_withdrawn_now'))).toBeVisible()
    await other.goto(link)
    await other.reload()
    await expect(other.getByRole('heading', { name: word('link_closed') })).toBeVisible()
    await expect(other.getByText(word('link_withdrawn'))).toBeVisible()
    await look(other)
    await logInWithoutScript(browser, journey, { email, baseURL: baseURL ?? '' })
  })
})
