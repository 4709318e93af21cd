import type { Browser, Page } from '@playwright/test'
import { daysOn, FIRST_DAY, type Plan } from './answered-plan.ts'
import { typed } from './fact-table.ts'
import type { Way } from './read-back.ts'
import { expect } from './site-test.ts'

/** The ways in: how a family and a couple with a mother tell what they want. */

const PARTNER = 'kestrel-and-wren'

function field(page: Page, name: string, value?: string) {
  return page.locator(`main [name="${name}"]${value ? `[value="${value}"]` : ''}`)
}

/** With script: from the partner’s page to the guided planner, step by step. Returns the month that was chosen. */
async function askGuided(page: Page, journey: Way, { name, email }: Plan): Promise<string> {
  const { path, word, language } = journey
  const next = page.getByRole('button', { name: word('planning_continue') })
  const step = (title: Parameters<typeof word>[0]) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(word(title, { name: 'Daniela' }))
  await page.goto(path(`/aaa-preview/${PARTNER}`))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('referral'))).toBeTruthy()
  await page.goto(path('/costa-rica/vacations/travel-planning'))
  await field(page, 'fparty', 'Family').check()
  await field(page, 'adults').fill('2')
  await field(page, 'ages').fill('8, 11')
  await field(page, 'adult_ages').fill('70')
  await next.click()
  await step('planning_when_title')
  const month = field(page, 'month').nth(1)
  await month.check()
  await field(page, 'days').fill('11')
  const chosen = await month.inputValue()
  await next.click()
  await step('planning_what_title')
  await field(page, 'tripType', 'Nature That Stuns').press('Space')
  await expect(field(page, 'tripType', 'Nature That Stuns')).toBeChecked()
  await next.click()
  await step('planning_where_title')
  await field(page, 'place', 'tortuguero').check()
  await next.click()
  await step('planning_how_title')
  await field(page, 'pace', 'slow').check()
  await field(page, 'effort', 'easy').check()
  await field(page, 'budget', '2000-3500').check()
  await next.click()
  await step('planning_you_title')
  await field(page, 'name').fill(name)
  await field(page, 'email').fill(email)
  await field(page, 'phone').fill('+44 20 7946 0958')
  await field(page, 'message').fill(typed.message[language])
  await page.getByText(word('wish_form_needs')).click()
  await field(page, 'need', 'knees').check()
  await field(page, 'avoid', 'boats').check()
  await field(page, 'need_words').fill(typed.need[language])
  await page.getByRole('button', { name: word('planning_send', { name: 'Daniela' }) }).click()
  await expect(page).toHaveURL(/\/receipt\//)
  return chosen
}

/** Without script, on the partner’s page. */
async function askWithoutScript(page: Page, { path, word, language }: Way, plan: Plan): Promise<void> {
  await page.goto(path(`/aaa-preview/${PARTNER}`))
  await field(page, 'name').fill(plan.name)
  await field(page, 'email').fill(plan.email)
  await field(page, 'phone').fill('+34 91 123 45 67')
  await field(page, 'message').fill(typed.message[language])
  await page.getByText(word('wish_form_title')).click()
  const measures = {
    ...{ adults: '2', ages: '12', nights: '10', from: FIRST_DAY, to: daysOn(FIRST_DAY, 10) },
    budget_to: '18.000',
  }
  for (const [name, value] of Object.entries(measures)) await field(page, name).fill(value)
  await field(page, 'currency').selectOption('EUR')
  await field(page, 'per').selectOption('group')
  await page.getByText(word('wish_form_needs')).click()
  await field(page, 'need', 'step-free').check()
  await field(page, 'need', 'diet').check()
  await field(page, 'avoid', 'altitude').check()
  await field(page, 'need_words').fill(typed.need[language])
  await page.getByRole('button', { name: word('contact_send') }).click()
  await expect(page).toHaveURL(/\/aaa-success\//)
  await page.getByRole('link', { name: word('contact_see_receipt') }).click()
  await expect(page).toHaveURL(/\/receipt\//)
}

/** Asks in the way of its language, and opens the receipt. Returns the month that was chosen, if one was. */
export async function ask(page: Page, browser: Browser, journey: Way, plan: Plan): Promise<string | null> {
  if (journey.language === 'en') return askGuided(page, journey, plan)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: journey.baseURL })
  const plain = await context.newPage()
  await askWithoutScript(plain, journey, plan)
  const receipt = plain.url()
  await context.close()
  await page.goto(receipt)
  return null
}
