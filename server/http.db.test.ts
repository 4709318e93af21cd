import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { AppError } from '#app/app-error.ts'
import { m } from '#app/paraglide/messages.js'
import type { Connection } from '#database/connect.ts'
import { plan } from '#database/schema/plan.ts'
import { users } from '#database/schema/user.ts'
import type { Locale } from '#database/values/locale.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { openTestDatabase, unreachableDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'
import type { HttpParts } from './http.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

const openSite = (change: Partial<HttpParts> = {}, database: Connection = connection) =>
  openTestSite(database, change)

const PLAN_PATH = '/api/public/user/create_with_new_plan'
let requests = 0

function planBody(change: Record<string, unknown> = {}): Record<string, unknown> {
  requests++
  return {
    name: 'Ana Mora',
    email: `ana${requests}@example.org`,
    phone: '+506 8888 8888',
    locale: 'ES',
    timezone: '',
    newPlan: {
      country: 'costa-clara',
      notes: 'Two weeks in May\n----\nQCF URL: /costa-clara',
      created_ts: '2026-03-16T14:00:00Z',
      activities: ['hiking'],
      amenities: [],
      destination_cats: [],
      destination_habs: ['rainforest'],
      destination_names: ['Neblina'],
      hotel_types: [],
      transport_types: [],
      vehicle_types: [],
      travel_class: 'Premium',
      initial_contact_method: 'Quick Contact Form',
    },
    ...change,
  }
}

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  }
}

describe('the manifest', () => {
  it('names the operator in both languages, and only icons that exist', async () => {
    const { ask } = await openSite()
    for (const [path, lang, start] of [
      ['/manifest.webmanifest', 'en', '/'],
      ['/es/manifest.webmanifest', 'es', '/es'],
    ] as const) {
      const manifest = await ask(path).then(response => response.json())
      expect(manifest).toMatchObject({ name: 'Ceiba', lang, start_url: start })
      for (const { src } of manifest.icons) expect((await ask(src)).status).toBe(200)
    }
  })
})

describe('the state of the process', () => {
  it('is alive and ready while the database answers', async () => {
    const { ask } = await openSite()
    expect((await ask('/healthz')).status).toBe(200)
    expect((await ask('/readyz')).status).toBe(200)
  })

  it('is alive but not ready while the database is away', async () => {
    const { ask } = await openSite({}, await unreachableDatabase())
    expect((await ask('/healthz')).status).toBe(200)
    expect((await ask('/readyz')).status).toBe(503)
  })
})

describe('a trip request by the API', () => {
  it('is stored, and answered with a number above 0 and a receipt', async () => {
    const { ask } = await openSite()
    const body = planBody()
    const response = await ask(PLAN_PATH, post(body))
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const answer = await response.json()
    expect(answer).toEqual({
      data: {
        user_id: expect.any(Number),
        receipt_key: expect.any(String),
        utm_ticket: expect.any(String),
      },
    })
    expect(answer.data.user_id).toBeGreaterThan(0)

    const [person] = await db
      .select()
      .from(users)
      .where(eq(users.email, String(body.email)))
    expect(person).toMatchObject({ id: answer.data.user_id, name: 'Ana Mora', locale: 'ES' })
    const plans = await db.select().from(plan).where(eq(plan.receiptKey, answer.data.receipt_key))
    expect(plans).toMatchObject([
      {
        countryTag: 'costa-clara',
        message: 'Two weeks in May',
        url: '/costa-clara',
        activities: ['hiking'],
        destinationHabs: ['rainforest'],
        destinationNames: ['Neblina'],
        travelClass: 'Premium',
        initialContactMethod: 'Quick Contact Form',
        contactPhone: '+506 8888 8888',
      },
    ])
  })

  it('that is sent again with the same Idempotency-Key is stored once', async () => {
    const { ask } = await openSite()
    const body = planBody()
    const asked = () => ask(PLAN_PATH, post(body, { 'idempotency-key': 'one click' }))
    const answers = await Promise.all([asked(), asked()])
    const [first, second] = await Promise.all(answers.map(answer => answer.json()))
    expect(second).toEqual(first)
    expect(
      await db
        .select()
        .from(plan)
        .where(eq(plan.contactEmail, String(body.email))),
    ).toHaveLength(1)
  })

  it('is the same with a slash at the end of the call, as is any other call', async () => {
    const { ask } = await openSite()
    const body = planBody()
    const sent = await ask(`${PLAN_PATH}/`, post(body, { 'idempotency-key': 'a slash' }))
    expect(sent.status).toBe(200)
    expect(await (await ask(PLAN_PATH, post(body, { 'idempotency-key': 'a slash' }))).json()).toEqual(
      await sent.json(),
    )
    expect((await ask('/api/public/country/?limit=1')).status).toBe(200)
    expect((await ask('/api/admin/plan/')).status).toBe(401)
    const bare = await ask('/api/')
    expect([bare.status, bare.headers.get('location')]).toEqual([302, '/company/api'])
  })

  it('is taken while the database is away', async () => {
    const { ask, ctx } = await openSite({}, await unreachableDatabase())
    const response = await ask(PLAN_PATH, post(planBody()))
    expect(response.status).toBe(200)
    expect((await response.json()).data.user_id).toBeGreaterThan(0)
    expect(ctx.journal.waiting()).toHaveLength(1)
  })

  it('is refused with 503 when it cannot be written to the disk', async () => {
    const { ask, ctx } = await openSite()
    await ctx.journal.close()
    const response = await ask(PLAN_PATH, post(planBody()))
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
  })

  it.each<[string, Record<string, unknown>, { path: string; code: string }]>([
    ['without a name', { name: ' ' }, { path: 'name', code: 'contact_name_required' }],
    ['with a line break in the name', { name: 'Ana\r\nBcc: x' }, { path: 'name', code: 'form_one_line' }],
    ['with a name that reads backwards', { name: 'Ana \u202egpj' }, { path: 'name', code: 'form_one_line' }],
    ['without an address', { email: undefined }, { path: 'email', code: 'contact_email_required' }],
    ['with a wrong address', { email: 'ana' }, { path: 'email', code: 'contact_email_invalid' }],
    ['with a wrong phone', { phone: 'call me' }, { path: 'phone', code: 'contact_phone_characters' }],
    [
      'without a country',
      { newPlan: { notes: 'x' } },
      { path: 'newPlan.country', code: 'contact_country_required' },
    ],
    [
      'for an unknown country',
      { newPlan: { country: 'atlantis', notes: 'x' } },
      { path: 'newPlan.country', code: 'country_unknown' },
    ],
    [
      'with a message that is too long',
      { newPlan: { country: 'costa-clara', notes: 'x'.repeat(10_001) } },
      { path: 'newPlan.notes', code: 'form_too_long' },
    ],
  ])('is 422 %s', async (_what, change, issue) => {
    const { ask } = await openSite()
    const response = await ask(PLAN_PATH, post(planBody(change)))
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'invalid_request', issues: [issue] })
  })

  it.each<[string, RequestInit, number]>([
    ['is not JSON', post('{"name": '), 400],
    ['is empty', post(''), 400],
    ['is no object', post('[]'), 422],
    ['is another type', post('name=Ana', { 'content-type': 'text/plain' }), 415],
    ['is not there', { method: 'POST' }, 422],
    ['is over 256 KB', post(planBody({ padding: 'x'.repeat(256 * 1024) })), 413],
    ['has a key that is too long', post(planBody(), { 'idempotency-key': 'k'.repeat(101) }), 422],
    ['is got', { method: 'GET' }, 405],
    ['is deleted', { method: 'DELETE' }, 405],
    ['is put', { ...post(planBody()), method: 'PUT' }, 405],
  ])('that %s is refused: %#', async (_what, init, status) => {
    const { ask, logged } = await openSite()
    const response = await ask(PLAN_PATH, init)
    expect(response.status).toBe(status)
    expect(logged).toEqual([])
  })

  it('survives input that no form would send', async () => {
    const { ask } = await openSite()
    const hostile = planBody({ name: "Robert'); drop table plan;--", __proto__: { admin: true } })
    const body = JSON.stringify(hostile).replace('Two weeks', '\\u0000\\ud800 {{7*7}} <%= 7 %>')
    expect((await ask(PLAN_PATH, post(body))).status).toBe(200)
    const plans = await db
      .select()
      .from(plan)
      .where(eq(plan.contactEmail, String(hostile.email)))
    expect(plans).toMatchObject([{ contactName: "Robert'); drop table plan;--" }])
  })
})

describe('pages', () => {
  it('are rendered in the language of their address', async () => {
    const rendered: [string, Locale, string][] = []
    const renderPage: HttpParts['renderPage'] = async (request, { locale }) => {
      rendered.push([new URL(request.url).pathname, locale, m.contact_send()])
      return new Response('a page')
    }
    const { ask } = await openSite({ renderPage })
    for (const path of ['/costa-clara', '/es/costa-clara', '/es', '/esteros']) await ask(path)
    const [english, spanish] = [m.contact_send({}, { locale: 'en' }), m.contact_send({}, { locale: 'es' })]
    expect(rendered).toEqual([
      ['/costa-clara', 'en', english],
      ['/es/costa-clara', 'es', spanish],
      ['/es', 'es', spanish],
      ['/esteros', 'en', english],
    ])
  })

  it('have the security headers, and a request id to report', async () => {
    const { ask } = await openSite()
    const { headers } = await ask('/')
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  it('that fail show nothing of the cause, which is logged under the same id', async () => {
    const { ask, logged } = await openSite({
      renderPage: () => Promise.reject(new Error('the inner workings')),
    })
    const response = await ask('/')
    expect(response.status).toBe(500)
    const text = await response.text()
    expect(text).not.toContain('inner workings')
    const id = response.headers.get('x-request-id')
    expect(text).toContain(id)
    expect(logged).toMatchObject([{ requestId: id, err: { message: 'the inner workings' } }])
  })

  it('that fail are logged under the request id of our own proxy, and of nobody else', async () => {
    const renderPage = () => Promise.reject(new Error('the inner workings'))
    const given = 'proxy-0123456789'
    const idsOf = async (trustedProxies: number, id: string) => {
      const { ask, logged } = await openSite({ renderPage, trustedProxies })
      const response = await ask('/', { headers: { 'x-request-id': id } })
      expect(await response.text()).toContain(response.headers.get('x-request-id'))
      return [response.headers.get('x-request-id'), logged[0]?.requestId]
    }
    expect(await idsOf(1, given)).toEqual([given, given])
    for (const [proxies, id] of [
      [0, given],
      [1, 'ana@example.org'],
    ] as const) {
      const [answered, logged] = await idsOf(proxies, id)
      expect(answered).toMatch(/^[0-9a-f-]{36}$/)
      expect(logged).toBe(answered)
    }
  })

  it.each([
    [new AppError('not_found'), 404, null],
    [new AppError('unauthorized'), 403, null],
    [new AppError('unavailable'), 503, '5'],
    [Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), 503, '5'],
  ])('that are refused have the status of the refusal: %s %i', async (error, status, retryAfter) => {
    const { ask, logged } = await openSite({ renderPage: () => Promise.reject(error) })
    const response = await ask('/')
    expect(response.status).toBe(status)
    expect(response.headers.get('retry-after')).toBe(retryAfter)
    // The operator learns that the database is away, and nothing about the caller.
    const isAway = (error as { code?: string }).code === 'ECONNREFUSED'
    expect(logged).toEqual(isAway ? [expect.objectContaining({ level: 40, err: expect.anything() })] : [])
  })
})

describe('files and drawings', () => {
  it('of the built site are served, hashed ones cached for ever, and nothing outside the folder', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'client', 'assets'), { recursive: true })
    writeFileSync(join(folder, 'client', 'assets', 'app-4f2a.js'), 'export {}')
    writeFileSync(join(folder, 'client', 'robots.txt'), 'User-agent: *')
    writeFileSync(join(folder, 'secret.txt'), 'secret')
    const renderPage = async () => new Response('not found', { status: 404 })
    const { ask } = await openSite({ clientFiles: join(folder, 'client'), renderPage })
    const script = await ask('/assets/app-4f2a.js')
    expect(await script.text()).toBe('export {}')
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await ask('/assets/app-gone.js')).headers.get('cache-control')).toBe('no-store')
    const robots = await ask('/robots.txt')
    expect(await robots.text()).toBe('User-agent: *')
    expect(robots.headers.get('cache-control') ?? '').not.toContain('immutable')
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/%2e%2e/secret.txt',
    ]) {
      expect(await (await ask(path)).text()).not.toBe('secret')
    }
  })

  it('that lie there compressed as well say by what they differ, however they are given', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'assets'))
    for (const name of ['app-4f2a.js', 'app-4f2a.js.br', 'face-5a3b.woff2'])
      writeFileSync(join(folder, 'assets', name), name)
    const { ask } = await openSite({ clientFiles: folder })
    const varyOf = async (path: string, encoding: string) => {
      const answer = await ask(path, { headers: { 'accept-encoding': encoding } })
      return [await answer.text(), answer.headers.get('vary')]
    }
    expect(await varyOf('/assets/app-4f2a.js', 'br')).toEqual(['app-4f2a.js.br', 'Accept-Encoding'])
    expect(await varyOf('/assets/app-4f2a.js', 'identity')).toEqual(['app-4f2a.js', 'Accept-Encoding'])
    expect(await varyOf('/assets/face-5a3b.woff2', 'br')).toEqual(['face-5a3b.woff2', null])
  })

  it('are answered in parts to whom asks for a part: a film, to Safari', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'films'))
    writeFileSync(join(folder, 'films', 'clip-4f2a.mp4'), '0123456789')
    writeFileSync(join(folder, 'films', 'clip-5a3b.en.vtt'), 'WEBVTT')
    const { ask } = await openSite({ clientFiles: folder })
    expect((await ask('/films/clip-5a3b.en.vtt')).headers.get('content-type')).toMatch(/^text\/vtt/)
    const part = (range: string) => ask('/films/clip-4f2a.mp4', { headers: { range } })
    const first = await part('bytes=0-1')
    expect(first.status).toBe(206)
    expect(await first.text()).toBe('01')
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': 'bytes 0-1/10',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await (await part('bytes=6-')).text()).toBe('6789')
    expect(await (await part('bytes=-3')).text()).toBe('789')
    expect((await part('bytes=10-')).status).toBe(416)
  })
})
