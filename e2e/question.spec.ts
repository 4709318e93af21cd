import type { Page } from '@playwright/test'
import { startSite } from '../tools/site-process.ts'
import { expect, test, untilTakenOver } from './site-test.ts'

/** Specification, section 9: form status reset. */
const RESET_MS = 5_000

test('the question opens, is counted, closes on Escape or beside it, and is itself again once sent', {
  tag: '@both-everywhere',
}, async ({ page, path, word }) => {
  await page.clock.install()
  await listen(page)
  await page.goto(path('/trips'))
  const ask = page.locator('a[data-ask]').first()
  const dialog = page.getByRole('dialog', { name: word('contact_title') })
  await untilTakenOver(ask)
  await ask.click()
  await expect(dialog).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  expect(await heard(page)).toEqual(['QCF Open'])
  await expect(dialog.getByLabel(word('contact_country'))).toHaveValue('costa-rica')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')

  // Selecting text from inside to outside must not close it.
  await ask.click()
  await dialog.getByLabel(word('contact_message')).hover()
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()

  await page.evaluate(() => localStorage.setItem('admin', 'true'))
  await ask.click()
  await expect(dialog).toBeVisible()
  expect(await heard(page)).toEqual(['QCF Open', 'QCF Open'])

  await page.route('**/api/public/user/create_with_new_plan', route =>
    route.fulfill({ json: { data: { user_id: 7, receipt_key: 'a-receipt-of-the-test' } } }),
  )
  await dialog.getByLabel(word('contact_name'), { exact: true }).fill('Grace Okafor')
  await dialog.getByLabel(word('contact_email'), { exact: true }).fill('grace@example.com')
  await dialog.getByLabel(word('contact_message')).fill('Frogs?')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await dialog.getByRole('button', { name: word('contact_send') }).click()
  await expect(dialog.getByText(word('contact_sent'))).toBeVisible()
  await expect(dialog.locator(':focus')).toContainText(word('contact_sent'))
  await page.clock.runFor(RESET_MS - 1)
  await expect(dialog.getByText(word('contact_sent'))).toBeVisible()
  await page.clock.runFor(1)
  await expect(dialog.getByText(word('contact_sent'))).toBeHidden()
  await expect(dialog.getByRole('button', { name: word('contact_send') })).toBeVisible()
  // The sent text is gone, so that it cannot be sent again.
  for (const field of [word('contact_name'), word('contact_email'), word('contact_message')]) {
    await expect(dialog.getByLabel(field, { exact: true })).toHaveValue('')
  }
  await expect(dialog.getByRole('form')).toBeFocused()
})

test('the promised planner follows the country, and stays open for an unknown one', async ({
  page,
  path,
  word,
}) => {
  const staff = page.waitForResponse('**/api/public/staff/all_active')
  await page.goto(path('/cuba'))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: word('contact_title') })
    .click()
  await expect(page).toHaveURL(/\/ask\?country=cuba&url=/)
  const form = page.locator('main form')
  const country = form.getByLabel(word('contact_country'))
  await expect(country).toHaveValue('')
  await expect(page.getByText(word('contact_country_unknown', { country: 'Cuba' }))).toBeVisible()
  await expect(form).toHaveAttribute('novalidate')
  expect((await staff).ok()).toBe(true)
  await country.selectOption('costa-rica')
  await expect(page.locator('main').getByText(/Daniela (answers|responde)/)).toBeVisible()
  await country.selectOption('laos')
  await expect(page.getByText(word('contact_office_answers'))).toBeVisible()
})

/** Records the events that the page sends to analytics. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const events: string[] = []
    Object.assign(window, { heard: events })
    document.addEventListener('ceiba:analytics', event => events.push((event as CustomEvent).detail.name))
  })
}

function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

test.describe('a visitor with an ended session', () => {
  // The browser logs the call that was refused for the ended key.
  test.use({ allowedErrors: [/401/] })

  test('can send a question all the same, and loses the ended key but no text', async ({
    page,
    path,
    word,
    query,
  }) => {
    await page.goto(path('/ask'))
    await page.evaluate(() => localStorage.setItem('login-key', 'ended.key'))
    const email = `once-${crypto.randomUUID()}@example.com`
    await page.locator('main').getByLabel(word('contact_name'), { exact: true }).fill('Grace Okafor')
    await page.locator('main').getByLabel(word('contact_email'), { exact: true }).fill(email)
    await page.locator('main').getByLabel(word('contact_message')).fill('Frogs?')
    await page.getByRole('button', { name: word('contact_send') }).click()
    await expect(page.getByText(word('contact_sent'))).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('login-key'))).toBeNull()
    const sent = await query<{ message: string }>('select message from plan where contact_email = $1', [
      email,
    ])
    expect(sent).toEqual([{ message: 'Frogs?' }])
  })
})

test.describe('a visitor over the rate limit', () => {
  test.use({ allowedErrors: [/429/] })

  test('is told to wait, and keeps every word', async ({ page, path, word }) => {
    // Allows one request in ten minutes.
    const site = await startSite({ seeded: true, settings: { LIMIT_FACTOR: '0.01' } })
    try {
      const ask = (message: string) =>
        page.request.post(`${site.origin}/api/public/user/create_with_new_plan`, {
          data: {
            name: 'Grace',
            email: 'grace@example.com',
            newPlan: { country: 'costa-rica', notes: message },
          },
        })
      expect((await ask('Frogs?')).status()).toBe(200)
      await page.goto(site.origin + path('/ask'))
      const form = page.locator('main form')
      await expect(form).toHaveAttribute('novalidate')
      await form.getByLabel(word('contact_name'), { exact: true }).fill('Grace Okafor')
      await form.getByLabel(word('contact_email'), { exact: true }).fill('grace@example.com')
      await form.getByLabel(word('contact_message')).fill('And toads?')
      await form.getByRole('button', { name: word('contact_send') }).click()
      await expect(form.getByText(word('contact_failed'))).toBeVisible()
      await expect(form.getByLabel(word('contact_message'))).toHaveValue('And toads?')
    } finally {
      // Close the page first: its requests to the stopped site would be console errors.
      await page.close()
      await site.stop()
    }
  })
})

test('text typed while the script loads is kept beside the saved draft', async ({ page, path, word }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem(
      'ceiba-question',
      JSON.stringify({ name: 'Grace', email: '', phone: '+1 415 555 0142', message: 'Frogs?' }),
    ),
  )
  const scripts = Promise.withResolvers<void>()
  await page.route(/assets\/react-[^/]*\.js$/, async route => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(path('/ask'), { waitUntil: 'commit' })
  const form = page.locator('main form')
  const email = form.getByLabel(word('contact_email'), { exact: true })
  await email.fill('grace@example.com')
  scripts.resolve()
  await expect(form).toHaveAttribute('novalidate')
  await expect(form.getByLabel(word('contact_name'), { exact: true })).toHaveValue('Grace')
  await expect(form.getByLabel(word('contact_message'))).toHaveValue('Frogs?')
  await expect(email).toHaveValue('grace@example.com')
})
