import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { hashPassword } from '../app/features/account/identity/hash-password.server.ts'
import { aProposal } from '../tools/testing/proposals.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site-test.ts'

const PASSWORD = 'trece tucanes en la ceiba'

type Query = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>

/** Somebody with a plan and a sent proposal of four days at US$ 600 each. */
async function addTraveller(query: Query, locale: 'en' | 'es'): Promise<{ email: string; planId: number }> {
  const email = `share-${randomUUID()}@example.com`
  const id = 2_000_000_000 + Math.floor(Math.random() * 1_000_000_000)
  await query('insert into users (id, email, name, email_validated) values ($1, $2, $3, now())', [
    ...[id, email, 'Ana Mora'],
  ])
  await query(
    `insert into auth_account (id, user_id, provider_id, account_id, password)
     values ($1, $2, 'credential', $3, $4)`,
    [randomUUID(), id, String(id), await hashPassword(PASSWORD)],
  )
  const [plan] = await query<{ id: string }>(
    `insert into plan (idempotency_key, receipt_key, user_id, country_tag, contact_name, contact_email, created_ts,
       answer_due_ts, waits_for)
     values ($1, $2, $3, 'costa-rica', 'Ana Mora', $4, now(), now() + interval '1 day', 'traveller') returning id`,
    [randomUUID(), randomUUID(), id, email],
  )
  const planId = Number(plan?.id)
  await query(
    `insert into proposal (plan_id, number, staff_fkey, title, content, price_minor, note, sent_ts, fingerprint)
     values ($1, 1, 'daniela-quesada', 'Agua lenta', $2, 120000, '', now(), $3)`,
    [planId, JSON.stringify(aProposal({ locale })), 'a'.repeat(64)],
  )
  return { email, planId }
}

/** Logs in as a call, and goes to a page as whoever that is. */
async function openAs(page: Page, email: string, path: string): Promise<void> {
  const answer = await page.request.post('/api/public/auth/login', { data: { email, password: PASSWORD } })
  const { token } = (await answer.json()).data
  await page.addInitScript(key => localStorage.setItem('login-key', key), token)
  await page.goto(path)
}

/** A browser of somebody else, who is not logged in. */
async function openApart(browser: Browser, page: Page, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    baseURL: new URL(page.url()).origin,
  })
  const other = await context.newPage()
  await other.goto(new URL(address).pathname)
  return other
}

test.use({ allowedErrors: [/404/] })

test('a trip is read along by its link, voted on by three without an account, and the link taken back', {
  tag: '@both',
}, async ({ browser, page, path, word, query, language }) => {
  test.slow()
  const { email, planId } = await addTraveller(query, language)
  await openAs(page, email, path(`/account/trips/${planId}/1`))
  const company = page.locator('#company')
  await company.getByRole('button', { name: word('share_make') }).click()
  const link = await company.getByLabel(word('share_address')).inputValue()
  await expectAccessible(page, '#company')

  const reader = await openApart(browser, page, link)
  await expect(reader.getByRole('heading', { level: 1, name: 'Agua lenta' })).toBeVisible()
  await expect(reader.getByText('Hanging bridges at dawn')).toBeVisible()
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(reader)
  await reader.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(reader)
  const [file] = await Promise.all([
    reader.waitForEvent('download'),
    reader.getByRole('link', { name: word('file_html') }).click(),
  ])
  expect(file.suggestedFilename()).toBe('agua-lenta-1.html')

  await company.getByRole('button', { name: word('vote_open') }).click()
  await expect(company.getByLabel(word('share_address'))).toHaveCount(2)
  const voteLink = await company.getByLabel(word('share_address')).last().inputValue()
  for (const [i, [name, most]] of [
    ['Theo', '700'],
    ['Ada', '650'],
    ['Grace', '400'],
  ].entries()) {
    const companion = await openApart(browser, page, voteLink)
    await expect(companion.getByRole('heading', { level: 1 })).toHaveText(word('vote_page_title'))
    if (i === 0) {
      await expectAccessible(companion)
      await companion.getByRole('button', { name: word('vote_done') }).click()
      await expect(companion.getByText(word('vote_missing_name'))).toBeVisible()
    }
    // Days are marked with the keyboard alone: into the group, and along it.
    const day = companion.getByRole('group', { name: word('vote_of_day', { day: 'Day d1' }) })
    await day.getByRole('radio', { name: word('vote_yes') }).focus()
    await companion.keyboard.press('Space')
    if (i === 2) await companion.keyboard.press('ArrowRight')
    await companion.getByLabel(word('vote_name')).fill(name ?? '')
    await companion.getByRole('textbox', { name: word('vote_ceiling', { currency: 'US$' }) }).fill(most ?? '')
    await companion.getByRole('button', { name: word('vote_done') }).click()
    if (i < 2) await expect(companion.getByText(word('vote_in', { name: name ?? '' }))).toBeVisible()
    else await expect(companion.getByRole('heading', { level: 1 })).toHaveText(word('vote_closed'))
    if (i === 0) {
      await companion.reload()
      await companion.getByRole('button', { name: word('vote_change') }).click()
      await expect(day.getByRole('radio', { name: word('vote_yes') })).toBeChecked()
    }
    await companion.context().close()
  }

  // Told at once, and without a number of anybody's.
  await expect(company.getByText(word('vote_price_not'))).toBeVisible()
  await expect(
    company.getByRole('img', { name: word('vote_day_counts', { yes: 2, ask: 1, ratherNot: 0 }) }),
  ).toBeVisible()
  await expectAccessible(page, '#company')

  await company.getByRole('button', { name: word('share_end') }).click()
  await expect(company.getByText(word('share_ended'))).toBeVisible()
  await reader.reload()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(word('share_closed'))
})
