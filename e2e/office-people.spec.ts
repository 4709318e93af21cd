import { randomUUID } from 'node:crypto'
import { look } from './answered-plan.ts'
import { emailOnce, linkIn, logIn, seededPerson } from './people-and-mail.ts'
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

test('an admin writes what an email says, tries it, and takes it back', async ({
  page,
  path,
  word,
  engine,
}) => {
  await logIn(page, { path, word, engine }, { role: 'admin', next: '/admin/emails' })
  await page.getByRole('link', { name: '{sum} paid to {name}', exact: true }).click()
  await look(page)
  const heading = page.getByRole('group', { name: word('office_emails_text') }).first()
  const field = heading.getByLabel(word('office_document_english'))
  const before = await field.inputValue()
  const own = `${randomUUID().slice(0, 8)} sent you {sum} for {trips}`
  await field.fill(`${own} and {price}`)
  await page.getByRole('button', { name: word('office_emails_save') }).click()
  await expect(heading.getByText(word('office_emails_unknown', { name: '{price}' }))).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(own)
  const shown = page.getByRole('region', { name: word('office_emails_shown') })
  const written = own.replace('{sum}', 'US$ 295').replace('{trips}', '2').slice(0, 20)
  await expect(shown.frameLocator('iframe').getByRole('paragraph').filter({ hasText: written })).toBeVisible()
  await shown.getByRole('button', { name: word('office_emails_test') }).click()
  const email = await emailOnce(engine, ({ text }) => text.includes(written))
  expect(email.to).toBe(seededPerson(engine, 'admin').email)
  await page.reload()
  await expect(field).toHaveValue(own)
  await page.getByRole('button', { name: word('office_emails_save') }).click()
  await expect(page.getByText(word('office_emails_done'))).toBeVisible()
  await page
    .getByRole('button', { name: word('office_emails_take') })
    .last()
    .click()
  await expect(field).toHaveValue(before)
  await page.getByRole('button', { name: word('office_emails_save') }).click()
  await expect(page.getByText(word('office_emails_saved'))).toBeVisible()
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

/** Of a country that no other journey is about, because visitors do not see her meanwhile. */
const LEAVING = { fkey: 'aline-mukamana', country: 'rwanda' }

test('a colleague is invited, leaves, and their traveller is told who answers instead', async ({
  page,
  browser,
  path,
  word,
  query,
  engine,
}) => {
  const site = { path, word, engine }
  const name = `Ines ${randomUUID().slice(0, 8)}`
  const email = `${randomUUID()}@example.com`
  const newPlan = { country: LEAVING.country, fkey: LEAVING.fkey, notes: 'Gorillas, slowly.' }
  const sent = await page.request.post('/api/public/user/create_with_new_plan', {
    headers: { 'idempotency-key': randomUUID() },
    data: { name, email: `${randomUUID()}@example.com`, newPlan },
  })
  expect(sent.ok()).toBe(true)
  const [plan] = await query<{ id: string; receipt_key: string }>(
    'select id, receipt_key from plan where contact_name = $1',
    [name],
  )

  await logIn(page, site, { role: 'admin', next: '/admin/people?group=staff' })
  await expect(page.getByRole('heading', { name: word('office_rights') })).toBeVisible()
  await expect(page.getByRole('row', { name: word('office_may_refund') })).toContainText(
    word('office_rights_no'),
  )
  await page.getByRole('button', { name: word('office_invite'), exact: true }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(word('office_fact_email')).fill(email)
  await form.getByLabel(word('office_invite_profile')).selectOption(LEAVING.fkey)
  await form.getByRole('button', { name: word('office_invite_send') }).click()
  await expect(page.getByText(word('office_invite_sent', { email }))).toBeVisible()
  await look(page)

  const link = linkIn(await emailOnce(engine, ({ to }) => to === email), '/account/invitation')
  const context = await browser.newContext()
  const colleague = await context.newPage()
  await colleague.goto(link)
  await look(colleague)
  await colleague.getByRole('button', { name: word('invited_accept') }).click()
  await expect(colleague).toHaveURL(url => url.pathname === path('/admin'))
  await colleague.goto(path(`/admin/plan/${plan?.id}`))
  await colleague
    .getByRole('button', { name: word('office_claim') })
    .first()
    .click()
  const box = colleague.getByRole('textbox', { name: word('office_write', { name }) })
  await box.fill('Two weeks are enough.')

  const [person] = await query<{ id: string; name: string }>('select id, name from users where email = $1', [
    email,
  ])
  await page.goto(path(`/user/${person?.id}`))
  const leave = word('office_leave_do', { name: person?.name ?? '' })
  const successor = page.getByLabel(word('office_leave_to'))
  await successor.selectOption({ index: 1 })
  const chosen = (await successor.locator('option:checked').textContent()) ?? ''
  await look(page)
  await page.getByRole('button', { name: leave }).click()
  await page.getByRole('button', { name: word('office_leave_sure', { name: person?.name ?? '' }) }).click()
  await expect(
    page.getByText(word('office_leave_done', { name: person?.name ?? '', count: 1 })),
  ).toBeVisible()

  // What was typed meanwhile is refused with a sentence, and stays.
  await box.press('Control+Enter')
  await expect(colleague.getByText(word('office_not_yours'))).toBeVisible()
  expect(await colleague.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(
    'Two weeks are enough.',
  )

  await colleague.goto(path(`/receipt/${plan?.receipt_key}`))
  await expect(colleague.locator('main')).toContainText(chosen)
  await expect(colleague.locator('main')).not.toContainText(person?.name ?? 'nobody')
  await context.close()

  await page.goto(path(`/admin/audit?q=${encodeURIComponent(LEAVING.fkey)}`))
  const lines = page.getByRole('listitem').filter({ hasText: person?.name ?? '' })
  await expect(lines.filter({ hasText: word('audit_did_invite') })).not.toHaveCount(0)
  await look(page)
  await page.goto(path('/admin/freshness?state=all'))
  await expect(page.getByRole('button', { name: word('office_fresh_check') })).toBeVisible()
  await look(page)
  await page.goto(path('/admin/audit?about=people'))
  const left = page
    .getByRole('listitem')
    .filter({ hasText: word('audit_did_leave_staff') })
    .first()
  await expect(left).toContainText(chosen)
  await left.getByRole('link', { name: person?.name ?? '' }).click()
  await expect(page.getByRole('heading', { level: 1, name: person?.name ?? '' })).toBeVisible()
  // She returns, so that the site is as other journeys know it.
  await page.getByLabel(word('office_filter_country')).selectOption(LEAVING.country)
  await page.getByRole('button', { name: word('office_person_grant') }).click()
  await expect(page.getByText(word('office_person_plans_countries'))).toBeVisible()
  await query('update users set role = $2, staff_fkey = null where email = $1', [email, 'traveller'])
})

test('somebody of a partner is invited from the partner’s row, sees its desk alone, and is deactivated', async ({
  page,
  browser,
  path,
  word,
  query,
  engine,
}) => {
  const site = { path, word, engine }
  const email = `${randomUUID()}@example.com`
  const [partner] = await query<{ name: string }>('select name from affiliate order by key limit 1')
  await logIn(page, site, { role: 'admin', next: '/admin/catalogue/partners/partners' })
  await page.getByRole('button', { name: word('office_invite_of', { name: partner?.name ?? '' }) }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(word('office_fact_email')).fill(email)
  await form.getByRole('button', { name: word('office_invite_send') }).click()
  await expect(page.getByText(word('office_invite_sent', { email }))).toBeVisible()
  await look(page)

  const link = linkIn(await emailOnce(engine, ({ to }) => to === email), '/account/invitation')
  const context = await browser.newContext()
  const invited = await context.newPage()
  await invited.goto(link)
  await invited.getByRole('button', { name: word('invited_accept') }).click()
  await expect(invited).toHaveURL(url => url.pathname === path('/org'))
  await expect(invited.getByRole('banner')).toContainText(partner?.name ?? 'nobody')
  await look(invited)
  await invited.goto(path('/admin'))
  await expect(invited.getByRole('heading', { name: word('office_shut_title') })).toBeVisible()

  await page.goto(path(`/admin/people?group=partners&q=${email}`))
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText(word('office_role_partner'))
  await row.getByRole('link').first().click()
  const [name = ''] = email.split('@')
  await page.getByRole('button', { name: word('office_partner_leave', { name }) }).click()
  await expect(page.getByText(word('office_partner_left', { name }))).toBeVisible()
  await look(page)
  await invited.goto(path('/org'))
  await expect(invited.getByRole('heading', { name: word('org_not_partner_title') })).toBeVisible()
  await context.close()
})
