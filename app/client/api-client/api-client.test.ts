import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { browserApi, makeApiClient } from './api-client.ts'
import type { ApiError } from './api-error.ts'

const LOGIN_KEY = 'login-key'
const READ = 'GET /api/private/user/me'

interface Sent {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** A server that gives every call the same answer, and a client of it. */
async function open(answer: { status?: number; body?: string; headers?: Record<string, string> } = {}) {
  const { status = 200, body = '{}', headers = {} } = answer
  const sent: Sent[] = []
  const reported: ApiError[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers: theirs } = request
    sent.push({ method, url, headers: theirs, body: await text(request) })
    response.writeHead(status, headers).end(status === 204 ? undefined : body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const api = makeApiClient({
    host: () => host,
    loginKey: () => 'secret-key',
    dropLoginKey: () => undefined,
    report: error => reported.push(error),
  })
  return { api, host, sent, reported }
}

describe('a call', () => {
  test('encodes its path segments and its query', async () => {
    const { api, sent } = await open()
    const query = { query: 'Perú & más/menos?', recent: 'true', limit: '3', locale: 'ES' } as const
    await api('GET /api/next/feedback/search', { query })
    await api('GET /api/public/place/{country}/{slug}', { path: { country: 'perú', slug: 'a/b' } })
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/next/feedback/search?query=Per%C3%BA+%26+m%C3%A1s%2Fmenos%3F&recent=true&limit=3&locale=ES',
      '/api/public/place/per%C3%BA/a%2Fb',
    ])
  })

  test('sends JSON and the login key, and no cookies', async () => {
    const { api, sent } = await open({ headers: { 'set-cookie': 'a=b' } })
    const body = { newPlan: { country: 'peru' } }
    for (const _ of ['first', 'again']) await api('POST /api/public/plan', { body })
    expect(sent).toHaveLength(2)
    for (const { method, headers, body: text } of sent) {
      expect([method, JSON.parse(text)]).toEqual(['POST', body])
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        authorization: 'Bearer secret-key',
      })
      expect(headers.cookie).toBeUndefined()
    }
  })

  test('that gives out a key, or ends all, never carries the login key', async () => {
    const { api, sent } = await open()
    await api('POST /api/public/auth/login', { body: { email: 'ana@example.org', password: 'x' } })
    await api('POST /api/public/auth/password-reset/finish', { body: { token: 't', password: 'x' } })
    expect(sent.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined])
  })

  test('can carry another key than the stored one, and headers that are not given are not sent', async () => {
    const { api, sent } = await open()
    await api('POST /api/public/auth/logout', { key: 'another-key' })
    await api('POST /api/private/plan/{id}/message', {
      ...{ path: { id: 7 }, body: { body: 'Hello' }, headers: { 'idempotency-key': undefined } },
    })
    expect(sent[0]?.headers.authorization).toBe('Bearer another-key')
    expect(sent[1]?.headers).not.toHaveProperty('idempotency-key')
  })

  test('returns the answer’s body, or undefined without one', async () => {
    expect(await (await open({ body: '[1]' })).api(READ)).toEqual([1])
    expect(await (await open({ status: 204 })).api('DELETE /api/private/user/me/session')).toBeUndefined()
  })

  test('throws if the page names no host', async () => {
    const api = makeApiClient({
      host: () => undefined,
      loginKey: () => null,
      dropLoginKey: () => undefined,
      report: () => undefined,
    })
    await expect(api(READ)).rejects.toThrow('does not say where the API is')
  })
})

describe('a failure', () => {
  const refusal = {
    code: 'invalid_request',
    message: 'Some values are not valid.',
    request_id: '1',
    issues: [{ path: 'newPlan', code: 'refused_by_database', message: 'The database does not accept this.' }],
    metadata: { constraints: ['plan_check'], branches: { newPlan: ['plan_check'] } },
  }
  test.each<[number, string, string, unknown]>([
    [422, 'invalid-request', JSON.stringify(refusal), refusal],
    [400, 'bad-request', 'It cannot be read.', 'It cannot be read.'],
    [401, 'not-logged-in', 'x', undefined],
    [403, 'unauthorized', 'x', undefined],
    [404, 'not-found', 'x', undefined],
    [500, 'server-error', 'x', undefined],
    [503, 'client-not-connected', 'x', undefined],
    [504, 'service-unreachable', 'x', undefined],
    [429, 'unknown-error', 'x', undefined],
    [418, 'unknown-error', 'x', undefined],
  ])('of %i is %s', async (status, type, body, data) => {
    const { api, reported } = await open({ status, body, headers: { 'x-any-error': 'as-the-server-says' } })
    const error = await api(READ).then(
      () => null,
      (error: ApiError) => error,
    )
    expect(error).toMatchObject({ name: 'ApiError', status, type, anyError: 'as-the-server-says' })
    expect(error?.data).toEqual(data)
    expect(reported).toEqual([error])
  })

  test('of constraints contains them, in total and by branch', async () => {
    const { api, reported } = await open({ status: 422, body: JSON.stringify(refusal) })
    await api(READ).catch(() => undefined)
    expect(reported[0]).toMatchObject({ constraints: ['plan_check'], branches: { newPlan: ['plan_check'] } })
  })

  test('with an unexpected body is the same failure', async () => {
    const { api } = await open({ status: 422, body: '<html>' })
    await expect(api(READ)).rejects.toMatchObject({
      type: 'invalid-request',
      data: undefined,
      constraints: [],
    })
  })
})

describe('an invalid login key', () => {
  /** A server that accepts one key only, and a browser that has another. */
  async function openWithEndedKey(replacedBy?: string) {
    const sent: { key: string | undefined; body: string }[] = []
    const stored = new Map([[LOGIN_KEY, 'ended']])
    const server = createServer(async (request, response) => {
      const key = request.headers.authorization
      sent.push({ key, body: await text(request) })
      if (replacedBy) stored.set(LOGIN_KEY, replacedBy)
      response.writeHead(key === 'Bearer ended' ? 401 : 200).end('{"data":1}')
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    vi.stubGlobal('apiHost', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      removeItem: (name: string) => stored.delete(name),
    })
    vi.stubGlobal('dispatchEvent', () => true)
    onTestFinished(() => void vi.unstubAllGlobals())
    return { sent, stored }
  }

  test('is dropped, and the call is sent once more as a visitor with the same body', async () => {
    const { sent, stored } = await openWithEndedKey()
    const body = { name: 'Ana', email: 'ana@example.org', newPlan: { country: 'peru', notes: '' } }
    expect(await browserApi('POST /api/public/user/create_with_new_plan', { body })).toEqual({ data: 1 })
    const text = JSON.stringify(body)
    expect(sent).toEqual([
      { key: 'Bearer ended', body: text },
      { key: undefined, body: text },
    ])
    expect(stored.has(LOGIN_KEY)).toBe(false)
  })

  test('is kept if it was renewed or another tab has logged in since, and the call is repeated with the new one', async () => {
    const { sent, stored } = await openWithEndedKey('fresh')
    await browserApi(READ)
    expect(stored.get(LOGIN_KEY)).toBe('fresh')
    expect(sent.map(({ key }) => key)).toEqual(['Bearer ended', 'Bearer fresh'])
  })

  test('is repeated once: a refused visitor gets the error', async () => {
    const { api, sent, reported } = await open({ status: 401 })
    await expect(api(READ)).rejects.toMatchObject({ type: 'not-logged-in' })
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret-key', undefined])
    expect(reported).toHaveLength(1)
  })
})

test.each([
  ['120', 120_000],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['99999999999', 24 * 60 * 60 * 1_000],
  ['soon', 0],
])('retry-after %s is %i ms', async (header, ms) => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { api } = await open({ status: 503, headers: { 'retry-after': header } })
  await expect(api(READ)).rejects.toMatchObject({ retryAfterMs: ms })
})

describe('the pages’ client', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('takes the host from the page and the key from storage, and logs failures', async () => {
    const { host, sent } = await open({ status: 500 })
    vi.stubGlobal('apiHost', host)
    vi.stubGlobal('localStorage', { getItem: (name: string) => (name === LOGIN_KEY ? 'kept' : null) })
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await expect(browserApi(READ)).rejects.toThrow('500')
    expect(sent[0]?.headers.authorization).toBe('Bearer kept')
    expect(warned.mock.calls).toMatchObject([[expect.stringContaining('500'), { type: 'server-error' }]])
  })

  test('works for a visitor whose browser forbids storage', async () => {
    const { host, sent } = await open()
    vi.stubGlobal('apiHost', host)
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    await browserApi(READ)
    expect(sent[0]?.headers.authorization).toBeUndefined()
  })
})
