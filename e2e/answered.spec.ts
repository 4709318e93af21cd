import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { formatMoney } from '../app/text/figures.ts'
import { handOverEmail } from '../tools/testing/inbound-mail.ts'
import { emailOnce, linkIn, logIn, type StoredEmail, seededPerson } from './people-and-mail.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, type Site, test } from './site-test.ts'

/**
 * A request is answered by three people at once: whoever asked, the planner, and the partner who sent them. By transfer
 * on a wide screen, by card on a phone.
 */
const PARTNER = 'kestrel-and-wren'
const TRIP = 'cloud-forest-to-corcovado'
const DEARER_MINOR = 12_300
const FIRST_DAY = new Date(Date.now() + 120 * 86_400_000).toISOString().slice(0, 10)

const said = {
  request: 'Two of us, frogs and no helicopters.',
  answer: 'February is good for frogs. Shall we begin in the cloud forest?',
  thanks: 'Yes, the cloud forest. By email it is easier for me.',
  byEmail: 'Good. A draft comes today.',
  question: 'Is this day too long for a bad knee?',
  wish: 'One more night at the start, please.',
  letter: 'It is all in there, the knee too.',
  secondLetter: 'One night more at the start, and a price that moved for it.',
}

interface Plan {
  id: number
  name: string
  email: string
}

type Journey = Pick<Site, 'path' | 'word' | 'query' | 'engine' | 'language'>

test.describe('a request is answered', { tag: '@both' }, () => {
  test('drafted, changed, accepted, paid for, and everybody sees what is theirs', async ({
    page,
    anotherPerson,
    baseURL,
    path,
    word,
    query,
    engine,
    language,
  }) => {
    // A whole story, with three people in it.
    test.slow()
    const journey: Journey = { path, word, query, engine, language }
    const origin = baseURL ?? ''
    const name = `Grace ${randomUUID().slice(0, 8)}`
    const email = `${randomUUID()}@example.com`
    const [planner, partner] = [await anotherPerson(), await anotherPerson()]
    const inbox = `/admin?planner=all&q=${encodeURIComponent(name).replaceAll('%20', '+')}`
    await logIn(planner, journey, { role: 'planner', next: inbox })
    await expect(planner.getByRole('heading', { name: word('office_inbox') })).toBeVisible()

    await askThroughPartner(page, journey, { name, email })
    const row = planner.getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText(said.request)
    await row.getByRole('button', { name: word('office_claim_of', { name }) }).click()
    await expect(row.getByRole('button', { name: word('office_claim_of', { name }) })).toHaveCount(0)
    if (engine === 'embedded') await look(planner)
    const plan: Plan = { id: await planOf(journey, email), name, email }
    await seeLead(partner, journey, plan, word('org_stage_new'))

    await answerByPage(planner, journey, plan)
    await logInByEmail(page, journey, plan)
    await replyByEmail(origin, await emailTo(journey, plan, said.answer), email, said.thanks)
    await expect(planner.getByText(said.thanks)).toBeVisible()
    const toPlanner = await emailOnce(engine, ({ text, to }) => to !== email && text.includes(said.thanks))
    await replyByEmail(origin, toPlanner, toPlanner.to, said.byEmail)
    await page.goto(path(`/account/trips/${plan.id}`))
    await expect(page.getByText(said.byEmail)).toBeVisible()

    await draftFromTrip(planner, journey, plan)
    await askForChanges(page, planner, journey, plan, origin)
    await draftAgain(planner, journey, plan)
    await seeDifference(page, journey, plan)
    await accept(page, journey, plan)
    if (await isPhone(page)) await payByCard(page, journey)
    else await payByTransfer(page, journey, plan)
    await expectBalanced(journey, plan)

    await seeLead(partner, journey, plan, word('org_stage_booked'))
    await seeCommission(partner, journey, plan)
    await expectStory(planner, journey)
  })
})

async function isPhone(page: Page): Promise<boolean> {
  return (page.viewportSize()?.width ?? 0) < 1_000
}

/** Nothing that a machine would complain of, and nothing over the side of the narrowest screen. */
async function look(page: Page): Promise<void> {
  await expectAccessible(page)
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  if (before) await page.setViewportSize(before)
}

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

/** The email to the traveller that quotes some words. */
function emailTo({ engine }: Journey, { email }: Plan, words: string): Promise<StoredEmail> {
  return emailOnce(engine, ({ to, text }) => to === email && text.replaceAll(/\s+/g, ' ').includes(words))
}

async function replyByEmail(origin: string, answered: StoredEmail, from: string, text: string) {
  const quoted = `On Monday somebody wrote:\n> ${answered.subject}`
  const outcome = await handOverEmail(origin, { from, to: answered.replyTo, text: `${text}\n\n${quoted}` })
  expect(outcome).toBe('joined')
}

/** A part of the plan's page in the office; on a phone behind its tab. */
async function openPart(page: Page, { word }: Journey, part: 'thread' | 'days' | 'facts'): Promise<void> {
  const tab = page.getByRole('tab', { name: word(`office_tab_${part}`) })
  if (await tab.isVisible()) await tab.click()
}

async function answerByPage(planner: Page, journey: Journey, { name }: Plan): Promise<void> {
  const { word } = journey
  await planner.getByRole('link', { name: new RegExp(name) }).click()
  await expect(planner.getByRole('heading', { level: 1, name })).toBeVisible()
  await openPart(planner, journey, 'thread')
  await planner.getByLabel(word('office_write', { name }), { exact: true }).fill(said.answer)
  await planner
    .getByRole('button', { name: word('office_send'), exact: false })
    .first()
    .click()
  await expect(planner.getByRole('listitem').filter({ hasText: said.answer })).toBeVisible()
}

async function logInByEmail(page: Page, { path, word, engine }: Journey, { email }: Plan): Promise<void> {
  await page.goto(path('/account/login'))
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: word('identity_by_link') }) })
  await form.getByLabel(word('contact_email')).fill(email)
  await form.getByRole('button', { name: word('identity_by_link') }).click()
  await expect(page.getByText(word('identity_link_sent'))).toBeVisible()
  const mailed = await emailOnce(engine, ({ to, html }) => to === email && html.includes('?token='))
  await page.goto(linkIn(mailed, '?token='))
  await page.getByRole('button', { name: word('identity_link_in') }).click()
  await expect(page.getByText(word('account_logged_in', { email }))).toBeVisible()
}

/** Sends the draft in hand at once: at the earliest hour that can be chosen, which is this minute. */
async function sendDraft(planner: Page, { word }: Journey, { name }: Plan, letter: string): Promise<void> {
  await planner.getByLabel(word('office_letter_to', { name }), { exact: true }).fill(letter)
  const at = planner.getByLabel(word('office_send_at'))
  // Nothing is sent where the minute ends between choosing it and sending.
  await expect(async () => {
    await at.fill((await at.getAttribute('min')) ?? '')
    const asked = planner.waitForRequest(/\/proposal\/\d+\/send$/, { timeout: 5_000 })
    await Promise.all([asked, planner.getByRole('button', { name: word('office_send_then') }).click()])
  }).toPass()
  await expect(at).toBeHidden()
}

async function draftFromTrip(planner: Page, journey: Journey, plan: Plan): Promise<void> {
  const { word } = journey
  await openPart(planner, journey, 'days')
  await planner.getByLabel(word('office_draft_trip')).selectOption(TRIP)
  await planner.getByRole('button', { name: word('office_draft_from_trip') }).click()
  await planner.getByLabel(word('office_draft_starts')).fill(FIRST_DAY)
  if (journey.engine === 'embedded') await look(planner)
  await sendDraft(planner, journey, plan, said.letter)
  await emailTo(journey, plan, said.letter)
}

async function askForChanges(
  page: Page,
  planner: Page,
  journey: Journey,
  plan: Plan,
  origin: string,
): Promise<void> {
  const { path, word, engine } = journey
  await page.goto(path(`/account/trips/${plan.id}/1`))
  await expect(page.getByText(said.letter)).toBeVisible()
  if (engine === 'embedded') await look(page)
  const day = page.locator('#day-2')
  await day.getByRole('button', { name: word('proposal_ask'), exact: true }).click()
  await day.getByRole('textbox').fill(said.question)
  await day.getByRole('button', { name: word('proposal_send') }).click()
  await expect(page.locator('#questions')).toContainText(said.question)
  await replyByEmail(origin, await emailTo(journey, plan, said.letter), plan.email, said.wish)
  await openPart(planner, journey, 'thread')
  const asked = planner.getByRole('listitem').filter({ hasText: said.question })
  await expect(asked).toContainText(word('office_pinned', { number: 1 }))
  await expect(planner.getByText(said.wish)).toBeVisible()
}

async function draftAgain(planner: Page, journey: Journey, plan: Plan): Promise<void> {
  const { word, query } = journey
  await openPart(planner, journey, 'days')
  await planner.getByRole('button', { name: word('office_draft_from_last', { number: 1 }) }).click()
  const drafts = planner.getByRole('group', { name: word('office_drafts') })
  await expect(drafts.getByRole('button', { pressed: true })).toHaveText(word('office_draft', { number: 2 }))
  const [before] = await query<{ price: { what: string; unitMinor: number; count: number }[] }>(
    "select content -> 'price' as price from proposal where plan_id = $1 and number = 1",
    [plan.id],
  )
  const line = before?.price[0]
  if (!line) throw new Error('the draft has no price')
  await planner
    .getByRole('button', { name: new RegExp(word('office_night_more', { place: '' }).trim()) })
    .first()
    .click()
  const each = planner.getByLabel(
    word('office_price_of', { field: word('office_price_each'), line: line.what }),
  )
  await each.fill(String((line.unitMinor + DEARER_MINOR / line.count) / 100))
  await sendDraft(planner, journey, plan, said.secondLetter)
}

async function seeDifference(page: Page, journey: Journey, plan: Plan): Promise<void> {
  const { word, language } = journey
  // The draft that lies open says so by itself.
  await page.getByRole('link', { name: word('proposal_older_see') }).click()
  await expect(page).toHaveURL(new RegExp(`/account/trips/${plan.id}/2$`))
  const changed = page.getByRole('region', { name: word('proposal_changed', { number: 1 }) })
  await expect(changed).toContainText(`+ ${formatMoney(DEARER_MINOR, 'USD', language)}`)
  await expect(changed).toContainText(`${word('proposal_nights')} + 1`)
  await expect(page.getByText(said.secondLetter)).toBeVisible()
}

async function accept(page: Page, { word, engine, query }: Journey, { id, name }: Plan): Promise<void> {
  await page
    .getByRole('link', { name: word('proposal_accept_trip') })
    .first()
    .click()
  await page.getByLabel(word('booking_name')).fill(name)
  await page.getByLabel(word('booking_have_read')).check()
  await page.getByLabel(word('booking_for_others')).check()
  if (engine === 'embedded') await look(page)
  await page.getByRole('button', { name: word('booking_sign', { number: 2 }) }).click()
  await expect(page.getByRole('heading', { name: word('booking_deposit_title') })).toBeVisible()
  const accepted = await query<{ number: number }>(
    'select number from proposal where plan_id = $1 and accepted_ts is not null',
    [id],
  )
  expect(accepted).toEqual([{ number: 2 }])
}

async function payByCard(page: Page, { word }: Journey): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${word('booking_card')}`) }).check()
  await page.getByRole('button', { name: word('booking_to_card') }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: word('booking_paid_title') })).toBeVisible()
}

/** The bank tells an admin, who enters it; the page that lies open says so by itself. */
async function payByTransfer(page: Page, { word, query, engine }: Journey, { id }: Plan): Promise<void> {
  await page.getByRole('button', { name: word('booking_send_invoice') }).click()
  await expect(page.getByText(word('booking_transfer_held'))).toBeVisible()
  const [invoice] = await query<{ amount: string; currency: string; reference: string }>(
    'select amount_minor as amount, currency, reference from invoice where plan_id = $1',
    [id],
  )
  if (!invoice) throw new Error('there is no invoice')
  await expect(page.getByText(invoice.reference)).toBeVisible()
  const session = await page.request.post('/api/public/auth/login', { data: seededPerson(engine, 'admin') })
  const { token } = (await session.json()).data
  const { currency, reference } = invoice
  const entered = await page.request.post(`/api/admin/plan/${id}/payment`, {
    headers: { authorization: `Bearer ${token}` },
    data: { amountMinor: Number(invoice.amount), currency, reference },
  })
  expect(entered.status()).toBe(200)
  await expect(page.getByRole('heading', { name: word('booking_paid_title') })).toBeVisible()
}

/** What was charged, paid and earned, each once; every entry comes to nothing, and the deposit is owed no more. */
async function expectBalanced({ query }: Journey, { id }: Plan): Promise<void> {
  const entries = await query<{ kind: string; sum: string }>(
    `select kind, sum(amount_minor) as sum from ledger_entry e join ledger_line on entry_id = e.id
     where plan_id = $1 group by e.id order by e.id`,
    [id],
  )
  expect(entries.map(({ kind }) => kind)).toEqual(['charge', 'payment', 'charge', 'commission'])
  expect(entries.map(({ sum }) => Number(sum))).toEqual([0, 0, 0, 0])
  const [owed] = await query<{ owed: string; rest: string }>(
    `select sum(amount_minor) as owed, (select amount_minor from invoice where plan_id = $1 and kind = 'balance') as rest
     from ledger_entry e join ledger_line on entry_id = e.id where plan_id = $1 and account = 'traveller'`,
    [id],
  )
  expect(Number(owed?.owed)).toBe(Number(owed?.rest))
}

/** The partner sees how far it is, and not whose it is. */
async function seeLead(partner: Page, journey: Journey, { id, name }: Plan, stage: string): Promise<void> {
  const { path, word } = journey
  if (partner.url() === 'about:blank') await logIn(partner, journey, { role: 'partner', next: '/org' })
  else await partner.goto(path('/org'))
  const lead = partner.getByRole('row').filter({ hasText: leadNumber(id) })
  await expect(lead).toContainText(stage)
  await expect(partner.getByText(name)).toHaveCount(0)
  if (journey.engine === 'embedded' && stage === word('org_stage_new')) await look(partner)
}

const leadNumber = (id: number) => `K-${String(id).padStart(4, '0')}`

async function seeCommission(partner: Page, { path, query, language }: Journey, { id }: Plan): Promise<void> {
  const [earned] = await query<{ first: string; price: string }>(
    `select first_minor as first, price_minor as price from commission join proposal using (plan_id)
     where plan_id = $1 and accepted_ts is not null`,
    [id],
  )
  expect(Number(earned?.first)).toBeGreaterThan(0)
  await partner.goto(path('/org/payouts'))
  const row = partner.getByRole('row').filter({ hasText: leadNumber(id) })
  await expect(row).toContainText(formatMoney(Number(earned?.first), 'USD', language))
}

/** The log, read from its end, is the story. */
async function expectStory(planner: Page, journey: Journey): Promise<void> {
  const { word } = journey
  await openPart(planner, journey, 'days')
  const log = planner.locator('ol', { hasText: word('office_event_requested') }).last()
  await expect(log).toContainText(word('office_event_deposit_paid'))
  const lines = (await log.getByRole('listitem').allTextContents()).toReversed()
  const story = [
    word('office_event_requested'),
    word('office_event_assigned', { to: '' }),
    word('office_event_written'),
    word('office_event_emailed'),
    word('office_event_emailed'),
    word('office_event_draft_begun', { number: 1 }),
    word('office_event_proposal_sent', { number: 1 }),
    word('office_event_written'),
    word('office_event_line_asked'),
    word('office_event_emailed'),
    word('office_event_draft_begun', { number: 2 }),
    word('office_event_proposal_sent', { number: 2 }),
    word('office_event_accepted', { number: 2 }),
    word('office_event_payment', { sum: '' }).split('  ')[0] ?? '',
    word('office_event_deposit_paid'),
  ]
  expect(lines).toHaveLength(story.length)
  for (const [index, words] of story.entries()) expect(lines[index]).toContain(words.trim())
}
