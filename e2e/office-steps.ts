import type { Page } from '@playwright/test'
import { DEARER_MINOR, emailTo, type Journey, look, type Plan, said } from './answered-plan.ts'
import { expect } from './site-test.ts'

/** A planner's steps on the office's pages. */

const TRIP = 'cloud-forest-to-corcovado'
const FIRST_DAY = new Date(Date.now() + 120 * 86_400_000).toISOString().slice(0, 10)

/** A part of the plan's page in the office; on a phone it is behind a tab. */
export async function openPart(
  page: Page,
  { word }: Journey,
  part: 'thread' | 'days' | 'facts',
): Promise<void> {
  const tab = page.getByRole('tab', { name: word(`office_tab_${part}`) })
  if (await tab.isVisible()) await tab.click()
}

export async function answerByPage(planner: Page, journey: Journey, { name }: Plan): Promise<void> {
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

/** Sends the current draft at once: at the earliest time that can be chosen, which is this minute. */
export async function sendDraft(
  planner: Page,
  { word }: Journey,
  { name }: Plan,
  note: string,
): Promise<void> {
  await planner.getByLabel(word('office_cover_note_to', { name }), { exact: true }).fill(note)
  const at = planner.getByLabel(word('office_send_at'))
  // Choosing fails if the minute ends before sending.
  await expect(async () => {
    await at.fill((await at.getAttribute('min')) ?? '')
    const asked = planner.waitForRequest(/\/proposal\/\d+\/send$/, { timeout: 5_000 })
    await Promise.all([asked, planner.getByRole('button', { name: word('office_send_then') }).click()])
  }).toPass()
  await expect(at).toBeHidden()
}

/** Scrolls all columns to their ends: in between, the sticky bar covers part of the content. */
function scrollToEnds(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const column of document.querySelectorAll('*'))
      column.scrollTo({ top: column.scrollHeight, behavior: 'instant' })
  })
}

export async function draftFromTrip(planner: Page, journey: Journey, plan: Plan): Promise<void> {
  const { word } = journey
  await openPart(planner, journey, 'days')
  await planner.getByLabel(word('office_draft_trip')).selectOption(TRIP)
  await planner.getByRole('button', { name: word('office_draft_from_trip') }).click()
  await planner.getByLabel(word('office_draft_starts')).fill(FIRST_DAY)
  // The answer contains the days' new dates, and re-renders them.
  await expect(planner.getByText(word('office_saved_now'), { exact: true })).toBeVisible()
  await scrollToEnds(planner)
  await look(planner)
  await sendDraft(planner, journey, plan, said.note)
  await emailTo(journey, plan, said.note)
}

export async function draftAgain(planner: Page, journey: Journey, plan: Plan): Promise<void> {
  const { word, query } = journey
  await openPart(planner, journey, 'days')
  await planner.getByText(word('office_draft_begin')).click()
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
  // The night is charged by the catalogue as soon as it is saved.
  const night = async () => {
    const [line] = await query<{ minor: number }>(
      `select (line ->> 'unitMinor')::int as minor from proposal, jsonb_array_elements(content -> 'price') line
       where plan_id = $1 and number = 2 and line ->> 'id' like 'hotel-%'`,
      [plan.id],
    )
    return line?.minor ?? 0
  }
  await expect.poll(night).toBeGreaterThan(0)
  const dearer = DEARER_MINOR - (await night())
  const each = planner.getByLabel(
    word('office_price_of', { field: word('office_price_each'), line: line.what }),
  )
  // Firefox inserts a number behind the existing value.
  await each.clear()
  await each.fill(String((line.unitMinor + dearer / line.count) / 100))
  await sendDraft(planner, journey, plan, said.secondNote)
}

/** Checks that the plan's log, read from its end, tells the whole journey. */
export async function expectStory(planner: Page, journey: Journey): Promise<void> {
  const { word } = journey
  await openPart(planner, journey, 'days')
  const log = planner.locator('ol', { hasText: word('office_event_requested') }).last()
  await expect(log).toContainText(word('office_event_deposit_paid'))
  // The journey is as fast as a machine: whether it is marked as doubtful depends on how busy the machine was.
  const marks = [word('spam_event_doubted'), word('spam_event_lightened')]
  const isMark = (line: string) => marks.some(mark => line.includes(mark))
  const lines = (await log.getByRole('listitem').allTextContents()).toReversed().filter(line => !isMark(line))
  const first = (words: string) => words.split('  ')[0] ?? ''
  const paid = first(word('office_event_payment', { sum: '' }))
  // By transfer a slip was entered first, taken back, and something more went back.
  const corrected = [
    first(word('office_event_reversed', { sum: '' })),
    word('office_event_deposit_open'),
    paid,
    word('office_event_deposit_paid'),
    paid,
    first(word('office_event_refunded', { sum: '' })),
  ]
  const isCorrected = lines.some(line => line.includes(word('office_event_deposit_open')))
  const story = [
    word('office_event_requested'),
    word('office_event_claimed'),
    word('office_event_written'),
    word('office_event_emailed'),
    word('office_event_emailed'),
    word('office_event_draft_begun', { number: 1 }),
    word('office_event_proposal_sent', { number: 1 }),
    word('office_event_written'),
    word('office_event_line_asked_of', { name: '' }).trim(),
    word('office_event_emailed'),
    word('office_event_draft_begun', { number: 2 }),
    word('office_event_proposal_sent', { number: 2 }),
    word('office_event_shared'),
    word('office_event_vote_opened', { number: 2 }),
    word('office_event_line_settled', { name: '' }).trim(),
    word('office_event_accepted', { number: 2 }),
    paid,
    word('office_event_deposit_paid'),
    ...(isCorrected ? corrected : []),
  ]
  expect(lines).toHaveLength(story.length)
  for (const [index, words] of story.entries()) expect(lines[index]).toContain(words.trim())
}
