import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { openTestDatabase, unreachableDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const CALL = '/api/public/user/create_with_new_plan'
const SHAPE = '/api/public/electric/v1/shape'

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
}

/** The site with a few built files. */
function openSite(database: Connection = connection, change: Parameters<typeof openTestSite>[1] = {}) {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'app-4f2a.js'), 'export {}')
  return openTestSite(database, { clientFiles: folder, ...change })
}

const large = { method: 'POST', body: 'x'.repeat(300_000), headers: { 'content-type': 'application/json' } }

test.each<[string, number, string, RequestInit?]>([
  ['a page', 200, '/'],
  ['a built file', 200, '/assets/app-4f2a.js'],
  ['the state of the process', 200, '/healthz'],
  ['a call', 200, '/api/public/country'],
  ['the question whether one may call', 204, '/api/public/country', { method: 'OPTIONS' }],
  ['a call that is not there', 404, '/api/nothing'],
  ['a call with another method', 405, CALL],
  ['a body that is too large', 413, CALL, large],
  ['a body of another type', 415, CALL, { method: 'POST', body: 'a', headers: { 'content-type': 'text/x' } }],
  ['an area behind a key', 401, '/api/private/user/me'],
  ['the mark that emails show', 200, '/icons/mark-96.png'],
  ['a picture', 302, '/art/poster.svg?place=marmol'],
  ['a picture that is not there', 404, '/art/plates/nothing.svg'],
  ['a photograph that is not there', 404, `/photos/${'0'.repeat(32)}/640`],
  ['live rows before they begin', 503, `${SHAPE}?table=country&offset=-1`],
  ['live rows with another method', 405, SHAPE, { method: 'PUT' }],
  ['live rows asked with a body that is too large', 413, SHAPE, { method: 'POST', body: 'x'.repeat(9e6) }],
])('%s has the security headers (%i)', async (what, status, path, init) => {
  const { ask } = await openSite()
  const { headers, status: answered } = await ask(path, init)
  if (what !== 'a picture') expect(answered).toBe(status)
  expect(Object.fromEntries(headers)).toMatchObject(ALWAYS)
  const isForOthers = /^\/(api|icons)\//.test(path)
  expect(headers.get('cross-origin-resource-policy')).toBe(isForOthers ? 'cross-origin' : 'same-origin')
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("frame-ancestors 'none'")
  if (/json/.test(headers.get('content-type') ?? '')) expect(policy).toMatch(/^default-src 'none'; /)
})

test('errors have them too, also while the database is away', async () => {
  const broken = await openSite(connection, { renderPage: () => Promise.reject(new Error('a bug')) })
  const away = await openSite(await unreachableDatabase())
  for (const answer of [await broken.ask('/'), await away.ask('/api/public/country')]) {
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(Object.fromEntries(answer.headers)).toMatchObject(ALWAYS)
  }
})

test('a cached answer has the same headers as a new one', async () => {
  const { open } = await openSite()
  const origin = await open()
  const plain = (answer: Response) => {
    const {
      date: _date,
      'x-request-id': _id,
      'keep-alive': _alive,
      ...rest
    } = Object.fromEntries(answer.headers)
    return rest
  }
  const first = plain(await fetch(`${origin}/api/public/country`))
  expect(first).toMatchObject({ 'x-content-type-options': 'nosniff' })
  expect(plain(await fetch(`${origin}/api/public/country`))).toEqual(first)
})

test.each([
  ['a malformed request', 'NONSENSE\r\n\r\n', 400],
  ['headers that are too long', `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a backslash in an address', 'GET /\\x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
  ['an odd host', 'GET / HTTP/1.1\r\nhost: x/y\r\nconnection: close\r\n\r\n', 400],
  ['a host that is no address', 'GET /trips HTTP/1.1\r\nhost: 1.2.3.4.5\r\nconnection: close\r\n\r\n', 400],
  ['such a host of a call', 'GET /api/x HTTP/1.1\r\nhost: 1.2.3.4.5\r\nconnection: close\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.0\r\n\r\n', 400],
  ['another’s address', 'GET ftp://x/y HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
])('%s is refused with nosniff as well', async (_what, bytes, status) => {
  const { open, logged } = await openSite()
  const { hostname, port } = new URL(await open())
  const socket = connect(Number(port), hostname)
  socket.write(bytes)
  const answer = await text(socket)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
  expect(logged).toEqual([])
})
