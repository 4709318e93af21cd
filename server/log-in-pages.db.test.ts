import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { m } from '#app/paraglide/messages.js'
import { loginLink } from '#database/schema/identity.ts'
import { newAddress } from '#tools/testing/auth-site.ts'
import { openPages } from '#tools/testing/page-renderer.ts'
import { addPerson, sendWaitingEmails } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const renderPage = await openPages()
const NEXT = '/book/13/2'
const WANTED = `next=${encodeURIComponent(NEXT)}`

/** The pages and the API, as a browser without script uses them. */
async function openSite() {
  const ctx = await testContext(connection)
  const site = await openTestSite(connection, { renderPage, context: locale => ({ ...ctx, locale }) })
  const post = (path: string, fields: Record<string, string>, headers = {}) =>
    site.ask(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    })
  /** The address of the link in the newest email to somebody. */
  async function mailed(to: string, page: string): Promise<string> {
    const email = (await sendWaitingEmails(ctx)).findLast(each => each.to === to)
    const found = new RegExp(`href="https?://[^/"]+(${page}[^"]*)"`).exec(email?.html ?? '')
    return (found?.[1] ?? '').replaceAll('&amp;', '&')
  }
  return { ...site, post, mailed }
}

describe('without script, or before it runs', () => {
  it('a right password logs in: the page has the key, for the script to store, and is cached nowhere', async () => {
    const { email, password } = await addPerson(connection)
    const { post, ask } = await openSite()
    const answer = await post(`/account/login?${WANTED}`, { email, password })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const html = await answer.text()
    expect(html).toContain(m.identity_in())
    const key = /[A-Za-z0-9_-]{20,}\.[\w%+/=-]{20,}/.exec(html)?.[0] ?? ''
    const me = await ask('/api/private/user/me', {
      headers: { authorization: `Bearer ${decodeURIComponent(key)}` },
    })
    expect((await me.json()).data.email).toBe(email)
  })

  it('a wrong one comes back with what was typed', async () => {
    const { email } = await addPerson(connection)
    const { post } = await openSite()
    for (const [path, words] of [
      ['/account/login', m.identity_log_in_wrong({}, { locale: 'en' })],
      ['/es/account/login', m.identity_log_in_wrong({}, { locale: 'es' })],
    ] as const) {
      const answer = await post(path, { email, password: 'another one entirely' })
      const html = await answer.text()
      expect([answer.status, html.includes(words), html.includes(`value="${email}"`)]).toEqual([
        422,
        true,
        true,
      ])
    }
  })

  it('another site’s form logs nobody in', async () => {
    const { email, password } = await addPerson(connection)
    const { post } = await openSite()
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: 'null' },
    ])
      expect((await post('/account/login', { email, password }, headers)).status).toBe(403)
  })

  it('the emailed link is sent, leads on to the page that was wanted, and opening it uses nothing up', async () => {
    const { email } = await addPerson(connection)
    const { post, mailed, ask } = await openSite()
    const sent = await post(`/account/login?${WANTED}`, { email, password: '', way: 'link' })
    expect(await sent.text()).toContain(m.identity_link_sent())
    const link = await mailed(email, '/account/login')
    expect(new URL(link, 'https://ceiba.test').searchParams.get('next')).toBe(NEXT)
    for (let i = 0; i < 3; i++) {
      const page = await ask(link)
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(await page.text()).toContain('no-referrer')
    }
    const [row] = await db.select().from(loginLink).where(eq(loginLink.email, email))
    expect(row?.usedTs).toBeNull()
    const token = new URL(link, 'https://ceiba.test').searchParams.get('token') ?? ''
    expect(await (await post(link, { token })).text()).toContain(m.identity_in())
    const again = await post(link, { token })
    expect([again.status, (await again.text()).includes(m.identity_token_used())]).toEqual([422, true])
  })
})

describe('the page that was wanted', () => {
  it.each([
    ['sign-up', `/account/signup?${WANTED}`, '/account/validate-email', 'new'],
    ['sign-up of a known address', `/account/signup?${WANTED}`, '/account/login', 'known'],
    ['password reset', `/account/password-reset?${WANTED}`, '/account/password-reset', 'known'],
    ['the repeated sign-up email', `/account/validate-email?${WANTED}`, '/account/login', 'known'],
  ] as const)('survives %s', async (_, form, page, who) => {
    const email = who === 'new' ? newAddress() : (await addPerson(connection)).email
    const { post, mailed } = await openSite()
    const fields = { form: 'account', name: 'Ana Mora', email, password: 'trece tucanes en la ceiba' }
    expect((await post(form, fields)).status).toBe(200)
    const link = new URL(await mailed(email, page), 'https://ceiba.test')
    expect(link.searchParams.get('next')).toBe(NEXT)
  })

  it('of another site does not', async () => {
    const { email } = await addPerson(connection)
    const { post, mailed } = await openSite()
    const elsewhere = encodeURIComponent('//elsewhere.example/account')
    await post(`/account/login?next=${elsewhere}`, { email, password: '', way: 'link' })
    const link = await mailed(email, '/account/login')
    expect(new URL(link, 'https://ceiba.test').searchParams.has('next')).toBe(false)
  })
})
