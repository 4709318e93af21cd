import { randomUUID } from 'node:crypto'
import { look } from './answered-plan.ts'
import { logIn } from './people-and-mail.ts'
import { expect, test } from './site-test.ts'

test('an admin finds a person by name and opens their page @both-everywhere', async ({
  page,
  path,
  word,
  engine,
}) => {
  const site = { path, word, engine }
  const name = `Zoë ${randomUUID().slice(0, 8)}`
  const email = `${randomUUID()}@example.com`
  const newPlan = { country: 'costa-rica', notes: 'Toucans, please.\n----\nQCF URL: /costa-rica' }
  const sent = await page.request.post('/api/public/user/create_with_new_plan', {
    headers: { 'idempotency-key': randomUUID() },
    data: { name, email, newPlan },
  })
  expect(sent.ok()).toBe(true)
  await logIn(page, site, { role: 'admin', next: '/admin' })
  await page
    .getByRole('navigation', { name: word('office_nav') })
    .getByRole('link', { name: word('office_people'), exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: word('office_people') })).toBeVisible()
  const search = page.getByRole('searchbox', { name: word('office_people_find') })
  await search.fill(name.replace('ë', 'e'))
  await search.press('Enter')
  const found = page.getByRole('table').getByRole('link')
  await expect(found).toHaveCount(1)
  await look(page)
  await found.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await look(page)
  await page.goBack()
  await search.fill('nobody is called this')
  await search.press('Enter')
  await expect(page.getByRole('heading', { name: word('office_people_none') })).toBeVisible()
})

test('a planner has no list of people', async ({ page, path, word, engine }) => {
  const site = { path, word, engine }
  await logIn(page, site, { role: 'planner', next: '/admin/people' })
  await expect(page.getByRole('heading', { name: word('office_people_closed_title') })).toBeVisible()
  await expect(page.getByRole('link', { name: word('office_people'), exact: true })).toHaveCount(0)
  await page.goto(path('/admin'))
  await expect(page.getByRole('heading', { name: word('office_inbox') })).toBeVisible()
  await expect(page.getByRole('link', { name: word('office_people'), exact: true })).toHaveCount(0)
})
