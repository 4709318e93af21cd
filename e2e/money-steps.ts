import type { Locator, Page } from '@playwright/test'
import { formatMoney } from '../app/text/figures.ts'
import { type Journey, look, type Plan } from './answered-plan.ts'
import { typed } from './fact-table.ts'
import { openPart } from './office-steps.ts'
import { logIn, type StoredEmail } from './people-and-mail.ts'
import { plain, type Way } from './read-back.ts'
import { expect } from './site-test.ts'

/** Signing and paying for a draft, and what the ledger and the partner then show. */

async function isPhone(page: Page): Promise<boolean> {
  return (page.viewportSize()?.width ?? 0) < 1_000
}

/** The booking's page as it stands, and everything of money that is then known. */
async function learnSums({ query, language, facts: { known } }: Way, { id }: Plan): Promise<void> {
  const invoices = await query<{ kind: string; amount: string; currency: string; reference: string }>(
    'select kind, amount_minor as amount, currency, reference from invoice where plan_id = $1',
    [id],
  )
  for (const { kind, amount, currency, reference } of invoices) {
    known[kind === 'deposit' ? 'deposit' : 'rest'] = formatMoney(Number(amount), currency, language)
    if (kind === 'deposit') known.slip = formatMoney(Number(amount) * 10, currency, language)
    if (kind === 'deposit') known.reference = reference
  }
  const [earned] = await query<{ first: string }>(
    'select first_minor as first from commission where plan_id = $1',
    [id],
  )
  known.commission = formatMoney(Number(earned?.first), 'USD', language)
}

/** The prices of both drafts, and what the second costs more. */
export async function learnPrices({ query, language, facts: { known } }: Way, { id }: Plan): Promise<void> {
  const [first, second] = await query<{ price: string }>(
    'select price_minor as price from proposal where plan_id = $1 order by number',
    [id],
  )
  known.total = formatMoney(Number(second?.price), 'USD', language)
  known.more = formatMoney(Number(second?.price) - Number(first?.price), 'USD', language)
}

/** By card on a phone; on a wide screen by transfer, which an admin enters. */
export async function payDeposit(
  page: Page,
  admin: () => Promise<Page>,
  way: Way,
  plan: Plan,
): Promise<void> {
  const book = way.path(`/book/${plan.id}/2`)
  await page.goto(book)
  if (await isPhone(page)) await payByCard(page, way)
  else await payByTransfer(page, await admin(), way, plan)
  await page.goto(book)
  await expect(page.getByRole('heading', { name: way.word('booking_paid_title') })).toBeVisible()
  await learnSums(way, plan)
  await way.facts.onPage('paid', page.locator('main'))
  await look(page)
}

/** What the payment is in the papers, the emails, the office and at the partner's. */
export async function readMoney(
  page: Page,
  planner: Page,
  partner: Page,
  way: Way,
  plan: Plan,
): Promise<void> {
  const { path, word, facts } = way
  const { known, inEmail, onPage } = facts
  const { deposit = '', reference = '', slip = '' } = known
  const isAbout = (key: Parameters<typeof word>[0], parameters: Record<string, string>) => {
    const [before = ''] = word(key, { ...parameters, country: '…' }).split('…')
    return ({ to, subject }: StoredEmail) => to === plan.email && plain(subject).startsWith(plain(before))
  }
  await inEmail('email of the payment', isAbout('money_mail_received_subject', { sum: deposit }))
  if (!(await isPhone(page))) {
    const back = formatMoney(500, 'USD', way.language)
    await inEmail('email of the invoice', isAbout('money_mail_invoice_subject', { reference }))
    await inEmail('email of the slip', isAbout('money_mail_reversed_subject', { sum: slip }))
    await inEmail('email of the refund', isAbout('money_mail_refund_subject', { sum: back }))
  }
  await page.goto(path(`/account/trips/${plan.id}/papers`))
  await onPage('papers', page.locator('main'))
  await look(page)
  await page.goto(path(`/account/trips/${plan.id}/today`))
  await expect(page.getByRole('heading', { name: word('today_wrong'), exact: true })).toBeVisible()
  await look(page)
  await openPart(planner, way, 'facts')
  await onPage('office money', planner.getByRole('region', { name: word('office_money'), exact: true }))
  await seeLead(partner, way, plan, word('org_stage_booked'))
  await onPage('partner’s leads', leadOf(partner, plan))
  await partner.goto(path('/org/payouts'))
  await onPage('partner’s payouts', leadOf(partner, plan))
  await look(partner)
  await partner.goto(path('/org'))
  await callByKey(partner, way)
}

async function payByCard(page: Page, { word }: Journey): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${word('booking_card')}`) }).check()
  const toCard = page.getByRole('button', { name: word('booking_to_card') })
  await toCard.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await toCard.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const charges: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/deposit')) charges.push(request.url())
  })
  // Pressed again while the browser is leaving; only the mouse itself does not wait for the next page.
  await page.route('**/checkout/*', async route => {
    await page.mouse.click(x + width / 2, y + height / 2)
    await route.continue()
  })
  await toCard.click()
  const pay = page.getByRole('button', { name: 'Pay' })
  await expect(pay).toBeVisible()
  expect(charges).toHaveLength(1)
  await pay.click()
  await expect(page.getByRole('heading', { name: word('booking_paid_title') })).toBeVisible()
}

/** An admin enters the transfer; the traveller's open page updates by itself. */
async function payByTransfer(page: Page, admin: Page, journey: Journey, plan: Plan): Promise<void> {
  const { word, query } = journey
  const { id } = plan
  await page.getByRole('button', { name: word('booking_send_invoice') }).click()
  await expect(page.getByText(word('booking_transfer_held'))).toBeVisible()
  const [invoice] = await query<{ amount: string; currency: string; reference: string }>(
    'select amount_minor as amount, currency, reference from invoice where plan_id = $1',
    [id],
  )
  if (!invoice) throw new Error('there is no invoice')
  await expect(page.getByText(invoice.reference)).toBeVisible()
  await enterTransfer(admin, journey, plan, invoice)
  await expect(page.getByRole('heading', { name: word('booking_paid_title') })).toBeVisible()
}

/**
 * The dialog stays until the transfer is entered; then the plan's money shows it, and the focus is back where it was.
 */
async function enterTransfer(
  admin: Page,
  journey: Journey,
  { id, name }: Plan,
  { amount, currency, reference }: { amount: string; currency: string; reference: string },
): Promise<void> {
  const { word, language } = journey
  await logIn(admin, journey, { role: 'admin', next: `/admin/plan/${id}` })
  const sum = formatMoney(Number(amount), currency, language)
  const money = admin.getByRole('region', { name: word('office_money'), exact: true })
  await expect(money).toContainText(reference)
  await expect(money).toContainText(formatMoney(0, currency, language))
  const entry = admin.getByRole('list', { name: word('office_actions') }).getByRole('button', {
    name: word('office_paid'),
  })
  const dialog = admin.getByRole('dialog', { name: word('office_paid_title') })
  const enter = dialog.getByRole('button', { name: word('office_paid_do') })
  const typed = dialog.getByLabel(word('office_paid_amount', { currency }))
  async function isEntered(minor: number): Promise<void> {
    await expect(dialog).toBeHidden()
    const words = word('office_paid_done', { sum: formatMoney(minor, currency, language), name })
    await expect(admin.getByText(words)).toBeVisible()
  }
  // A zero too many: asked about, entered all the same, and taken back.
  await entry.click()
  await expect(typed).toHaveValue(String(Number(amount) / 100))
  await expect(dialog.getByLabel(word('office_paid_reference'))).toHaveValue(reference)
  await typed.fill('')
  await enter.click()
  await expect(dialog.getByText(word('office_paid_amount_missing'))).toBeVisible()
  await typed.fill(String(Number(amount) / 10))
  await enter.click()
  await expect(dialog.getByText(word('office_doubt_ask'))).toBeVisible()
  await look(admin)
  await dialog.getByRole('button', { name: word('office_paid_anyway') }).dblclick()
  await isEntered(Number(amount) * 10)
  const slip = formatMoney(Number(amount) * 10, currency, language)
  await takeBack(admin, journey, word('office_reverse_of', { sum: slip, reference }))
  await expect(money.locator('dl')).toContainText(formatMoney(0, currency, language))
  // The right amount, once.
  await entry.click()
  await enter.dblclick()
  await isEntered(Number(amount))
  await expect(entry).toBeFocused()
  await expect(money.locator('dl')).toContainText(sum)
  // Something more, which goes back.
  await entry.click()
  await typed.fill('5')
  await dialog.getByLabel(word('office_paid_reference')).fill('FT-EXTRA')
  await enter.click()
  await isEntered(500)
  await refund(admin, journey, currency)
  await expect(money.locator('dl')).toContainText(sum)
}

async function takeBack(admin: Page, journey: Journey, button: string): Promise<void> {
  const { word } = journey
  await admin.getByRole('button', { name: button }).click()
  const dialog = admin.getByRole('dialog', { name: word('office_reverse_title') })
  await expect(dialog.getByText(word('office_opens_deposit'))).toBeVisible()
  await dialog.getByLabel(word('office_money_reason')).fill(typed.slip[journey.language])
  await look(admin)
  await dialog.locator('button[type="submit"]').dblclick()
  await expect(dialog).toBeHidden()
}

async function refund(admin: Page, { word }: Journey, currency: string): Promise<void> {
  await admin.getByRole('button', { name: word('office_refund') }).click()
  const dialog = admin.getByRole('dialog', { name: word('office_refund_title') })
  await dialog.getByLabel(word('office_refund_amount', { currency })).fill('5')
  await dialog.getByLabel(word('office_money_reason')).fill('Five too many.')
  await look(admin)
  await dialog.locator('button[type="submit"]').dblclick()
  await expect(dialog).toBeHidden()
}

/** What was charged, paid and earned, each once; every entry balances, and the deposit is no longer owed. */
export async function expectBalanced({ query }: Journey, { id }: Plan): Promise<void> {
  const entries = await query<{ kind: string; sum: string }>(
    `select kind, sum(amount_minor) as sum from ledger_entry e join ledger_line on entry_id = e.id
     where plan_id = $1 group by e.id order by e.id`,
    [id],
  )
  const kinds = entries.map(({ kind }) => kind)
  const corrected = ['reversal', 'commission_reversal', 'payment', 'commission', 'payment', 'refund']
  expect(kinds).toEqual([
    ...['charge', 'payment', 'charge', 'commission'],
    ...(kinds.includes('reversal') ? corrected : []),
  ])
  expect(entries.filter(({ sum }) => Number(sum) !== 0)).toEqual([])
  const [owed] = await query<{ owed: string; rest: string }>(
    `select sum(amount_minor) as owed, (select amount_minor from invoice where plan_id = $1 and kind = 'balance') as rest
     from ledger_entry e join ledger_line on entry_id = e.id where plan_id = $1 and account = 'traveller'`,
    [id],
  )
  expect(Number(owed?.owed)).toBe(Number(owed?.rest))
}

/** The partner sees the stage of the plan, and not whose it is. */
export async function seeLead(
  partner: Page,
  journey: Journey,
  { id, name }: Plan,
  stage: string,
): Promise<void> {
  const { path, word } = journey
  if (partner.url() === 'about:blank') await logIn(partner, journey, { role: 'partner', next: '/org' })
  else await partner.goto(path('/org'))
  await expect(leadOf(partner, { id })).toContainText(stage)
  await expect(partner.getByText(name)).toHaveCount(0)
  if (stage === word('org_stage_new')) await look(partner)
}

function leadOf(partner: Page, { id }: Pick<Plan, 'id'>): Locator {
  return partner.getByRole('row').filter({ hasText: `K-${String(id).padStart(4, '0')}` })
}

/** The partner makes a key for a program, which then reads the partner's leads; withdrawn, it ends. */
async function callByKey(partner: Page, { word, baseURL }: Way): Promise<void> {
  const keys = partner.getByRole('region', { name: word('api_keys_title'), exact: true })
  const program = 'Reading desk'
  await keys.getByLabel(word('api_key_name')).fill(program)
  await keys.getByRole('checkbox', { name: word('api_scope_referrals') }).check()
  await keys.getByRole('button', { name: word('api_key_make') }).click()
  const key = (await keys.getByRole('status').locator('code').textContent()) ?? ''
  const leads = () => fetch(`${baseURL}/api/org/plan`, { headers: { authorization: `Bearer ${key}` } })
  expect((await leads()).status).toBe(200)
  await partner.reload()
  await expect(keys.getByText(program, { exact: true })).toBeVisible()
  await expect(partner.getByText(key)).toHaveCount(0)
  await keys.getByRole('button', { name: word('api_key_withdraw_of', { name: program }) }).click()
  await keys.getByRole('button', { name: word('api_key_withdraw_sure') }).click()
  await expect(keys.getByText(program, { exact: true })).toBeVisible()
  await expect(
    keys.getByRole('button', { name: word('api_key_withdraw_of', { name: program }) }),
  ).toHaveCount(0)
  await expect(keys.getByRole('button', { name: word('api_key_withdraw_sure') })).toHaveCount(0)
  expect((await leads()).status).toBe(401)
}
