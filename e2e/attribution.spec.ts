import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'

function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }))
}

async function records(page: Page): Promise<Record<string, unknown>[]> {
  return JSON.parse((await stored(page))['utm-records'] ?? '[]')
}

test('a whole visit loads nothing from another origin, and reports where it came from once', async ({
  page,
  path,
  word,
  query,
  baseURL,
}) => {
  // Eight pages, each until it has loaded; then live prices keep one request open.
  test.slow()
  const origins = new Set<string>()
  page.on('request', request => origins.add(new URL(request.url()).origin))
  await page.goto(path('/company?utm_source=letter&utm_medium=em&fbclid=IwAR7'))
  await expect.poll(() => records(page)).toHaveLength(1)
  expect((await records(page))[0]).toMatchObject({
    utm_source: 'letter',
    utm_medium: null,
    fbclid: 'IwAR7',
    landing_url: `${baseURL}${path('/company')}?utm_source=letter&fbclid=IwAR7`,
  })
  await page.goto(path('/company/privacy'))
  await expect(page.locator('#others')).toContainText(word('consent_none_connected'))
  await expect(page.locator('[data-consent]')).toHaveCount(0)
  for (const next of [
    '/',
    '/trips',
    '/costa-rica',
    '/costa-rica/team',
    '/costa-rica/trip/cloud-forest-to-corcovado',
  ])
    await page.goto(path(next))

  const email = `utm-${randomUUID()}@example.com`
  await page.goto(path('/ask'))
  const logged = page.waitForResponse(/log_utm/)
  const main = page.getByRole('main')
  await main.getByLabel(word('contact_name'), { exact: true }).fill('Grace Okafor')
  await main.getByLabel(word('contact_email'), { exact: true }).fill(email)
  await main.getByLabel(word('contact_message')).fill('Frogs?')
  await main.getByRole('button', { name: word('contact_send') }).click()
  expect((await logged).status()).toBe(200)
  await expect.poll(() => stored(page)).toMatchObject({ 'utm-sent': 'true' })
  expect(await stored(page)).not.toHaveProperty('utm-records')
  const rows = await query<{ utm_source: string; fbclid: string }>(
    'select r.utm_source, r.fbclid from utm_record r join users u on u.id = r.user_id where u.email = $1',
    [email],
  )
  expect(rows).toEqual([{ utm_source: 'letter', fbclid: 'IwAR7' }])
  expect([...origins].filter(origin => origin !== baseURL)).toEqual([])
})

test('another site and a search engine are recorded, a page of the site itself is not', async ({
  page,
  path,
}) => {
  await page.goto(path('/company'), { referer: 'https://birders.example/forum' })
  await expect.poll(() => records(page)).toHaveLength(1)
  await page.goto(path('/company'), { referer: 'https://www.google.com/' })
  await expect.poll(() => records(page)).toHaveLength(2)
  await page.getByRole('contentinfo').locator('a[href$="/sitemap"]').click()
  await expect(page).toHaveURL(/sitemap/)
  await page.reload({ waitUntil: 'networkidle' })
  const noted = (await records(page)).map(({ utm_source, utm_medium }) => [utm_source, utm_medium])
  expect(noted).toEqual([
    ['birders.example', 'Referral'],
    ['google', 'Organic'],
  ])
})

for (const [who, prepare] of [
  ['whoever works for the operator', () => localStorage.setItem('admin', 'true')],
  ['a reader who says no', () => localStorage.setItem('consent', 'no')],
  ['a browser that says no', () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })],
] as const) {
  test(`nothing is recorded for ${who}`, async ({ page, path }) => {
    await page.addInitScript(prepare)
    await page.goto(path('/company?utm_source=letter'), { waitUntil: 'networkidle' })
    expect(await records(page)).toEqual([])
  })
}

test('a browser that forbids storage can read and send all the same', async ({ page, path, word }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('storage is forbidden', 'SecurityError')
      },
    })
  })
  const warned = page.waitForEvent('console', message => message.type() === 'warning')
  await page.goto(path('/ask?utm_source=letter'))
  await warned
  const main = page.getByRole('main')
  await main.getByLabel(word('contact_name'), { exact: true }).fill('Grace Okafor')
  await main.getByLabel(word('contact_email'), { exact: true }).fill(`utm-${randomUUID()}@example.com`)
  await main.getByLabel(word('contact_message')).fill('Frogs?')
  await main.getByRole('button', { name: word('contact_send') }).click()
  await expect(page.getByText(word('contact_sent'))).toBeVisible()
})

test.describe('if the attribution cannot be sent', () => {
  test.use({ allowedErrors: [/500|404/] })

  for (const [why, userId, status] of [
    ['nobody was identified', 0, 200],
    ['the call failed', 7, 500],
  ] as const) {
    test(`since ${why}, it is kept for the next time, and the sender sees success`, async ({
      page,
      path,
      word,
    }) => {
      let logged = 0
      await page.route('**/log_utm/*', route => {
        logged++
        return route.fulfill({ status, json: { data: { logged: 1 } } })
      })
      const data = { user_id: userId, receipt_key: 'a-receipt-of-the-test', utm_ticket: 'a-ticket' }
      await page.route('**/create_with_new_plan', route => route.fulfill({ json: { data } }))
      await page.goto(path('/ask?utm_source=letter'))
      await expect.poll(() => records(page)).toHaveLength(1)
      const main = page.getByRole('main')
      await main.getByLabel(word('contact_name'), { exact: true }).fill('Grace Okafor')
      await main.getByLabel(word('contact_email'), { exact: true }).fill('grace@example.com')
      await main.getByLabel(word('contact_message')).fill('Frogs?')
      const ready = page.waitForResponse(/follow-sent/)
      await main.getByRole('button', { name: word('contact_send') }).click()
      await expect(page).toHaveURL(/\/receipt\/a-receipt-of-the-test/)
      await ready
      if (userId > 0) await expect.poll(() => logged).toBe(1)
      expect(await records(page)).toHaveLength(1)
      expect(await stored(page)).not.toHaveProperty('utm-sent')
      expect(logged).toBe(userId > 0 ? 1 : 0)
    })
  }

  for (const office of ['/admin/plans', '/org/payouts']) {
    test(`nothing is noted on ${office}`, async ({ page, path }) => {
      await page.goto(path(`${office}?utm_source=letter`), { waitUntil: 'networkidle' })
      expect(await records(page)).toEqual([])
    })
  }
})
