import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { mouseOf } from './operator-hands.ts'
import { callOf, type Draft, openEditor } from './operator-steps.ts'
import { logIn } from './people-and-mail.ts'
import { expect, test } from './site-test.ts'

/** The thread that checks reads the whole catalogue at first. */
const FIRST_CHECK = { timeout: 60_000 }

// Who saves after the other is told so.
test.use({ allowedErrors: [/412/] })

const lineOf = (page: Page, language: 'en' | 'es') => page.locator(`[id="field-line-${language}"]`)

/** The house that stands first in a planner's list. */
async function firstHotel(page: Page): Promise<Draft['id']> {
  const { body } = await callOf(page, 'GET', '/api/admin/content/hotel?limit=1')
  const [first] = (body as { data?: { key: string }[] }).data ?? []
  if (!first) throw new Error('the planner has no hotel')
  return { kind: 'hotel', key: first.key }
}

test('two colleagues write one document: each sees the other, other fields are merged, the same one is a choice', async ({
  page: planner,
  anotherPerson,
  path,
  word,
  engine,
}) => {
  test.setTimeout(240_000)
  const admin = await anotherPerson()
  const site = { path, word, engine }
  await logIn(planner, site, { role: 'planner', next: '/admin' })
  await logIn(admin, site, { role: 'admin', next: '/admin' })
  const id = await firstHotel(planner)
  const both = [planner, admin]
  for (const page of both) await openEditor({ page, path, word, hands: mouseOf() }, id)
  const me = (await callOf(planner, 'GET', '/api/private/user/me')).body as { data?: { name: string } }
  const theirs = word('office_here', { name: me.data?.name ?? '' })
  await expect(admin.getByText(theirs)).toBeVisible(FIRST_CHECK)
  await expect(planner.getByText(word('office_here', { name: 'The operator' }))).toBeVisible()

  // Other fields: both are there in the end, on both pages.
  const mark = randomUUID().slice(0, 8)
  await lineOf(planner, 'en').fill(`A porch ${mark}`)
  await lineOf(admin, 'es').fill(`Un porche ${mark}`)
  for (const page of both) {
    await expect(lineOf(page, 'en')).toHaveValue(`A porch ${mark}`, FIRST_CHECK)
    await expect(lineOf(page, 'es')).toHaveValue(`Un porche ${mark}`, FIRST_CHECK)
  }

  // The same field at once: who comes second chooses, and nothing of either is lost before that.
  await Promise.all([lineOf(planner, 'en').fill(`Ours ${mark}`), lineOf(admin, 'en').fill(`Theirs ${mark}`)])
  const choosing = async () => {
    for (const page of both) if (await page.getByText(word('office_document_both')).isVisible()) return page
    return null
  }
  await expect.poll(async () => (await choosing()) !== null, FIRST_CHECK).toBe(true)
  const second = (await choosing()) ?? planner
  const first = second === planner ? admin : planner
  const kept = await lineOf(first, 'en').inputValue()
  await expect(second.getByRole('alert')).toContainText(`Ours ${mark}`)
  await expect(second.getByRole('alert')).toContainText(`Theirs ${mark}`)
  await second.getByRole('button', { name: word('office_document_take_theirs') }).click()
  await expect(lineOf(second, 'en')).toHaveValue(kept)
})

test('a planner’s saved answer is filled from the plan, and not sent with a gap', async ({
  page,
  path,
  word,
  query,
  engine,
}) => {
  await logIn(page, { path, word, engine }, { role: 'planner', next: '/admin' })
  const me = await callOf(page, 'GET', '/api/private/user/me')
  const { countries = [] } = (me.body as { data?: { countries: string[] } }).data ?? {}
  const sent = await page.request.post('/api/public/user/create_with_new_plan', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      ...{ name: 'Rosa Paz', email: `${randomUUID()}@example.com` },
      newPlan: { country: countries[0], notes: 'Boats, please.\n----\nQCF URL: /' },
    },
  })
  expect(sent.ok()).toBe(true)
  const newest = 'select id from plan where contact_name = $1 order by id desc limit 1'
  const [plan] = await query<{ id: string }>(newest, ['Rosa Paz'])
  await page.goto(path(`/admin/plan/${plan?.id}`))
  await page.getByRole('button', { name: word('office_phrases') }).click()
  const dialog = page.getByRole('dialog', { name: word('office_phrases') })
  await dialog.getByRole('button', { name: word('office_phrase_new') }).click()
  await dialog.getByLabel(word('office_phrase_name'), { exact: true }).fill('Boats')
  await dialog.getByLabel(word('office_phrase_en')).fill('Dear {name}, boats leave on {start}. {price}')
  await dialog.getByRole('button', { name: word('office_phrase_save') }).click()
  await expect(dialog.getByText(word('office_phrase_unknown', { marks: '{price}' }))).toBeVisible()
  await dialog.getByLabel(word('office_phrase_en')).fill('Dear {name}, boats leave on {start}.')
  await dialog.getByRole('button', { name: word('office_phrase_save') }).click()
  await dialog.getByRole('button', { name: word('office_phrase_use_of', { name: 'Boats' }) }).click()
  const box = page.getByLabel(word('office_write', { name: 'Rosa Paz' }), { exact: true })
  await expect(box).toHaveValue('Dear Rosa, boats leave on {start}.')
  await expect(page.getByText(word('office_phrase_open', { marks: '{start}' })).first()).toBeVisible()
  await page
    .getByRole('button', { name: word('office_send'), exact: false })
    .first()
    .click()
  await expect(box).toHaveValue('Dear Rosa, boats leave on {start}.')
  await box.fill('Dear Rosa, boats leave on Monday.')
  await page
    .getByRole('button', { name: word('office_send'), exact: false })
    .first()
    .click()
  await expect(page.getByRole('listitem').filter({ hasText: 'boats leave on Monday' })).toBeVisible()
})
