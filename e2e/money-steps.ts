import type { Page } from '@playwright/test'
import { formatMoney } from '../app/text/figures.ts'
import { type Journey, look, type Plan } from './answered-plan.ts'
import { logIn, seededPerson } from './people-and-mail.ts'
import { expect } from './site-test.ts'

/** How a draft is signed and paid for, and what the ledger and the partner say of it. */

async function isPhone(page: Page): Promise<boolean> {
  return (page.viewportSize()?.width ?? 0) < 1_000
}

export async function accept(page: Page, { word, query }: Journey, { id, name }: Plan): Promise<void> {
  await page
    .getByRole('link', { name: word('proposal_accept_trip') })
    .first()
    .click()
  await page.getByLabel(word('booking_name')).fill(name)
  await page.getByLabel(word('booking_have_read')).check()
  await page.getByLabel(word('booking_for_others')).check()
  await look(page)
  await page.getByRole('button', { name: word('booking_sign', { number: 2 }) }).click()
  await expect(page.getByRole('heading', { name: word('booking_deposit_title') })).toBeVisible()
  const accepted = await query<{ number: number }>(
    'select number from proposal where plan_id = $1 and accepted_ts is not null',
    [id],
  )
  expect(accepted).toEqual([{ number: 2 }])
}

/** By card on a phone, by transfer on a wide screen. */
export async function payDeposit(page: Page, journey: Journey, plan: Plan): Promise<void> {
  if (await isPhone(page)) await payByCard(page, journey)
  else await payByTransfer(page, journey, plan)
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
export async function expectBalanced({ query }: Journey, { id }: Plan): Promise<void> {
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
export async function seeLead(
  partner: Page,
  journey: Journey,
  { id, name }: Plan,
  stage: string,
): Promise<void> {
  const { path, word } = journey
  if (partner.url() === 'about:blank') await logIn(partner, journey, { role: 'partner', next: '/org' })
  else await partner.goto(path('/org'))
  const lead = partner.getByRole('row').filter({ hasText: leadNumber(id) })
  await expect(lead).toContainText(stage)
  await expect(partner.getByText(name)).toHaveCount(0)
  if (stage === word('org_stage_new')) await look(partner)
}

const leadNumber = (id: number) => `K-${String(id).padStart(4, '0')}`

export async function seeCommission(
  partner: Page,
  { path, query, language }: Journey,
  { id }: Plan,
): Promise<void> {
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
