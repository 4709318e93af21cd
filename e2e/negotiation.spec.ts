import type { Locator, Page } from '@playwright/test'
import type { ProposalActivity, ProposalContent } from '#database/values/proposal-content.ts'
import { aProposal } from '../tools/testing/proposals.ts'
import { type Journey, look } from './answered-plan.ts'
import { readWithFiles, writeWithFiles } from './email-steps.ts'
import { openPart, sendDraft } from './office-steps.ts'
import { logIn } from './people-and-mail.ts'
import { addTraveller, openAs } from './sample-traveller.ts'
import { expect, test } from './site-test.ts'

const QUESTION = 'Is there a bath at the end?'
const LETTER = 'Everything you said is in it.'

function activity(id: string, key: string, name: string): ProposalActivity {
  return { id, kind: 'visit', key, name, startsAt: null, minutes: null, alternatives: [] }
}

/** Four days: on the first Poás, with the lava walk instead of it; on the last a walk that not everybody wants. */
function negotiable(locale: ProposalContent['locale']): ProposalContent {
  const content = aProposal({ locale })
  const poas = activity('poas', 'poas-volcano', 'Poás')
  const lava = { id: 'lava', key: 'arenal-lava-walk', name: 'Lava walk', minutesDelta: 0, why: 'Less cloud.' }
  content.days[0]?.activities.push({ ...poas, alternatives: [{ ...lava, priceDeltaMinor: 30_00 }] })
  content.days[3]?.activities.push(activity('barva', 'barva-volcano', 'Barva on foot'))
  return content
}

function dayOf(page: Page, number: number): Locator {
  return page.locator(`#day-${number}`)
}

/** Two days ticked, one activity exchanged, one left out, and a question that stays open. */
async function say(page: Page, { word }: Journey): Promise<void> {
  for (const number of [2, 3]) {
    const tick = dayOf(page, number).locator('button[aria-pressed]')
    await tick.click()
    await expect(tick).toHaveAttribute('aria-pressed', 'true')
  }
  const first = dayOf(page, 1)
  await first.locator('summary').click()
  await first.getByRole('radio', { name: 'Lava walk' }).check()
  await expect(page.getByText('Lava walk').first()).toBeVisible()
  const last = dayOf(page, 4)
  await last.getByRole('button', { name: word('standing_leave_out_of', { name: 'Barva on foot' }) }).click()
  await expect(last.locator('del')).toHaveText('Barva on foot')
  await last.getByRole('button', { name: word('proposal_ask'), exact: true }).click()
  await last.getByRole('textbox').fill(QUESTION)
  await last.getByRole('button', { name: word('proposal_send') }).click()
  await expect(page.locator('#questions')).toContainText(QUESTION)
  await expect(page.locator('#questions')).toContainText(word('proposal_question_open'))
}

/** What the planner reads beside the lines of the draft they begin. */
async function readInOffice(planner: Page, { word }: Journey): Promise<void> {
  const marks = planner.getByRole('list', { name: word('office_standing') })
  const chosen = word('standing_chosen_of', { name: 'Lava walk', instead: 'Poás' })
  const out = word('office_standing_out', { name: 'Barva on foot', since: 1 })
  for (const words of [
    word('standing_settled_of', { name: 'Day d2', since: 1 }),
    word('standing_settled_of', { name: 'Day d3', since: 1 }),
    ...[chosen, out, QUESTION],
  ])
    await expect(marks.filter({ hasText: words })).toHaveCount(1)
  await expect(marks.locator('del')).toHaveText(out)
  await expect(
    planner.getByRole('button', { name: word('standing_put_back_of', { name: 'Barva on foot' }) }),
  ).toBeVisible()
  // What is settled has nothing instead of it any more.
  await expect(
    planner.getByText(word('office_alternatives', { name: 'The lower cabin', count: 2 })),
  ).toHaveCount(0)
}

/** What the traveller reads in the draft that follows. */
async function readAsTraveller(page: Page, { word }: Journey): Promise<void> {
  for (const number of [2, 3]) {
    await expect(dayOf(page, number).locator('button[aria-pressed]')).toHaveAttribute('aria-pressed', 'true')
    await expect(dayOf(page, number)).toContainText(word('standing_settled', { since: 1 }))
  }
  await expect(dayOf(page, 1)).toContainText('Lava walk')
  await expect(dayOf(page, 1)).toContainText(word('standing_chosen', { instead: 'Poás' }))
  await expect(dayOf(page, 1).locator('summary')).toHaveCount(0)
  const out = dayOf(page, 4).getByRole('listitem').filter({ hasText: 'Barva on foot' })
  await expect(out.locator('del')).toHaveText('Barva on foot')
  await expect(
    out.getByRole('button', { name: word('standing_put_back_of', { name: 'Barva on foot' }) }),
  ).toBeVisible()
  await expect(page.locator('#questions')).toContainText(QUESTION)
  await expect(page.locator('#questions')).toContainText(word('proposal_question_open'))
}

test.describe('a proposal is negotiated', { tag: ['@both'] }, () => {
  test('what was said of the first draft is in the second, for both', async ({
    page,
    anotherPerson,
    baseURL,
    path,
    word,
    query,
    engine,
    language,
  }) => {
    test.slow()
    const journey: Journey = { path, word, query, engine, language }
    const { email, planId } = await addTraveller(query, language, negotiable(language))
    await openAs(page, email, path(`/account/trips/${planId}/1`))
    await say(page, journey)
    await look(page)

    const planner = await anotherPerson()
    await logIn(planner, journey, { role: 'planner', next: `/admin/plan/${planId}` })
    await expect(planner.getByRole('heading', { level: 1, name: 'Ana Mora' })).toBeVisible()
    await openPart(planner, journey, 'days')
    const log = planner
      .locator('ol', { hasText: word('office_event_line_asked_of', { name: '' }).trim() })
      .last()
    await expect(log).toContainText(word('office_event_line_chosen', { name: 'Lava walk', instead: 'Poás' }))
    await planner.getByText(word('office_draft_begin')).click()
    await planner.getByRole('button', { name: word('office_draft_from_last', { number: 1 }) }).click()
    await expect(
      planner.getByRole('group', { name: word('office_drafts') }).getByRole('button', { pressed: true }),
    ).toHaveText(word('office_draft', { number: 2 }))
    await readInOffice(planner, journey)
    await look(planner)
    await sendDraft(planner, journey, { id: planId, name: 'Ana Mora', email }, LETTER)

    await page.getByRole('link', { name: word('proposal_older_see') }).click()
    await expect(page.getByText(LETTER)).toBeVisible()
    await readAsTraveller(page, journey)
    await look(page)

    await writeWithFiles(baseURL ?? '', journey, planId, email)
    await page.goto(path(`/account/trips/${planId}`))
    for (const reader of [page, planner]) await readWithFiles(reader, journey, email)
  })
})
