import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Spoken } from '../playwright.config.ts'
import { expect, type Site } from './site-test.ts'

type Role = 'planner' | 'partner' | 'admin'
type Engine = Spoken['engine']

/** The site that all journeys share on an engine, or one with a data folder of its own. */
type Where = Engine | { folder: string }

const dataOf = (where: Where) =>
  typeof where === 'string' ? `test-results/served-on-${where}/data` : where.folder

/** The seeded person of a role in a fresh installation. */
export function seededPerson(engine: Where, role: Role): { email: string; password: string } {
  const people: { role: string; email: string; password: string }[] = JSON.parse(
    readFileSync(`${dataOf(engine)}/people.json`, 'utf8'),
  )
  const found = people.find(person => person.role === role)
  if (!found) throw new Error(`no ${role} was seeded`)
  return found
}

/** Logs in by password on the way to a page, as a visitor does who opened that page first. */
export async function logIn(
  page: Page,
  { path, word, engine }: Pick<Site, 'path' | 'word'> & { engine: Where },
  { role, next }: { role: Role; next: string },
): Promise<void> {
  const { email, password } = seededPerson(engine, role)
  await page.goto(`${path('/account/login')}?next=${encodeURIComponent(path(next))}`)
  const form = page.locator('form').filter({ has: page.getByLabel(word('identity_password')) })
  await form.getByLabel(word('contact_email')).fill(email)
  await form.getByLabel(word('identity_password')).fill(password)
  await form.getByRole('button', { name: word('identity_log_in'), exact: true }).click()
  await expect(page).toHaveURL(url => url.pathname + url.search === path(next))
}

export interface StoredEmail {
  to: string
  replyTo: string
  subject: string
  html: string
  text: string
}

function emailsOf(engine: Where): StoredEmail[] {
  const folder = `${dataOf(engine)}/mail`
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .sort()
    .map(name => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')))
}

/** The newest matching email that a site has sent, once it was sent. */
export async function emailOnce(engine: Where, isIt: (email: StoredEmail) => boolean): Promise<StoredEmail> {
  let found: StoredEmail | undefined
  await expect
    .poll(() => {
      found = emailsOf(engine).findLast(isIt)
      return found?.to
    })
    .toBeTruthy()
  if (!found) throw new Error('the email is gone')
  return found
}

/** The path of the first link in an email that leads to a page. */
export function linkIn({ html }: StoredEmail, page: string): string {
  const paths = [...html.matchAll(/href="https?:\/\/[^/"]+([^"]+)"/g)].map(([, path = '']) => path)
  const found = paths.find(path => path.includes(page))
  if (!found) throw new Error(`no link to ${page} in the email`)
  return found.replaceAll('&amp;', '&')
}
