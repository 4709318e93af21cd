import type { Browser, Page } from '@playwright/test'
import { look } from './answered-plan.ts'
import { addTraveller, openAs } from './sample-traveller.ts'
import { expect, expectAccessible, test, visitUntilRunning } from './site-test.ts'

/** The browser of another person, who is not logged in. */
async function openApart(browser: Browser, page: Page, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    baseURL: new URL(page.url()).origin,
  })
  const other = await context.newPage()
  visitUntilRunning(other)
  const { pathname, search } = new URL(address)
  await other.goto(pathname + search)
  return other
}

test.use({ allowedErrors: [/404/] })

test('a shared trip is read by its link, voted on by three without an account, and the link revoked', {
  tag: '@both-everywhere',
}, async ({ browser, page, path, word, query, language }) => {
  test.slow()
  const { email, planId } = await addTraveller(query, language)
  await openAs(page, email, path(`/account/trips/${planId}/1`))
  const company = page.locator('#company')
  const copy = company.getByRole('button', { name: word('share_copy') })
  await company.getByRole('button', { name: word('share_make') }).click()
  await expect(copy).toBeFocused()
  const link = await company.getByLabel(word('share_address')).inputValue()
  await expectAccessible(page, '#company')

  const reader = await openApart(browser, page, link)
  await expect(reader.getByRole('heading', { level: 1, name: 'Agua lenta' })).toBeVisible()
  await expect(reader.getByText('Hanging bridges at dawn')).toBeVisible()
  // The page's own words are in the page's language, whatever that of the planner's.
  await expect(reader.locator('main [lang]').filter({ hasText: word('share_read_only') })).toHaveCount(0)
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await look(reader)
  const [file] = await Promise.all([
    reader.waitForEvent('download'),
    reader.getByRole('link', { name: word('file_html') }).click(),
  ])
  expect(file.suggestedFilename()).toBe('agua-lenta-1.html')

  await company.getByRole('button', { name: word('vote_open') }).click()
  await expect(company.getByLabel(word('share_address'))).toHaveCount(2)
  await expect(copy.last()).toBeFocused()
  const voteLink = await company.getByLabel(word('share_address')).last().inputValue()
  for (const [i, [name, most]] of [
    ['Theo', '700'],
    ['Ada', '650'],
    ['Grace', '400'],
  ].entries()) {
    // The second opens the address of somebody who voted without script.
    const companion = await openApart(browser, page, voteLink + (i === 1 ? '?in' : ''))
    await expect(companion.getByRole('heading', { level: 1 })).toHaveText(word('vote_page_title'))
    if (i === 1) await companion.getByRole('button', { name: word('vote_somebody_else') }).click()
    await expect(companion.getByRole('listitem').filter({ hasText: word('vote_voter_in') })).toHaveCount(i)
    if (i === 0) {
      await expectAccessible(companion)
      await companion.getByRole('button', { name: word('vote_done') }).click()
      await expect(companion.getByText(word('vote_missing_name'))).toBeVisible()
    }
    // Days are marked with the keyboard alone: into the group, and within it.
    const day = companion.getByRole('group', { name: word('vote_of_day', { day: 'Day d1' }) })
    await day.getByRole('radio', { name: word('vote_yes') }).focus()
    await companion.keyboard.press('Space')
    if (i === 2) await companion.keyboard.press('ArrowRight')
    await companion.getByLabel(word('vote_name')).fill(name ?? '')
    await companion.getByRole('textbox', { name: word('vote_ceiling', { currency: 'US$' }) }).fill(most ?? '')
    await companion.getByRole('button', { name: word('vote_done') }).click()
    if (i < 2) await expect(companion.getByText(word('vote_in', { name: name ?? '' }))).toBeVisible()
    else {
      await expect(companion.getByRole('heading', { level: 1 })).toHaveText(word('vote_closed'))
      const told = word('vote_day_counts', { yes: 2, ask: 1, ratherNot: 0 })
      await expect(companion.getByRole('listitem').filter({ hasText: 'Day d1' })).toContainText(
        word('itinerary_day', { number: 1 }),
      )
      await expect(companion.getByRole('img', { name: told })).toBeVisible()
      await look(companion)
    }
    if (i === 0) {
      await companion.reload()
      await companion.getByRole('button', { name: word('vote_change') }).click()
      await expect(day.getByRole('radio', { name: word('vote_yes') })).toBeChecked()
    }
    await companion.context().close()
  }

  // Shown at once, and without anybody's figure.
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
