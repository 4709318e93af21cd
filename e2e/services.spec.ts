import type { Page } from '@playwright/test'
import { type SiteProcess, startSite } from '../tools/site-process.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, isRunning, test } from './site-test.ts'
import { openStandIn, type StandInCompany, servicesAt } from './stand-in-company.ts'

/** A site with every kind of service configured, at another origin that records its requests. */
test.describe.configure({ mode: 'default' })

let company: StandInCompany
let site: SiteProcess

test.beforeAll(async () => {
  test.setTimeout(120_000)
  company = await openStandIn()
  site = await startSite({ seeded: true, settings: servicesAt(company.origin) })
})

test.afterAll(async () => {
  await site.stop()
  await company.stop()
})

test.beforeEach(() => {
  company.scripts.length = 0
  company.told.length = 0
})

/** The calls that a service received, filtered by their first arguments. */
function toldOf(service: string, ...first: unknown[]): unknown[][] {
  return company.told
    .filter(told => told.service === service && first.every((word, i) => told.words[i] === word))
    .map(({ words }) => words)
}

/** The conversions that the ads tag received, by account: two calls may arrive in either order. */
function conversions(): unknown[] {
  const told = toldOf('tag', 'event', 'conversion').map(words => words[2] as { send_to: string })
  return told.toSorted((a, b) => a.send_to.localeCompare(b.send_to))
}

function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }))
}

const questionIn = (page: Page, word: (key: 'consent_title') => string) =>
  page.getByRole('region', { name: word('consent_title') })

test('nothing is loaded before the answer, nor after a no', async ({ page, path, word }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await page.goto(`${site.origin}${path('/company')}?utm_source=letter`)
  const question = questionIn(page, word)
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const [no, yes] = await question.getByRole('button').all()
  expect((await no?.boundingBox())?.width).toBe((await yes?.boundingBox())?.width)
  expect(await stored(page)).toHaveProperty('utm-records')

  await question.getByRole('button', { name: word('consent_no') }).focus()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  expect(await stored(page)).toEqual({ consent: 'no' })
  await page.reload({ waitUntil: 'networkidle' })
  await expect(question).toBeHidden()
  expect(company.scripts).toEqual([])
  expect(company.told).toEqual([])
})

test('after a yes each service hears what happens, until the yes is taken back', async ({
  page,
  path,
  word,
}) => {
  await page.goto(`${site.origin}${path('/company')}?utm_source=letter&utm_campaign=rains&email=a@b.cr`)
  await questionIn(page, word)
    .getByRole('button', { name: word('consent_yes') })
    .click()
  const arrival = { path: path('/company'), referrer: '', utm_source: 'letter', utm_campaign: 'rains' }
  await expect.poll(() => toldOf('behaviour', 'track', 'Arrival')).toEqual([['track', 'Arrival', arrival]])
  await expect.poll(() => toldOf('messaging', 'boot')).toEqual([['boot', { app_id: 'm1' }]])
  await expect.poll(() => toldOf('pixel', 'track', 'PageView')).toHaveLength(1)
  await expect.poll(() => toldOf('tag', 'event', 'page_view')).toHaveLength(2)
  expect(company.scripts.toSorted()).toEqual(['/behaviour/b1.js', '/pixel.js', '/tag.js', '/widget/m1'])
  expect(JSON.stringify(company.told)).not.toContain('a@b.cr')

  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: word('nav_how_it_works') }).click()
  await expect(page).toHaveURL(/how-it-works/)
  await expect
    .poll(() => toldOf('behaviour', 'track', 'Page View').at(-1)?.[2])
    .toMatchObject({ path: path('/company/how-it-works') })
  await footer.locator('a[data-ask]').click()
  await expect.poll(() => toldOf('pixel', 'trackCustom', 'QCF Open')).toHaveLength(1)
  const form = page.getByRole('dialog', { name: word('contact_title') })
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()

  company.told.length = 0
  const change = footer.getByRole('link', { name: word('consent_change') })
  await change.click()
  const question = questionIn(page, word)
  await expect(question).toBeFocused()
  const fresh = page.waitForEvent('load')
  await question.getByRole('button', { name: word('consent_no') }).click()
  await fresh
  expect(await page.evaluate(() => [document.cookie, 'dataLayer' in globalThis])).toEqual(['', false])
  expect(await stored(page)).toEqual({ consent: 'no' })
})

test('a request identifies its sender, a purchase is told in dollars, to both accounts', async ({
  page,
  path,
  word,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('consent', 'yes ads analytics behaviour messaging pixel'),
  )
  await page.goto(`${site.origin}${path('/ask')}?utm_source=letter`)
  await expect.poll(() => toldOf('behaviour', 'init')).toHaveLength(1)
  await expect.poll(() => toldOf('tag', 'get')).toHaveLength(1)
  const logged = page.waitForRequest(/log_utm/)
  const main = page.getByRole('main')
  await main.getByLabel(word('contact_name'), { exact: true }).fill('Grace Okafor')
  await main.getByLabel(word('contact_email'), { exact: true }).fill('grace@example.com')
  await main.getByLabel(word('contact_message')).fill('Frogs?')
  await main.getByRole('button', { name: word('contact_send') }).click()
  const [record] = (await logged).postDataJSON()
  expect(record).toMatchObject({
    utm_source: 'letter',
    amplitude_device_id: 'device-9',
    ga_session_id: 'session-7',
  })
  await expect.poll(() => toldOf('behaviour', 'setUserId')).toEqual([['setUserId', String(record.user_id)]])
  await expect.poll(() => conversions()).toEqual([{ send_to: 'AW-1/sent-1' }, { send_to: 'AW-2/sent-2' }])

  company.told.length = 0
  await page.evaluate(() => {
    const detail = { name: 'Purchase', purchase: { id: 'deposit-12', usdCents: 45_050 } }
    document.dispatchEvent(new CustomEvent('ceiba:analytics', { detail }))
  })
  const figures = { transaction_id: 'deposit-12', value: 450.5, currency: 'USD', tax: 0, shipping: 0 }
  await expect
    .poll(() => conversions())
    .toEqual([
      { send_to: 'AW-1/paid-1', ...figures },
      { send_to: 'AW-2/paid-2', ...figures },
    ])
  await expect
    .poll(() => toldOf('tag', 'event', 'purchase').map(words => words[2]))
    .toEqual([{ send_to: 'G-1', ...figures }])
  await expect.poll(() => toldOf('pixel', 'track', 'Purchase')).toEqual([['track', 'Purchase', figures]])
})

test('a browser that sends a no is not asked, and shown why', async ({ page, path, word }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    localStorage.setItem('consent', 'yes ads analytics behaviour messaging pixel')
  })
  await page.goto(`${site.origin}${path('/company')}?utm_source=letter`, { waitUntil: 'networkidle' })
  await expect(questionIn(page, word)).toBeHidden()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: word('consent_change') })
    .click()
  const told = page.getByRole('region', { name: word('consent_refused_title') })
  await expect(told).toBeFocused()
  await told.getByRole('button').click()
  await expect(told).toBeHidden()
  expect(company.scripts).toEqual([])
  expect(await stored(page)).not.toHaveProperty('utm-records')
})

test('an answer given in one tab holds in the other', async ({ page, path, word }) => {
  await page.goto(site.origin + path('/company'))
  await questionIn(page, word)
    .getByRole('button', { name: word('consent_yes') })
    .click()
  await expect.poll(() => toldOf('pixel', 'track', 'PageView')).toHaveLength(1)
  const other = await page.context().newPage()
  await other.goto(site.origin + path('/company/privacy'))
  await expect.poll(() => toldOf('pixel', 'track', 'PageView')).toHaveLength(2)
  await other.locator('main a[data-consent]').click()
  const fresh = page.waitForEvent('load')
  await questionIn(other, word)
    .getByRole('button', { name: word('consent_no') })
    .click()
  await fresh
  await page.waitForFunction(isRunning)
  expect(await page.evaluate(() => 'fbq' in globalThis)).toBe(false)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is asked and nothing is loaded', async ({ page, path, word }) => {
    await page.goto(site.origin + path('/company'))
    await expect(questionIn(page, word)).toHaveCount(0)
    await expect(page.locator('footer [data-consent]')).toHaveAttribute(
      'href',
      path('/company/privacy#others'),
    )
    expect(company.scripts).toEqual([])
  })
})

test('whoever works for the operator is neither asked nor counted', async ({ page, path, word }) => {
  await page.addInitScript(() => localStorage.setItem('admin', 'true'))
  await page.goto(`${site.origin}${path('/company')}?utm_source=letter`, { waitUntil: 'networkidle' })
  await expect(questionIn(page, word)).toBeHidden()
  expect(company.scripts).toEqual([])
  expect(await stored(page)).toEqual({ admin: 'true' })
})

test('a page with a personal address is reported to no service', async ({ page, path }) => {
  await page.addInitScript(() =>
    localStorage.setItem('consent', 'yes ads analytics behaviour messaging pixel'),
  )
  await page.goto(site.origin + path('/account/signup?email=ana@example.com'), { waitUntil: 'networkidle' })
  expect(company.scripts).toEqual([])
})

test('the privacy page names the connected services', async ({ page, path, word }) => {
  await page.goto(site.origin + path('/company/privacy'))
  const others = page.locator('#others')
  await expect(others).toContainText(new URL(company.origin).host)
  await expect(others).toContainText(word('consent_kind_pixel'))
})
