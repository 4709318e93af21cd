import type { Locator, Page } from '@playwright/test'
import { type Journey, look, type Plan } from './answered-plan.ts'
import { typed } from './fact-table.ts'
import { expect } from './site-test.ts'

/** A planner's steps on the office's pages. */

const TRIP = 'cloud-forest-to-corcovado'

/** A part of the plan's page in the office; on a phone it is behind a tab. */
export async function openPart(
  page: Page,
  { word }: Journey,
  part: 'thread' | 'days' | 'facts',
): Promise<Locator> {
  const tab = page.getByRole('tab', { name: word(`office_tab_${part}`) })
  if (await tab.isVisible()) await tab.click()
  return page.locator(`#part-${part}`)
}

export async function answerByPage(planner: Page, journey: Journey, { name }: Plan): Promise<void> {
  const { word, language } = journey
  await openPart(planner, journey, 'thread')
  await planner.getByLabel(word('office_write', { name }), { exact: true }).fill(typed.answer[language])
  await planner
    .getByRole('button', { name: word('office_send'), exact: false })
    .first()
    .click()
  await expect(planner.getByRole('listitem').filter({ hasText: typed.answer[language] })).toBeVisible()
}

/** Corrects the wish: one adult more, one night, and no crowds. */
export async function correctWish(planner: Page, journey: Journey): Promise<void> {
  const { word } = journey
  await openPart(planner, journey, 'facts')
  await planner.getByRole('button', { name: word('office_wish_change') }).click()
  const dialog = planner.getByRole('dialog', { name: word('office_wish_change') })
  const field = (name: string) => dialog.locator(`[name="${name}"]`)
  await field('adults').fill('3')
  await field('nights').fill('11')
  await dialog.getByText(word('finder_avoid_crowds'), { exact: true }).click()
  const save = dialog.getByRole('button', { name: word('office_wish_do') })
  await save.click()
  // One night more than between the days that were said: that is asked about once, and may be.
  if ((await field('to').inputValue()) !== '') {
    const [, question = ''] = word('wish_other_nights', { nights: '|' }).split('|')
    await expect(dialog.getByText(question)).toBeVisible()
    await save.click()
  }
  await expect(dialog).toBeHidden()
  const effects = planner.getByRole('region', { name: word('office_wish_effects') })
  await expect(effects.getByRole('listitem').first()).toContainText(
    word('planning_adults_count', { count: 3 }),
  )
}

export async function isSaved(planner: Page, { word }: Journey): Promise<void> {
  await expect(planner.getByText(word('office_saved_now'), { exact: true })).toBeVisible()
}

/** Presses the button that sends, or the one of the second yes, at the earliest time that can be chosen: this minute. */
async function pressSend(planner: Page, { word }: Journey): Promise<void> {
  const at = planner.getByLabel(word('office_send_at'))
  const again = planner.getByRole('button', { name: word('office_send_anyway') })
  const send = planner.getByRole('button', { name: word('office_send_then') })
  // Choosing fails if the minute ends before sending.
  await expect(async () => {
    await at.fill((await at.getAttribute('min')) ?? '')
    const sent = planner.waitForRequest(/\/proposal\/\d+\/send$/, { timeout: 5_000 })
    await Promise.all([sent, ((await again.isVisible()) ? again : send).click()])
  }).toPass()
}

/** Sends the current draft at once. */
export async function sendDraft(
  planner: Page,
  journey: Journey,
  { name }: Plan,
  note: string,
): Promise<void> {
  const { word } = journey
  await planner.getByLabel(word('office_cover_note_to', { name }), { exact: true }).fill(note)
  await pressSend(planner, journey)
  await expect(planner.getByLabel(word('office_send_at'))).toBeHidden()
}

/** The row of a day in the editor. */
function dayRow(planner: Page, { word }: Journey, number: number): Locator {
  const title = word('office_day_title', { day: word('office_day_number', { number }) })
  return planner
    .getByRole('listitem')
    .filter({ has: planner.getByLabel(title, { exact: true }) })
    .last()
}

/** Something of the planner's own words, from the dialog that a button opens. */
async function pickOwn(planner: Page, { word }: Journey, button: Locator, name: string): Promise<void> {
  await button.click()
  const dialog = planner.getByRole('dialog')
  await dialog.getByLabel(word('office_pick_search')).fill(name)
  await dialog.getByRole('button', { name: word('office_pick_own', { name }) }).click()
  await expect(dialog).toBeHidden()
}

/** The first draft: from a published trip, with a title, a day's text, tours and a price line of the planner's own. */
export async function draftFromTrip(
  planner: Page,
  journey: Journey,
  plan: Plan,
  firstDay: string,
): Promise<void> {
  const { word, language } = journey
  await openPart(planner, journey, 'days')
  await planner.getByLabel(word('office_draft_trip')).selectOption(TRIP)
  await planner.getByRole('button', { name: word('office_draft_from_trip') }).click()
  await planner.getByLabel(word('office_draft_title'), { exact: true }).fill(typed.title[language])
  await planner.getByLabel(word('office_draft_starts')).fill(firstDay)
  await isSaved(planner, journey)
  const first = dayRow(planner, journey, 1)
  await first.getByText(word('office_day_story'), { exact: true }).click()
  await first
    .getByLabel(word('office_day_story_of', { day: word('office_day_number', { number: 1 }) }))
    .fill(typed.story[language])
  await addTours(planner, journey)
  const prices = planner.getByRole('region', { name: word('office_prices') })
  await prices.getByRole('button', { name: word('office_price_add') }).click()
  const line = prices.getByRole('listitem').last()
  await line
    .getByRole('textbox', { name: new RegExp(`^${word('office_price_what')}`) })
    .fill(typed.line[language])
  await line.getByRole('textbox', { name: word('office_price_each') }).fill('90')
  await line.getByRole('textbox', { name: word('office_price_note') }).fill(typed.reason[language])
  await isSaved(planner, journey)
  await scrollToEnds(planner)
  await look(planner)
  await sendDraft(planner, journey, plan, typed.letter[language])
}

/** A tour of its own name on the third day, its price, and something instead of it. */
async function addTours(planner: Page, journey: Journey): Promise<void> {
  const { word, language } = journey
  const third = dayRow(planner, journey, 3)
  const add = third.getByRole('button', { name: word('office_add_tour') })
  const [walk, kayak] = [typed.walk[language], typed.kayak[language]]
  await pickOwn(planner, journey, add, walk)
  await pickOwn(
    planner,
    journey,
    third.getByRole('button', { name: word('office_instead_offer', { name: walk }) }),
    kayak,
  )
  await third.getByText(word('office_alternatives', { name: walk, count: 1 })).click()
  await third.getByLabel(`${kayak}: ${word('office_alternative_price')}`).fill('30')
  await third.getByLabel(`${kayak}: ${word('office_alternative_why')}`).fill(typed.why[language])
  const each = word('office_price_of', { field: word('office_price_each'), line: walk })
  await planner.getByLabel(each, { exact: true }).fill('25')
}

/** Scrolls all columns to their ends: in between, the sticky bar covers part of the content. */
function scrollToEnds(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const column of document.querySelectorAll('*'))
      column.scrollTo({ top: column.scrollHeight, behavior: 'instant' })
  })
}

/** Begins the draft that follows the first, and waits for it. */
export async function beginAgain(planner: Page, { word }: Journey): Promise<void> {
  await planner.getByText(word('office_draft_begin'), { exact: true }).click()
  await planner.getByRole('button', { name: word('office_draft_from_last', { number: 1 }) }).click()
  const drafts = planner.getByRole('group', { name: word('office_drafts') })
  await expect(drafts.getByRole('button', { pressed: true })).toHaveText(word('office_draft', { number: 2 }))
}

/**
 * The second draft: with a price by hand and a night more, which that price does not
 * follow: it is sent with a second yes, and the letter is still there.
 */
export async function changeDraft(planner: Page, journey: Journey, plan: Plan): Promise<void> {
  const { word, language } = journey
  const prices = planner.getByRole('region', { name: word('office_prices') })
  const first = prices.getByRole('listitem').first()
  await first.getByRole('textbox', { name: word('office_price_each') }).fill('700')
  await expect(first.getByText(word('office_price_by_hand'))).toBeVisible()
  await first.getByRole('textbox', { name: word('office_price_cost', { currency: 'USD' }) }).fill('500')
  await isSaved(planner, journey)
  await planner
    .getByRole('button', { name: new RegExp(word('office_night_more', { place: '' }).trim()) })
    .first()
    .click()
  const nights = word('draft_change_nights', { before: 10, now: 11 })
  await expect(first.getByText(nights)).toBeVisible()
  await expect(prices.getByText(word('office_price_follows')).first()).toBeVisible()
  await look(planner)
  const letter = planner.getByLabel(word('office_cover_note_to', { name: plan.name }), { exact: true })
  await letter.fill(typed.secondLetter[language])
  await isSaved(planner, journey)
  await pressSend(planner, journey)
  const list = planner.getByRole('alertdialog', { name: word('office_send_disagrees') })
  await expect(list).toContainText(nights)
  await expect(letter).toHaveValue(typed.secondLetter[language])
  await sendDraft(planner, journey, plan, typed.secondLetter[language])
}
