import type { Page } from '@playwright/test'
import { type Journey, look, type Plan } from './answered-plan.ts'
import { emailOnce, linkIn } from './people-and-mail.ts'
import { expect } from './site-test.ts'

/** The companion who votes before the trip is booked. */

const REVIEW =
  'The cloud forest in the rain was the best of it. The road down to the coast was longer than we thought.'

/** A companion without an account marks a day of the draft; the traveller sees it without reloading. */
export async function voteAsCompanion(
  page: Page,
  companion: Page,
  { word }: Journey,
  name: string,
): Promise<void> {
  const company = page.locator('#company')
  await company.getByRole('button', { name: word('share_make') }).click()
  await expect(company.getByLabel(word('share_address'))).toHaveCount(1)
  await company.getByRole('button', { name: word('vote_open') }).click()
  await expect(company.getByLabel(word('share_address'))).toHaveCount(2)
  const link = await company.getByLabel(word('share_address')).last().inputValue()
  await companion.goto(link)
  await expect(companion.getByRole('heading', { level: 1 })).toHaveText(word('vote_page_title'))
  await look(companion)
  await companion
    .getByRole('radio', { name: word('vote_yes') })
    .first()
    .check()
  await companion.getByLabel(word('vote_name')).fill(name)
  await companion.getByRole('button', { name: word('vote_done') }).click()
  await expect(companion.getByText(word('vote_in', { name: name }))).toBeVisible()
  await expect(company.getByText(name)).toBeVisible()
}

/**
 * Moves the trip into the past: it ended four days ago. No command can change a sent proposal; the guarding triggers
 * are off for this transaction only, since the embedded engine has one session for everybody.
 */
async function endTrip({ query }: Journey, { id }: Plan): Promise<void> {
  await query(
    `begin; set local session_replication_role = replica;
     update proposal set content = jsonb_set(content, '{startsOn}',
       to_jsonb((current_date - 3 - jsonb_array_length(content -> 'days'))::text))
     where plan_id = ${id} and accepted_ts is not null;
     commit`,
  )
}

/** After the last day the traveller is asked once for a review, and writes it. */
export async function reviewTrip(page: Page, journey: Journey, plan: Plan, title: string): Promise<void> {
  const { path, word, engine, query } = journey
  await endTrip(journey, plan)
  const asked = await emailOnce(engine, ({ to, html }) => to === plan.email && html.includes('/review'))
  await page.goto(linkIn(asked, '/account/emails/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('account_emails'))
  await look(page)
  await page.goto(linkIn(asked, '/review'))
  await expect(page).toHaveURL(url => url.pathname === path(`/account/trips/${plan.id}/review`))
  const form = page.locator('form').filter({ has: page.getByLabel(word('trip_review_headline')) })
  // Also on a phone, where tabs that load later move it.
  const parts = page.getByRole('navigation', { name: word('account_title') })
  await expect(parts.getByRole('link', { name: word('today_part'), exact: true })).toBeVisible()
  await expect(parts.getByRole('link', { name: word('account_review') })).toBeInViewport({ ratio: 1 })
  await look(page)
  await form.getByRole('radio').first().check()
  await form.getByLabel(word('trip_review_headline')).fill(title)
  await form.getByLabel(word('trip_review_words')).fill(REVIEW)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: word('trip_review_send') }).click()
  await expect(page.getByText(word('trip_review_is_waiting'))).toBeVisible()
  await expect(form.getByRole('status').filter({ hasText: word('trip_review_sent') })).toBeVisible()
  const told = await query<{ kind: string }>(
    "select kind from plan_event where plan_id = $1 and kind like 'review%' order by happened_ts",
    [plan.id],
  )
  expect(told.map(({ kind }) => kind)).toEqual(['review_reminder', 'review_written'])
}
