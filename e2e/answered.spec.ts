import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { formatMoney } from '../app/text/figures.ts'
import { handOverEmail } from '../tools/testing/inbound-mail.ts'
import { reviewTrip, voteAsCompanion } from './after-trip-steps.ts'
import { DEARER_MINOR, emailTo, type Journey, look, type Plan, said } from './answered-plan.ts'
import { accept, expectBalanced, payDeposit, seeCommission, seeLead } from './money-steps.ts'
import { answerByPage, draftAgain, draftFromTrip, expectStory, openPart } from './office-steps.ts'
import { emailOnce, linkIn, logIn, type StoredEmail } from './people-and-mail.ts'
import { expect, test } from './site-test.ts'

/**
 * A request is followed by three people in parallel: the traveller, the planner, and the partner who referred them.
 * Paid by transfer on a wide screen, by card on a phone.
 */
const PARTNER = 'kestrel-and-wren'

test.describe('a request is answered', { tag: ['@both', '@firefox'] }, () => {
  // An unusual payment is asked about.
  test.use({ allowedErrors: [/409/] })

  test('drafted, changed, accepted, paid for, and everybody sees their part', async ({
    page,
    anotherPerson,
    baseURL,
    path,
    word,
    query,
    engine,
    language,
  }) => {
    // A long journey with three people.
    test.slow()
    const journey: Journey = { path, word, query, engine, language }
    const origin = baseURL ?? ''
    const name = `Grace ${randomUUID().slice(0, 8)}`
    const email = `${randomUUID()}@example.com`
    const [planner, partner] = [await anotherPerson(), await anotherPerson()]
    const inbox = `/admin?planner=all&q=${encodeURIComponent(name).replaceAll('%20', '+')}`
    await logIn(planner, journey, { role: 'planner', next: inbox })
    await expect(planner.getByRole('heading', { name: word('office_plans') })).toBeVisible()

    await askThroughPartner(page, journey, { name, email })
    const row = planner.getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText(said.request)
    await row.getByRole('button', { name: word('office_claim_of', { name }) }).click()
    await expect(row.getByRole('button', { name: word('office_claim_of', { name }) })).toHaveCount(0)
    await look(planner)
    const plan: Plan = { id: await planOf(journey, email), name, email }
    await seeLead(partner, journey, plan, word('org_stage_new'))

    await answerByPage(planner, journey, plan)
    await logInByEmail(page, journey, plan)
    await replyByEmail(origin, await emailTo(journey, plan, said.answer), email, said.thanks)
    await expect(planner.getByText(said.thanks)).toBeVisible()
    // The other engine's or language's run of this journey may be in progress.
    const toPlanner = await emailOnce(
      engine,
      ({ subject, text }) => subject.startsWith(name) && text.includes(said.thanks),
    )
    await replyByEmail(origin, toPlanner, toPlanner.to, said.byEmail)
    await page.goto(path(`/account/trips/${plan.id}`))
    await expect(page.getByRole('listitem').filter({ hasText: said.request })).toBeVisible()
    await expect(page.getByText(said.byEmail)).toBeVisible()
    await look(page)

    await draftFromTrip(planner, journey, plan)
    await askForChanges(page, planner, journey, plan, origin)
    await draftAgain(planner, journey, plan)
    await seeDifference(page, journey, plan)
    await voteAsCompanion(page, await anotherPerson(), journey)
    await accept(page, journey, plan)
    await payDeposit(page, anotherPerson, journey, plan)
    await expectBalanced(journey, plan)

    await seeLead(partner, journey, plan, word('org_stage_booked'))
    await seeCommission(partner, journey, plan)
    await expectStory(planner, journey)
    await reviewTrip(page, journey, plan)
  })
})

async function askThroughPartner(
  page: Page,
  { path, word }: Journey,
  { name, email }: Pick<Plan, 'name' | 'email'>,
): Promise<void> {
  await page.goto(path(`/aaa-preview/${PARTNER}`))
  const main = page.locator('main')
  await main.getByLabel(word('contact_name'), { exact: true }).fill(name)
  await main.getByLabel(word('contact_email'), { exact: true }).fill(email)
  await main.getByLabel(word('contact_message')).fill(said.request)
  await main.getByRole('button', { name: word('contact_send') }).click()
  await expect(page).toHaveURL(/\/aaa-success\//)
}

async function planOf({ query }: Journey, email: string): Promise<number> {
  const [row] = await query<{ id: string }>('select id from plan where contact_email = $1', [email])
  return Number(row?.id)
}

async function replyByEmail(origin: string, answered: StoredEmail, from: string, text: string) {
  const quoted = `On Mon, 16 Mar 2026 at 10:00, Ceiba <${answered.replyTo}> wrote:\n> ${answered.subject}`
  const outcome = await handOverEmail(origin, { from, to: answered.replyTo, text: `${text}\n\n${quoted}` })
  expect(outcome).toBe('joined')
}

async function logInByEmail(page: Page, { path, word, engine }: Journey, { email }: Plan): Promise<void> {
  await page.goto(path('/account/login'))
  await page.getByLabel(word('contact_email')).fill(email)
  await page.getByRole('button', { name: word('identity_by_link') }).click()
  await expect(page.getByText(word('identity_link_sent'))).toBeVisible()
  const mailed = await emailOnce(engine, ({ to, html }) => to === email && html.includes('?token='))
  await page.goto(linkIn(mailed, '?token='))
  await page.getByRole('button', { name: word('identity_link_in') }).click()
  await expect(page.getByText(word('account_logged_in', { email }))).toBeVisible()
}

async function askForChanges(
  page: Page,
  planner: Page,
  journey: Journey,
  plan: Plan,
  origin: string,
): Promise<void> {
  const { path, word } = journey
  await page.goto(path(`/account/trips/${plan.id}/1`))
  await expect(page.getByText(said.note)).toBeVisible()
  await look(page)
  const day = page.locator('#day-2')
  await day.getByRole('button', { name: word('proposal_ask'), exact: true }).click()
  await day.getByRole('textbox').fill(said.question)
  await day.getByRole('button', { name: word('proposal_send') }).click()
  await expect(page.locator('#questions')).toContainText(said.question)
  await replyByEmail(origin, await emailTo(journey, plan, said.note), plan.email, said.wish)
  await openPart(planner, journey, 'thread')
  const asked = planner.locator('#part-thread').getByRole('listitem').filter({ hasText: said.question })
  await expect(asked).toContainText(word('office_pinned', { number: 1 }))
  // The conversation is scrolled to its end, on a phone too.
  await expect(asked).toBeInViewport()
  await expect(planner.getByText(said.wish)).toBeVisible()
}

async function seeDifference(page: Page, journey: Journey, plan: Plan): Promise<void> {
  const { path, word, language } = journey
  // The open draft updates by itself.
  await page.getByRole('link', { name: word('proposal_older_see') }).click()
  await expect(page).toHaveURL(new RegExp(`/account/trips/${plan.id}/2$`))
  const changed = page.getByRole('region', { name: word('proposal_changed', { number: 1 }) })
  await expect(changed).toContainText(`+ ${formatMoney(DEARER_MINOR, 'USD', language)}`)
  await expect(changed).toContainText(`${word('proposal_nights')} + 1`)
  await expect(page.getByText(said.secondNote)).toBeVisible()
  // The conversation shows it where it was sent, and links to it.
  await page.goto(path(`/account/trips/${plan.id}`))
  const card = page.getByRole('listitem').filter({ hasText: said.secondNote }).getByRole('link')
  await expect(card).toContainText(`+ ${formatMoney(DEARER_MINOR, 'USD', language)}`)
  await expect(
    page.getByRole('button', { name: `${word('proposal_draft', { number: 2 })}.pdf` }),
  ).toBeVisible()
  await card.click()
  await expect(page).toHaveURL(new RegExp(`/account/trips/${plan.id}/2$`))
}
