import type { Page } from '@playwright/test'
import { type Journey, look } from './answered-plan.ts'
import { openPart } from './office-steps.ts'
import { logIn } from './people-and-mail.ts'
import { aProposal } from './sample-proposal.ts'
import { addTraveller, openAs } from './sample-traveller.ts'
import { expect, test } from './site-test.ts'

const LETTER = 'One night more under the cone.'

async function isSaved(planner: Page, { word }: Journey): Promise<void> {
  await expect(planner.getByText(word('office_saved_now'), { exact: true })).toBeVisible()
}

test.describe('the price of a draft', { tag: ['@both'] }, () => {
  test.use({ allowedErrors: [/409/] })
  test('follows a changed night to what the traveller reads, and is sent with a second yes where it does not', async ({
    page,
    anotherPerson,
    path,
    word,
    query,
    engine,
    language,
  }) => {
    test.slow()
    const journey: Journey = { path, word, query, engine, language }
    const { email, planId } = await addTraveller(query, language, aProposal({ locale: language }))
    const planner = await anotherPerson()
    await logIn(planner, journey, { role: 'planner', next: `/admin/plan/${planId}` })
    await expect(planner.getByRole('heading', { level: 1, name: 'Ana Mora' })).toBeVisible()
    await openPart(planner, journey, 'days')
    await planner.getByText(word('office_draft_begin')).click()
    await planner.getByLabel(word('office_draft_trip')).selectOption('cloud-forest-to-corcovado')
    await planner.getByRole('button', { name: word('office_draft_from_trip') }).click()
    const prices = planner.getByRole('region', { name: word('office_prices') })
    await expect(prices.getByText(word('office_price_follows')).first()).toBeVisible()

    // A night more is a line more.
    const more = planner
      .getByRole('button', { name: word('office_night_more', { place: 'La Fortuna' }) })
      .first()
    await more.click()
    await isSaved(planner, journey)
    await expect(prices.getByText(word('office_price_joined'))).toHaveCount(1)

    // What is typed is by hand, and is listed when the days change once more.
    const first = prices.getByRole('listitem').first()
    await first.getByRole('textbox', { name: word('office_price_each') }).fill('700')
    await expect(first.getByText(word('office_price_by_hand'))).toBeVisible()
    await first.getByRole('textbox', { name: word('office_price_cost', { currency: 'USD' }) }).fill('500')
    await isSaved(planner, journey)
    await more.click()
    await expect(first.getByText(word('draft_change_nights', { before: 11, now: 12 }))).toBeVisible()
    await look(planner)

    // It is sent only with a second yes, and the letter is still there.
    const letter = planner.getByLabel(word('office_cover_note_to', { name: 'Ana Mora' }), { exact: true })
    await letter.fill(LETTER)
    await isSaved(planner, journey)
    const at = planner.getByLabel(word('office_send_at'))
    await at.fill((await at.getAttribute('min')) ?? '')
    await planner.getByRole('button', { name: word('office_send_then') }).click()
    const list = planner.getByRole('alertdialog', { name: word('office_send_disagrees') })
    await expect(list).toContainText(word('draft_change_nights', { before: 11, now: 12 }))
    await expect(letter).toHaveValue(LETTER)
    await at.fill((await at.getAttribute('min')) ?? '')
    await list.getByRole('button', { name: word('office_send_anyway') }).click()
    await expect(at).toBeHidden()

    await openAs(page, email, path(`/account/trips/${planId}/2`))
    await expect(page.getByText(LETTER)).toBeVisible()
    await expect(page.getByText(/: 2 nights more/).first()).toBeVisible()
    const answer = await page.evaluate(async url => {
      const key = localStorage.getItem('login-key')
      return (await fetch(url, { headers: { authorization: `Bearer ${key}` } })).text()
    }, `/api/private/plan/${planId}/proposal/2`)
    expect(answer).toContain(LETTER)
    expect(answer).not.toMatch(/workings|costMinor|isByHand|50000/)
    await look(page)
  })
})
