import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { isAlive } from './alive.ts'
import { expect, test } from './site-test.ts'

const PLANNER = '/costa-rica/vacations/travel-planning'
const SAID = 'fparty=Family&adults=2&ages=8,11&days=11&tripType=Nature+That+Stuns&place=tortuguero'

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate(element => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

function field(page: Page, name: string, value?: string): Locator {
  return page.locator(`main [name="${name}"]${value ? `[value="${value}"]` : ''}`)
}

function summary(page: Page): Locator {
  return page.getByRole('complementary')
}

interface StoredPlan {
  message: string
  travelGroup: string
  goals: string[]
  places: string[]
  nights: string
  budget: string
  ages: string[]
}

type Query = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>

async function storedOf(query: Query, email: string): Promise<StoredPlan[]> {
  return query<StoredPlan>(
    `select message, travel_group as "travelGroup", goals, destination_names as places, nights::text,
       budget_minor::text as budget,
       array(select coalesce(age::text, case when is_child then 'child' else 'adult' end) from party where plan_id = plan.id order by position) as ages
     from plan where contact_email = $1`,
    [email],
  )
}

test('a trip is requested with the keyboard alone', { tag: ['@both-everywhere', '@firefox'] }, async ({
  page,
  path,
  word,
  query,
}) => {
  const email = `grace-${randomUUID()}@example.com`
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(path(`${PLANNER}?tripType=Nature+That+Stuns`))
  await expect(summary(page)).toContainText(word('goal_nature'))

  await tabTo(page, field(page, 'fparty').first())
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await tabTo(page, field(page, 'adults'))
  await page.keyboard.type('2')
  await tabTo(page, field(page, 'ages'))
  await page.keyboard.type('8, 11')
  await tabTo(page, field(page, 'adult_ages'))
  await page.keyboard.type('70')
  await expect(summary(page)).toContainText(
    word('planning_children_count', { count: 2, ages: '8' }).slice(0, 9),
  )
  await page.keyboard.press('Enter')

  await expect(heading).toHaveText(word('planning_when_title'))
  await expect(heading).toBeFocused()
  await expect(page.getByRole('status').first()).toHaveText(
    word('planning_step_of', { at: 2, count: 6, name: word('planning_step_when') }),
  )
  await tabTo(page, page.locator('[name="month"]').nth(1))
  await page.keyboard.press('Space')
  await tabTo(page, field(page, 'days'))
  await page.keyboard.type('11')
  await page.keyboard.press('Enter')

  await expect(heading).toHaveText(word('planning_what_title'))
  await tabTo(page, field(page, 'tripType', 'Time Together'))
  await page.keyboard.press('Space')
  await tabTo(page, field(page, 'tripType', 'Sweeping Scenery'))
  await page.keyboard.press('Space')
  await expect(page.getByText(word('planning_goals_full'))).toBeVisible()
  await tabTo(page, field(page, 'tripType', 'Low-Key Gems'))
  await page.keyboard.press('Space')
  await expect(field(page, 'tripType', 'Low-Key Gems')).not.toBeChecked()
  await page.keyboard.press('Enter')

  await expect(heading).toHaveText(word('planning_where_title'))
  await tabTo(page, field(page, 'place', 'tortuguero'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')

  await expect(heading).toHaveText(word('planning_how_title'))
  await tabTo(page, page.locator('[name="budget"]').first())
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')

  await expect(heading).toHaveText(word('planning_you_title', { name: 'Daniela' }))
  // Steps may come from the server, but only the hydrated page validates a field when it is left.
  await expect.poll(() => isAlive(page, 'main form')).toBe(true)
  await tabTo(page, field(page, 'name'))
  await tabTo(page, field(page, 'email'))
  await expect(page.getByText(word('contact_name_required'))).toBeVisible()
  await page.keyboard.type(email)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('Grace Okafor')
  await expect(page.getByText(word('contact_name_required'))).toBeHidden()
  await tabTo(page, field(page, 'message'))
  await page.keyboard.type('Frogs?')
  await tabTo(page, page.getByRole('button', { name: word('planning_send', { name: 'Daniela' }) }))
  await page.keyboard.press('Enter')

  await expect(heading).toHaveText(word('receipt_title_by', { name: 'Daniela' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const landings = () =>
    query<{ page: string }>(
      'select r.landing_url as page from utm_record r join users u on u.id = r.user_id where u.email = $1',
      [email],
    )
  await expect.poll(landings).toEqual([{ page: expect.stringContaining(path(PLANNER)) }])
  await expect(page.getByText(word('contact_sent'))).toBeVisible()
  const [plan, ...others] = await storedOf(query, email)
  expect(others).toEqual([])
  expect(plan).toMatchObject({
    travelGroup: 'Family',
    goals: ['Nature That Stuns', 'Time Together', 'Sweeping Scenery'],
    places: ['Tortuguero'],
    nights: '[10,11)',
    budget: '[200000,350000)',
    ages: ['70', 'adult', '8', '11'],
  })
  expect(plan?.message).toContain(word('planning_days_count', { count: 11 }))
  expect(plan?.message).toMatch(/\n\nFrogs\?$/)
  await expect(page.getByRole('blockquote')).toHaveText('Frogs?')
  const wished = page.getByRole('region', { name: word('receipt_wish') })
  await expect(wished).toContainText(word('planning_children_count', { count: 2, ages: '8 and 11' }))
  await expect(wished).toContainText(`${word('planning_adults_count', { count: 2 })} (70)`)
})

test('what cannot be taken is said beside its field in the house’s words, and never left out in silence', async ({
  page,
  path,
  word,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const next = page.getByRole('button', { name: word('planning_continue') })
  await page.goto(path(`${PLANNER}?fparty=Family&adults=2`))
  await field(page, 'ages').fill('8 y 11')
  await expect(page).toHaveURL(/ages=8(,|%2C)11/)
  await field(page, 'ages').fill('ocho, 11')
  await expect(summary(page)).not.toContainText('11')
  await next.click()
  await expect(heading).toHaveText(word('planning_who_title'))
  await expect(field(page, 'ages')).toBeFocused()
  await expect(field(page, 'ages')).toHaveAccessibleDescription(/“ocho”|«ocho»/)
  await expect(field(page, 'ages')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'ages').fill('8 and 11')
  await expect(field(page, 'ages')).not.toHaveAttribute('aria-invalid')
  await next.click()
  await expect(heading).toHaveText(word('planning_when_title'))
  await field(page, 'days').fill('1')
  await next.click()
  await expect(heading).toHaveText(word('planning_when_title'))
  await expect(field(page, 'days')).toHaveAccessibleDescription(
    word('planning_number_wrong', { min: 2, max: 60 }),
  )
  await field(page, 'days').fill('12')
  await next.click()
  await expect(heading).toHaveText(word('planning_what_title'))
})

test('a reload keeps the answers, and back and forward move between the steps', async ({
  page,
  path,
  word,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(path(`${PLANNER}?fparty=Family`))
  await field(page, 'adults').fill('2')
  await expect(page).toHaveURL(/adults=2/)
  await page.getByRole('button', { name: word('planning_continue') }).click()
  await expect(heading).toHaveText(word('planning_when_title'))
  await field(page, 'days').fill('9')
  await expect(summary(page)).toContainText(word('planning_days_count', { count: 9 }))
  await page.reload()
  await expect(heading).toHaveText(word('planning_when_title'))
  await expect(field(page, 'days')).toHaveValue('9')
  await page.getByRole('button', { name: word('planning_days_more') }).click()
  await expect(field(page, 'days')).toHaveValue('10')
  await expect(page).toHaveURL(/days=10/)

  await page.getByRole('button', { name: word('planning_continue') }).click()
  await expect(heading).toHaveText(word('planning_what_title'))
  await page.goBack()
  await expect(heading).toHaveText(word('planning_when_title'))
  await page.goForward()
  await expect(heading).toHaveText(word('planning_what_title'))
  await expect(summary(page)).toContainText(word('planning_days_count', { count: 10 }))

  await page.getByRole('button', { name: word('planning_back') }).click()
  await expect(heading).toHaveText(word('planning_when_title'))
  await summary(page).getByRole('link').first().click()
  await expect(heading).toHaveText(word('planning_who_title'))
  await expect(field(page, 'adults')).toHaveValue('2')
})

test('the browser’s back button does not undo later answers', async ({ page, path, word }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(path(PLANNER))
  await field(page, 'adults').fill('2')
  await expect(page).toHaveURL(/adults=2/)
  await page.getByRole('button', { name: word('planning_continue') }).click()
  await expect(heading).toHaveText(word('planning_when_title'))
  await field(page, 'days').fill('9')
  await expect(page).toHaveURL(/days=9/)
  await page.goBack()
  await expect(heading).toHaveText(word('planning_who_title'))
  await expect(summary(page)).toContainText(word('planning_days_count', { count: 9 }))
  await expect(page).toHaveURL(/days=9/)
})

test('exact dates replace the months', async ({ page, path, word }) => {
  await page.goto(path(`${PLANNER}?step=when`))
  const months = page.getByRole('group', { name: word('planning_months_legend') })
  await expect(months).toBeVisible()
  await page.getByLabel(word('planning_fixed_exact')).check()
  await expect(months).toBeHidden()
  const year = new Date().getUTCFullYear() + 1
  await page.getByLabel(word('planning_from')).fill(`${year}-02-03`)
  await page.getByLabel(word('planning_to')).fill(`${year}-02-14`)
  await expect(summary(page)).toContainText(`14`)
  await expect(page).toHaveURL(new RegExp(`from=${year}-02-03&to=${year}-02-14`))
})

test('invalid parameters of the address are reported', async ({ page, path, word }) => {
  await page.goto(
    path(
      `${PLANNER}?adults=900&place=atlantis&tripType=Urban+Pulse,Low-Key+Gems,Time+Together,Treks+%26+Trails`,
    ),
  )
  await expect(page.getByText(word('planning_unknown', { values: '“900”, “atlantis”' }))).toBeVisible()
  await expect(page.getByText(word('planning_left_out', { goals: word('goal_gems') }))).toBeVisible()
})

test.describe('while the server is away', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('what was typed stays, and can be sent again', async ({ page, path, word, query }) => {
    const email = `away-${randomUUID()}@example.com`
    await page.goto(path(`${PLANNER}?${SAID}&step=you`))
    await field(page, 'name').fill('Grace Okafor')
    await field(page, 'email').fill(email)
    await expect(page.locator('main form')).toHaveAttribute('novalidate', '')
    await page.route('**/travel-planning**', route => route.abort())
    const send = page.getByRole('button', { name: word('planning_send', { name: 'Daniela' }) })
    await send.click()
    await expect(page.getByText(word('contact_failed'))).toBeVisible()
    await expect(field(page, 'email')).toHaveValue(email)
    await page.unroute('**/travel-planning**')
    await send.click()
    await expect(page.getByText(word('contact_sent'))).toBeVisible()
    expect(await storedOf(query, email)).toHaveLength(1)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every step leads to the next, and nothing is lost', { tag: '@both-everywhere' }, async ({
    page,
    path,
    word,
    query,
  }) => {
    const email = `plain-${randomUUID()}@example.com`
    const heading = page.getByRole('heading', { level: 1 })
    const next = page.getByRole('button', { name: word('planning_continue') })
    await page.goto(path(`${PLANNER}?tripType=Time+Together`))
    await page.getByLabel(word('group_family')).check()
    await field(page, 'ages').fill('8')
    await field(page, 'ages').press('Enter')
    await expect(page.getByText(word('planning_adults_missing'))).toBeVisible()
    await page.getByLabel(word('planning_adults_open')).check()
    await next.click()
    await expect(heading).toHaveText(word('planning_when_title'))
    await field(page, 'days').fill('11')
    await page.getByRole('button', { name: word('planning_back') }).click()
    await expect(heading).toHaveText(word('planning_who_title'))
    await expect(field(page, 'ages')).toHaveValue('8')
    await next.click()
    await expect(field(page, 'days')).toHaveValue('11')
    await next.click()
    await expect(field(page, 'tripType', 'Time Together')).toBeChecked()
    await next.click()
    await field(page, 'place', 'tortuguero').check()
    await next.click()
    await page.locator('[name="budget"][value="2000-3500"]').check()
    await next.click()
    await expect(heading).toHaveText(word('planning_you_title', { name: 'Daniela' }))
    await field(page, 'name').fill('Grace Okafor')
    await field(page, 'email').fill(email)
    await page.getByText(word('wish_form_needs')).click()
    await field(page, 'need', 'knees').check()
    await field(page, 'need_words').fill('Kosher')
    await page.getByRole('button', { name: word('planning_send', { name: 'Daniela' }) }).click()
    await expect(page).toHaveURL(/\/receipt\/[\w-]{24}\?sent/)
    const wished = page.getByRole('region', { name: word('receipt_wish') })
    await expect(wished.getByText(/, Kosher$/)).toBeVisible()
    expect(await storedOf(query, email)).toMatchObject([
      {
        travelGroup: 'Family',
        goals: ['Time Together'],
        places: ['Tortuguero'],
        nights: '[10,11)',
        budget: '[200000,350000)',
        ages: ['8'],
      },
    ])
  })

  test.describe('a mistake', () => {
    test.use({ allowedErrors: [/422/] })

    test('comes back with what was typed and all answers', async ({ page, path, word }) => {
      await page.goto(path(`${PLANNER}?${SAID}&step=you`))
      // Bypasses the browser's own validation, to test the server's.
      await page.locator('main form').evaluate(form => form.setAttribute('novalidate', ''))
      await field(page, 'email').fill('grace@okafor')
      await field(page, 'message').fill('Frogs?')
      const answered = page.waitForResponse(response => response.request().method() === 'POST')
      await page.getByRole('button', { name: word('planning_send', { name: 'Daniela' }) }).click()
      expect((await answered).status()).toBe(422)
      await expect(page.getByText(word('contact_name_required'))).toBeVisible()
      await expect(page.getByText(word('contact_email_invalid'))).toBeVisible()
      await expect(field(page, 'email')).toHaveValue('grace@okafor')
      await expect(field(page, 'message')).toHaveValue('Frogs?')
      await expect(summary(page)).toContainText('Tortuguero')
    })
  })
})
