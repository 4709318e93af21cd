import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './site-test.ts'

test('the sentence begins with what the address says, and leads to the planner', {
  tag: '@both-everywhere',
}, async ({ page, path, word }) => {
  await page.goto(path('/costa-rica/family-vacations?ftype=Urban+Pulse,Low-Key+Gems&fparty=Friends'))
  const sentence = page.getByRole('form', { name: word('sentence_label') })
  const slot = (name: string) => sentence.getByLabel(new RegExp(`^${name}: `))
  await expect(slot(word('sentence_country'))).toContainText('Costa Rica')
  await expect(slot(word('sentence_group'))).toContainText(word('group_friends'))
  const goals = slot(word('sentence_goals'))
  await expect(goals).toContainText(word('goal_urban'))

  const choices = sentence.getByRole('checkbox')
  await goals.click()
  await expect(choices.first()).toBeVisible()
  await expectSheet(page)
  await sentence.getByRole('checkbox', { name: word('goal_zen') }).check()
  await expect(choices.and(page.locator('[aria-disabled]'))).toHaveCount(9)
  // A fourth is refused; by keyboard, because a forced click misses a choice that is still moving.
  await sentence.getByRole('checkbox', { name: word('goal_nature') }).focus()
  await page.keyboard.press('Space')
  await expect(sentence.getByRole('checkbox', { checked: true })).toHaveCount(3)

  await page.mouse.click(10, 10)
  await expect(choices.first()).toBeHidden()
  await goals.click()
  await expect(choices.first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(choices.first()).toBeHidden()
  await expect(goals).toBeFocused()
  // Escape while they are opening.
  await goals.evaluate(word => {
    if (word instanceof HTMLElement) word.click()
    word.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  await expect(choices.first()).toBeHidden()

  await sentence.getByRole('button', { name: word('nav_make_my_adventure') }).click()
  await expect(page).toHaveURL(/\/costa-rica\/vacations\/travel-planning\?/)
  const asked = new URL(page.url()).searchParams
  expect(asked.get('fparty')).toBe('Friends')
  // In any order: choices made before the script is loaded are in the list's order.
  expect(asked.get('tripType')?.split(',').toSorted()).toEqual([
    'Low-Key Gems',
    'Urban Pulse',
    'Zen & Wellbeing',
  ])
})

test('a romantic path preselects a couple and a romantic getaway', async ({ page, path, word }) => {
  await page.goto(path('/costa-rica/honeymoon-vacations'))
  const sentence = page.getByRole('form', { name: word('sentence_label') })
  await expect(sentence.getByLabel(new RegExp(`^${word('sentence_group')}: `))).toContainText(
    word('group_couple'),
  )
  await expect(sentence.getByLabel(new RegExp(`^${word('sentence_goals')}: `))).toContainText(
    word('goal_romantic'),
  )
})

test('the home page has sixteen reviews, writes the country chosen into its address, and its form leads to the finder', async ({
  page,
  path,
  word,
}) => {
  await page.goto(path('/?fparty=Solo'))
  const sentence = page.getByRole('form', { name: word('sentence_label') })
  await sentence.getByLabel(new RegExp(`^${word('sentence_country')}: `)).click()
  await sentence.getByRole('radio', { name: 'Peru' }).check()
  await expect(page).toHaveURL(/\?fparty=Solo&country=peru$/)
  await page.reload()
  const reviews = page.getByRole('region', { name: word('review_track'), exact: true }).getByRole('article')
  await expect(reviews).toHaveCount(16)
  const go = sentence.getByRole('button', { name: word('nav_make_my_adventure') })
  await expect(go).toBeEnabled()
  await go.click()
  await expect(page).toHaveURL(/\/trips\?fcountry=peru&fparty=Solo$/)
})

test('who comes back to the home page finds all that was chosen in the sentence', async ({
  page,
  path,
  word,
}) => {
  await page.goto(path('/'))
  const sentence = page.getByRole('form', { name: word('sentence_label') })
  const slot = (name: string) => sentence.getByLabel(new RegExp(`^${name}: `))
  await slot(word('sentence_country')).click()
  await sentence.getByRole('radio', { name: 'Peru' }).check()
  await page.keyboard.press('Escape')
  await slot(word('sentence_group')).click()
  await sentence.getByRole('radio', { name: word('group_family') }).check()
  await page.keyboard.press('Escape')
  await slot(word('sentence_goals')).click()
  await sentence.getByRole('checkbox', { name: word('goal_urban') }).check()
  await page.keyboard.press('Escape')
  await sentence.getByRole('button', { name: word('nav_make_my_adventure') }).click()
  await expect(page).toHaveURL(/\/trips\?/)
  await page.goBack()
  await expect(slot(word('sentence_country'))).toContainText('Peru')
  await expect(slot(word('sentence_group'))).toContainText(word('group_family'))
  await expect(slot(word('sentence_goals'))).toContainText(word('goal_urban'))
})

test('the home page says under its title what we do, and shows a trip of each part of the world with its price', {
  tag: '@both',
}, async ({ page, path, word }) => {
  await page.goto(path('/'))
  const main = page.getByRole('main')
  await expect(main.getByText(`${word('home_title')}.`)).toBeInViewport()
  const cards = main.locator('article[data-trip]')
  await expect(cards).toHaveCount(3)
  for (const card of await cards.all()) await expect(card).toContainText(/US\$\s\d/)
  await expect(cards.first()).not.toBeInViewport()
})

test('choices made before the script is loaded count', async ({ page, path, word }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await held.promise
    await route.continue()
  })
  await page.goto(path('/'), { waitUntil: 'commit' })
  const sentence = page.getByRole('form', { name: word('sentence_label') })
  await sentence.getByLabel(new RegExp(`^${word('sentence_country')}: `)).click()
  await sentence.getByRole('radio', { name: 'Costa Rica' }).check()
  held.resolve()
  const slot = sentence.getByLabel(`${word('sentence_country')}: Costa Rica`)
  await expect(slot).toBeVisible()
  await page.keyboard.press('Escape')
  await sentence.getByRole('button', { name: word('nav_make_my_adventure') }).click()
  await expect(page).toHaveURL(/\/trips\?fcountry=costa-rica$/)
})

/** On a phone the choices are a modal sheet: nothing behind it can be focused, read or scrolled. */
async function expectSheet(page: Page): Promise<void> {
  const phone = (page.viewportSize()?.width ?? 0) < 640
  await expect(page.locator('html')).toHaveCSS('overflow-y', phone ? 'hidden' : 'visible')
  if (phone) await expectAccessible(page)
}
