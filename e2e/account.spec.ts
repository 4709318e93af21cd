import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, expectAccessible, test } from './site-test.ts'

const MAIL = 'test-results/served-on-embedded/data/mail'
const PASSWORD = 'trece tucanes en la ceiba'

/** The path of the link in the newest email to an address, once it has arrived. */
async function linkInEmail(to: string, page: string): Promise<string> {
  let link = ''
  await expect
    .poll(() => {
      const emails = readdirSync(MAIL)
        .filter(name => name.endsWith('.json'))
        .sort()
        .map(name => JSON.parse(readFileSync(`${MAIL}/${name}`, 'utf8')) as { to: string; html: string })
      const found = emails.findLast(email => email.to === to && email.html.includes(page))
      const all = [...(found?.html ?? '').matchAll(/href="https?:\/\/[^/"]+([^"]+)"/g)].map(
        ([, path]) => path ?? '',
      )
      link = all.find(path => path.includes(page)) ?? ''
      return link
    })
    .not.toBe('')
  return link
}

test.describe('an account', () => {
  // The browser logs wrong passwords, requests to confirm the identity and a site that is away as errors.
  test.use({ allowedErrors: [/403|422|503/] })

  test('is created, confirmed by email, logged out of, and opened again with another password', async ({
    page,
    path,
    query,
    word,
  }) => {
    const email = `account-${randomUUID()}@example.com`
    // The page that was wanted is opened after the email of each way in.
    const settings = path('/account/settings')
    const wanted = `?next=${encodeURIComponent(settings)}`
    await page.goto(path('/account/signup') + wanted)
    const form = page.locator('form').filter({ hasText: word('identity_new_password') })
    await form.getByLabel(word('contact_name'), { exact: true }).fill('Grace Okafor')
    await form.getByLabel(word('contact_email')).fill(email)
    await form.getByLabel(word('identity_new_password')).fill(PASSWORD)
    await form.getByRole('button', { name: word('identity_sign_up') }).click()
    await expect(page.getByText(word('identity_signed_up'))).toBeVisible()

    await page.goto(await linkInEmail(email, '/account/validate-email'))
    await expectAccessible(page)
    await page.getByLabel(word('identity_password')).fill(PASSWORD)
    await page.getByRole('button', { name: word('identity_confirm') }).click()
    await expect(page).toHaveURL(url => url.pathname === settings)
    await page.goto(path('/account'))
    await expect(page.getByText(word('account_logged_in', { email }))).toBeVisible()
    const ME = '**/api/private/user/me'
    await page.route(ME, route => route.fulfill({ status: 503 }))
    await page.reload()
    await expect(page.getByText(word('account_unreachable'))).toBeVisible()
    await page.unroute(ME)
    await page.getByRole('button', { name: word('account_retry') }).click()
    await expect(page.getByText(word('account_logged_in', { email }))).toBeVisible()
    await page.getByRole('button', { name: word('account_log_out') }).click()
    await expect(page.getByText(word('account_visitor'))).toBeVisible()

    await page.goto(path('/account/password-reset') + wanted)
    await page.getByLabel(word('contact_email')).fill(email)
    await page.getByRole('button', { name: word('identity_email_link') }).click()
    await expect(page.getByText(word('identity_reset_sent'))).toBeVisible()
    await page.goto(await linkInEmail(email, '/account/password-reset'))
    await page.getByLabel(word('identity_new_password')).fill(`${PASSWORD} nueva`)
    await page.getByRole('button', { name: word('identity_set_password') }).click()
    await expect(page.getByText(word('identity_reset_done'))).toBeVisible()
    await page
      .getByRole('link', { name: word('identity_log_in') })
      .first()
      .click()
    const password = page.locator('form').filter({ has: page.getByLabel(word('identity_password')) })
    await password.getByLabel(word('contact_email')).fill(email)
    await password.getByLabel(word('identity_password')).fill(`${PASSWORD} nueva`)
    await password.getByRole('button', { name: word('identity_log_in'), exact: true }).click()
    await expect(page).toHaveURL(url => url.pathname === settings)
    // In the settings: with the current password; after confirming it again, logged out everywhere.
    await page.getByRole('button', { name: word('account_password_change') }).click()
    const present = page.getByRole('textbox', { name: word('identity_password_present') })
    const another = page.getByRole('textbox', { name: word('identity_new_password') })
    await expect(present).toBeFocused()
    await present.fill('not this one')
    await another.fill(PASSWORD)
    await another.press('Enter')
    await expect(present).toHaveAccessibleDescription(word('identity_password_not_yours'))
    await expect(another).toHaveValue(PASSWORD)
    await present.fill(`${PASSWORD} nueva`)
    await present.press('Enter')
    await expect(page.getByText(word('account_password_changed'))).toBeVisible()
    await query(
      `update auth_session set created_ts = created_ts - interval '15 minutes'
       where user_id = (select id from users where email = $1)`,
      [email],
    )
    await page.getByRole('button', { name: word('account_log_out_everywhere') }).click()
    const question = page.getByRole('region', { name: word('confirm_title') })
    const asked = question.getByLabel(word('identity_password'))
    await expect(asked).toBeFocused()
    await expectAccessible(page)
    await asked.fill(`${PASSWORD} nueva`)
    await asked.press('Enter')
    await expect(asked).toHaveAccessibleDescription(word('identity_password_not_yours'))
    await asked.fill(PASSWORD)
    await asked.press('Enter')
    await expect(page.getByText(word('account_visitor'))).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('account_settings'))
  })
})

test.describe('what cannot be done', () => {
  test.use({ allowedErrors: [/401|422/] })

  test('a wrong password and a used link are explained, and what was typed stays', async ({
    page,
    path,
    word,
  }) => {
    const email = `nobody-${randomUUID()}@example.com`
    await page.goto(path('/account/login'))
    const password = page.locator('form').filter({ has: page.getByLabel(word('identity_password')) })
    await password.getByLabel(word('contact_email')).fill(email)
    await password.getByLabel(word('identity_password')).fill('not this one')
    await password.getByRole('button', { name: word('identity_log_in'), exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText(word('identity_log_in_wrong'))
    await expect(password.getByLabel(word('contact_email'))).toHaveValue(email)
    await expectAccessible(page)

    await page.goto(path('/account/password-reset#used-long-ago'))
    await page.getByLabel(word('identity_new_password')).fill(PASSWORD)
    await page.getByRole('button', { name: word('identity_set_password') }).click()
    await expect(page.getByRole('alert')).toHaveText(word('identity_token_used'))
  })
})
