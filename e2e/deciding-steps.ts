import type { Page } from '@playwright/test'
import { look, type Plan } from './answered-plan.ts'
import { typed } from './fact-table.ts'
import { emailOnce, linkIn } from './people-and-mail.ts'
import type { Way } from './read-back.ts'
import { expect } from './site-test.ts'

/** A traveller's steps from the link in an email to the signature. */

/**
 * In one press on a device that never logged in: a day is ticked, one tour exchanged and another left out, and a question
 * asked; a reload at once loses none of it.
 */
export async function negotiate(page: Page, way: Way, { id, name }: Plan, link: string): Promise<void> {
  const { word, path, language, facts } = way
  await page.goto(link)
  await expect(page.getByText(typed.letter[language])).toBeVisible()
  await expect(page.getByText(word('link_note'))).toBeVisible()
  // The token is not left in the address, and nobody's name is on the page.
  await expect(page).toHaveURL(url => url.pathname + url.search + url.hash === path(`/account/trips/${id}/1`))
  await expect(page.locator('main')).not.toContainText(name)
  const [second, third, fifth] = [2, 3, 5].map(number => page.locator(`#day-${number}`))
  if (!second || !third || !fifth) throw new Error('there are no days')
  await third.locator('summary').first().click()
  await facts.onPage('proposal 1', page.locator('main'))
  facts.known.askedAbout = (await second.getByRole('heading', { level: 3 }).textContent()) ?? ''
  const tick = fifth.locator('button[aria-pressed]')
  await tick.click()
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
  facts.known.ticked = (await fifth.getByRole('heading', { level: 3 }).textContent()) ?? ''
  await third.getByRole('radio', { name: typed.kayak[language] }).check()
  await expect(third.getByRole('status')).toBeVisible()
  const [before = '', after = ''] = word('standing_leave_out_of', { name: '…' }).split('…')
  const leaveOut = third.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) }).first()
  const left = ((await leaveOut.getAttribute('aria-label')) ?? '').slice(before.length)
  facts.known.left = left.slice(0, left.length - after.length)
  await leaveOut.click()
  await expect(third.locator('del')).toContainText(facts.known.left)
  await second.getByRole('button', { name: word('proposal_ask'), exact: true }).click()
  await second.getByRole('textbox').fill(typed.question[language])
  await page.reload()
  await expect(second.getByRole('textbox')).toHaveValue(typed.question[language])
  await expect(third.locator('del')).toContainText(facts.known.left)
  await second.getByRole('button', { name: word('proposal_send') }).click()
  await expect(page.locator('#questions')).toContainText(word('link_words_hidden'))
  await expect(page.locator('#questions')).not.toContainText(typed.question[language])
  await look(page)
}

/**
 * The second draft is not to be signed while the question is open; then signing asks for the log-in, by a mailed link,
 * and comes back to it.
 */
export async function logInToSign(page: Page, way: Way, { id, email }: Plan, link: string): Promise<void> {
  const { word, path, engine, language } = way
  await page.goto(link)
  await expect(page.getByText(typed.secondLetter[language])).toBeVisible()
  await expect(page.getByText(word('open_title'), { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: word('proposal_accept_trip') })).toHaveCount(0)
  await look(page)
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
  const mailed = await emailOnce(engine, ({ to, html }) => to === email && html.includes('login?token='))
  await page.goto(linkIn(mailed, '/account/login'))
  await page.getByRole('button', { name: word('identity_link_in') }).click()
  await expect(page).toHaveURL(url => url.pathname === path(`/book/${id}/2`))
  await expect(page.getByLabel(word('booking_name'))).toBeVisible()
  await way.facts.onPage('booking', page.locator('main'))
}

export async function sign(page: Page, way: Way, { id, name }: Plan): Promise<void> {
  const { word, path, query, facts } = way
  await facts.onPage('proposal 2', page.locator('main'))
  await look(page)
  await page
    .getByRole('link', { name: word('proposal_accept_trip') })
    .first()
    .click()
  await expect(page).toHaveURL(url => url.pathname === path(`/book/${id}/2`))
  await page.getByLabel(word('booking_name')).fill(name)
  await page.getByLabel(word('booking_have_read')).check()
  await page.getByLabel(word('booking_for_others')).check()
  await look(page)
  await page.getByRole('button', { name: word('booking_sign', { number: 2 }) }).click()
  await expect(page.getByRole('heading', { name: word('booking_deposit_title') })).toBeVisible()
  await facts.onPage('deposit', page.locator('main'))
  const accepted = await query<{ number: number }>(
    'select number from proposal where plan_id = $1 and accepted_ts is not null',
    [id],
  )
  expect(accepted).toEqual([{ number: 2 }])
}

/** The first traveller's name, birthday and needs. */
export async function tellTravellers(page: Page, { path, word, language }: Way, { id }: Plan): Promise<void> {
  await page.goto(path(`/account/trips/${id}/travellers`))
  const form = page
    .locator('form')
    .filter({ has: page.locator('[name="diet"]') })
    .first()
  await form.locator('[name="name"]').fill(typed.traveller[language])
  await form.locator('[name="birthday"]').fill('1988-06-05')
  await form.locator('[name="diet"]').fill(typed.diet[language])
  await form.locator('[name="mobility"]').fill(typed.mobility[language])
  await form.locator('[name="room"]').fill(typed.room[language])
  await look(page)
  await form.locator('[type="submit"]').click()
  await expect(page.getByText(word('travellers_saved')).first()).toBeVisible()
}
