import type { Browser, Page } from '@playwright/test'
import { type Journey, look } from './answered-plan.ts'
import { openPart, sendDraft } from './office-steps.ts'
import { emailOnce, linkIn, seededPerson } from './people-and-mail.ts'
import { aProposal } from './sample-proposal.ts'
import { addTraveller, openAs, PASSWORD } from './sample-traveller.ts'
import { expect, test } from './site-test.ts'

const LETTER = 'Here it is, Ana. Write to me at daniela@example.org, Ana Mora.'

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
  await form.getByRole('button', { name: word('identity_log_in'), exact: true }).click()
}

/** A newer draft, the same as the one before. */
async function addDraft({ query }: Journey, planId: number, number: number): Promise<void> {
  await query(
    `insert into proposal select (jsonb_populate_record(p, jsonb_build_object('number', $2::int))).*
     from proposal p where plan_id = $1 and number = $2::int - 1`,
    [planId, number],
  )
}

/**
 * The page stands open while newer drafts come: a tick that is too late says so, what was typed is there still and in the
 * newer draft, and somebody who only looks learns of it too.
 */
async function readWhileDraftsCome(reader: Page, journey: Journey, planId: number): Promise<void> {
  const { word, path } = journey
  const typed = 'Is the bath warm?'
  const day = reader.locator('#day-2')
  await day.getByRole('button', { name: word('proposal_ask'), exact: true }).click()
  await day.getByRole('textbox').fill(typed)
  await addDraft(journey, planId, 3)
  // In the bar, which is always seen.
  const newer = (latest: number) =>
    reader.getByRole('status').getByText(word('proposal_newer', { latest })).first()
  await reader.locator('#day-1 button[aria-pressed]').click()
  await expect(reader.getByText(word('proposal_superseded'))).toBeVisible()
  await expect(reader.locator('#day-1 button[aria-pressed="false"]')).toBeDisabled()
  await expect(day).toContainText(typed)
  await look(reader)
  await newer(3).click()
  await expect(reader).toHaveURL(url => url.pathname === path(`/account/trips/${planId}/3`))
  await expect(day.getByRole('textbox')).toHaveValue(typed)
  await addDraft(journey, planId, 4)
  await reader.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(newer(4)).toBeVisible()
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

test.describe('the link in a proposal’s email', { tag: ['@both-everywhere'] }, () => {
  // The browser logs calls without a log-in, wrong passwords, late answers and withdrawn links as errors.
  test.use({ allowedErrors: [/401|404|409|410|422/] })

  test('names nobody, and opens nothing once it is withdrawn', async ({
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
    const other = await anotherPerson()
    await other.goto(link)
    await expect(other.getByText('Here it is, Ana.')).toBeVisible()
    // Nobody's data is on the page.
    for (const words of ['daniela@example.org', 'Mora'])
      await expect(other.locator('main')).not.toContainText(words)
    await openAs(page, email, path('/account/settings'))
    await readWhileDraftsCome(other, journey, planId)
    // Its traveller withdraws it, and on another device it opens nothing.
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
