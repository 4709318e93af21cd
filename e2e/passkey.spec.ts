import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { freePort } from '../tools/postgres-cluster.ts'
import { type SiteProcess, startSite } from '../tools/site-process.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, type Site, test } from './site-test.ts'

interface Person {
  role: string
  email: string
  password: string
}

/** Browsers bind passkeys to a domain name, and the site of the other journeys has an IP address. */
let site: SiteProcess
let address = ''
let person: Person
let folder = ''

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ceiba-passkeys-'))
  const port = await freePort()
  address = `http://localhost:${port}`
  const started = await startSite({
    ...{ folder, port, seeded: true },
    settings: { ORIGIN: address, SEED_PEOPLE: 'on' },
  })
  const stop = async () => {
    await started.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  site = { ...started, stop }
  const people: Person[] = JSON.parse(readFileSync(join(folder, 'people.json'), 'utf8'))
  const traveller = people.find(({ role }) => role === 'traveller')
  if (!traveller) throw new Error('no traveller was seeded')
  person = traveller
})

test.afterAll(() => site.stop())

/** A virtual authenticator that verifies its user until told not to. */
async function plugDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  })
  return {
    knowOwner: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    countKeys: async () =>
      (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

async function logInByPassword(page: Page, { word }: Pick<Site, 'word'>): Promise<void> {
  await page.goto(`${address}/account/login?next=/account/settings`)
  const form = page.locator('form').filter({ has: page.getByLabel(word('identity_password')) })
  await form.getByLabel(word('contact_email')).fill(person.email)
  await form.getByLabel(word('identity_password')).fill(person.password)
  await form.getByRole('button', { name: word('identity_log_in'), exact: true }).click()
  await expect(page).toHaveURL(`${address}/account/settings`)
}

/** Makes every session a quarter of an hour older. */
async function letTimePass(): Promise<void> {
  const host = readFileSync(join(folder, 'database-host'), 'utf8')
  const client = new pg.Client({ host, user: 'postgres', database: 'postgres' })
  await client.connect()
  await client.query(`update auth_session set created_ts = created_ts - interval '15 minutes'`)
  await client.end()
}

async function logOutEverywhere(page: Page, { word }: Pick<Site, 'word'>): Promise<void> {
  await page.getByRole('button', { name: word('account_log_out_everywhere') }).click()
  await expect(page.getByText(word('account_visitor'))).toBeVisible()
}

test.describe('a passkey', () => {
  // The browser logs a refused call as an error.
  test.use({ allowedErrors: [/403|422/] })

  test('is added, named, logs in, is removed, and no longer logs in', async ({ page, word }) => {
    const device = await plugDevice(page)
    await logInByPassword(page, { word })
    await expect(page.getByText(word('passkey_none'))).toBeVisible()
    await page.getByRole('button', { name: word('passkey_add') }).click()
    const rename = page.getByRole('button', { name: word('passkey_rename_of', { name: 'Chrome, Linux' }) })
    await expect(rename).toBeVisible()
    await page.getByRole('button', { name: word('passkey_add') }).click()
    await expect(page.getByRole('alert')).toHaveText(word('passkey_known'))
    expect(await device.countKeys()).toBe(1)
    await rename.click()
    await page.getByLabel(word('passkey_name')).fill('The laptop')
    await page.getByLabel(word('passkey_name')).press('Enter')
    const row = page.getByRole('listitem').filter({ hasText: 'The laptop' })
    await expect(row).toContainText(word('passkey_never_used'))
    await expectAccessible(page)
    await logOutEverywhere(page, { word })

    await page.goto(`${address}/account/login?next=/account/settings`)
    const enter = page.getByRole('button', { name: word('passkey_log_in') })
    await device.knowOwner(false)
    await enter.click()
    await expect(page.getByText(word('passkey_cancelled'))).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectAccessible(page)
    await device.knowOwner(true)
    await enter.click()
    await expect(page).toHaveURL(`${address}/account/settings`)
    await expect(row).not.toContainText(word('passkey_never_used'))
    await expect(page.getByText(word('account_session_here'), { exact: true })).toBeVisible()

    await letTimePass()
    const remove = row.getByRole('button', { name: word('passkey_remove_of', { name: 'The laptop' }) })
    await remove.click()
    await page.getByRole('button', { name: word('account_leave') }).click()
    await expect(page.getByText(word('passkey_cancelled'))).toBeVisible()
    await expect(remove).toBeFocused()
    await remove.press('Enter')
    await expectAccessible(page)
    await page.getByRole('button', { name: word('confirm_by_passkey') }).click()
    await expect(page.getByText(word('passkey_removed', { name: 'The laptop' }))).toBeVisible()
    await expect(page.getByText(word('passkey_none'))).toBeVisible()
    await logOutEverywhere(page, { word })
    await page.goto(`${address}/account/login`)
    await enter.click()
    await expect(page.getByRole('alert')).toHaveText(word('passkey_refused'))
    await expect(page).toHaveURL(`${address}/account/login`)
    expect(await device.countKeys()).toBe(1)
  })
})

test('a browser without passkeys is offered none @both-everywhere', async ({ page, browser, path, word }) => {
  await page.goto(path('/account/login'))
  await expect(page.getByRole('button', { name: word('passkey_log_in') })).toHaveCount(0)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const scriptless = await context.newPage()
  await scriptless.goto(address + path('/account/login'))
  const told = await scriptless.locator('noscript p').allInnerTexts()
  expect(told).toContain(word('passkey_needs_script'))
  await expect(scriptless.getByRole('button', { name: word('passkey_log_in') })).toHaveCount(0)
  await context.close()

  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(address + path('/account/login'))
  await expect(page.getByRole('button', { name: word('passkey_log_in') })).toBeVisible()
  await expectNoSidewaysScroll(page)
})
