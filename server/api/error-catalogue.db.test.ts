import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase, unreachableDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

/** Every row of the error catalogue (specification, section 8), through the socket. */

const connection = await openTestDatabase({ seeded: 'world' })
const SEARCH = '/api/next/feedback/search'
const PLAN = '/api/public/plan'
const UTM = '/api/private/user/log_utm/1'

function post(body: string, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }
}

async function ask(path: string, init?: RequestInit) {
  const { open, logged } = await openTestSite(connection)
  const answer = await fetch((await open()) + path, init)
  return { answer, text: await answer.text(), logged }
}

interface Description {
  paths: Record<string, Record<string, { parameters?: { in: string; name: string }[] }>>
}

const whole = JSON.stringify({ newPlan: { country: 'marmol' } })

describe('a failed call', () => {
  test.each<[number, string, string, RequestInit | undefined, RegExp]>([
    [
      422,
      'invalid-request',
      `${SEARCH}?limit=0`,
      undefined,
      /^\{"code":"invalid_request","message":"Some .*","issues":\[\{"path":"limit","code":"/,
    ],
    [400, 'bad-request', PLAN, post('{"newPlan": '), /^\{"code":"bad_request"/],
    [401, 'not-logged-in', UTM, post('[{"utm_source":"x"}]'), /not_logged_in/],
    [403, 'unauthorized', UTM, post('[{"utm_source":"x"}]', { 'utm-ticket': 'forged' }), /unauthorized/],
    [404, 'not-found', '/api/public/nothing', undefined, /There is no such call/],
    [405, 'method-not-allowed', PLAN, { method: 'DELETE' }, /made with POST/],
    [405, 'method-not-allowed', SEARCH, post('{}'), /made with GET or HEAD/],
    [413, 'too-large', PLAN, post(JSON.stringify({ padding: 'x'.repeat(300_000) })), /too long/],
    [415, 'unsupported-media-type', PLAN, post(whole, { 'content-type': 'text/plain' }), /\w/],
    [415, 'unsupported-media-type', PLAN, post(whole, { 'content-type': 'application/xml' }), /\w/],
  ])(
    'of %i says that it is %s, in a body of its kind, and is not kept',
    async (status, name, path, init, body) => {
      const { answer, text, logged } = await ask(path, init)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('x-any-error')).toBe(name)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
      expect(text).toMatch(body)
      expect(JSON.parse(text)).toMatchObject({
        code: name.replaceAll('-', '_'),
        message: expect.stringMatching(/^[A-Z].* .*\.$/),
        request_id: answer.headers.get('x-request-id'),
      })
      expect(logged).toEqual([])
    },
  )

  test('for a wrong method lists the allowed ones', async () => {
    const { answer } = await ask(SEARCH, { method: 'DELETE' })
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })

  test('of 500 shows only a request id, under which the cause is logged', async () => {
    const broken = await openTestDatabase()
    await broken.db.execute(sql`alter table review rename to elsewhere`)
    const { open, logged } = await openTestSite(broken)
    const answer = await fetch((await open()) + SEARCH)
    const text = await answer.text()
    expect([answer.status, answer.headers.get('x-any-error')]).toEqual([500, 'server-error'])
    expect(text).not.toMatch(/review|select|relation|\bat\b/i)
    expect(text).toContain(answer.headers.get('x-request-id'))
    expect(logged).toMatchObject([{ requestId: answer.headers.get('x-request-id') }])
  })

  test('of 503 means an unreachable database, and says when to try again', async () => {
    const { open } = await openTestSite(await unreachableDatabase())
    const answer = await fetch((await open()) + SEARCH)
    expect([answer.status, answer.headers.get('x-any-error')]).toEqual([503, 'client-not-connected'])
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.text()).not.toMatch(/ECONN|127\.0\.0\.1/)
  })

  test('of 504 took too long: a call that never finishes is answered so', async () => {
    const { open } = await openTestSite(connection, { answerWithinMs: 200 })
    const { port } = new URL(await open())
    const head = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1')
      socket
        .setEncoding('latin1')
        .on('data', part => resolve(String(part)))
        .on('error', reject)
      socket.write(
        `POST ${PLAN} HTTP/1.1\r\nhost: ceiba.test\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"new`,
      )
    })
    expect(head).toMatch(/^HTTP\/1\.1 504/)
    expect(head).toMatch(/x-any-error: service-unreachable/i)
    expect(head).toMatch(/retry-after: 5/i)
  })
})

test('a statement that timed out is 504, whatever it was', async () => {
  const ctx = await testContext(connection)
  const given = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  const { open } = await openTestSite(connection, {
    context: locale => ({
      ...ctx,
      locale,
      now: () => {
        throw new Error('failed', { cause: given })
      },
    }),
  })
  const answer = await fetch(`${await open()}${SEARCH}`)
  expect([answer.status, answer.headers.get('x-any-error')]).toEqual([504, 'service-unreachable'])
})

test('pages of other sites may call, and read the error', async () => {
  const { answer } = await ask(`${SEARCH}?limit=0`, { headers: { origin: 'https://elsewhere.test' } })
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  expect(answer.headers.get('access-control-expose-headers')).toMatch(/x-any-error/i)
  const { answer: asked } = await ask(PLAN, {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.test', 'access-control-request-method': 'POST' },
  })
  expect(asked.status).toBe(204)
  const allowed = asked.headers.get('access-control-allow-headers')?.split(',')
  expect(allowed).toContain('authorization')
  expect(allowed).toEqual(expect.arrayContaining(await describedHeaders()))
})

/** The headers that callers may send according to the API's description, except other services' own. */
async function describedHeaders(): Promise<string[]> {
  const { text } = await ask('/api/openapi.json')
  const { paths } = JSON.parse(text) as Description
  const parameters = Object.values(paths)
    .flatMap(path => Object.values(path))
    .flatMap(operation => operation.parameters ?? [])
  const names = parameters.filter(each => each.in === 'header').map(({ name }) => name)
  return [...new Set(names)].filter(name => !name.startsWith('stripe-'))
}

test('nothing is set that a browser would send back by itself', async () => {
  const { answer } = await ask(PLAN, post(whole))
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([201, null])
})
