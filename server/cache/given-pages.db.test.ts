import { request as send } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'
import { makePageCache } from './page-cache.ts'

const database = await openTestDatabase()

interface Sent {
  status: number | undefined
  headers: NodeJS.Dict<string | string[]>
  text: string
}

/**
 * A site on a socket whose page shows how often it was rendered; it records the pages served from the front cache.
 */
async function openPages({ isTold = true } = {}) {
  let rendered = 0
  const found: string[] = []
  const given: (string | undefined)[] = []
  const pageCache = makePageCache({
    onLookup: how => void found.push(how),
    onGiven: isTold ? ({ url }) => void given.push(url) : undefined,
  })
  const site = await openTestSite(database, {
    pageCache,
    renderPage: async () =>
      new Response(`page ${++rendered}`, {
        headers: { 'cache-control': 'public, max-age=60', 'content-type': 'text/html; charset=utf-8' },
      }),
  })
  const origin = await site.open()
  function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Sent> {
    return new Promise((resolve, reject) => {
      const asked = send(
        `${origin}${path}`,
        { method, headers: { 'accept-encoding': 'br', ...headers } },
        answer => {
          const chunks: Buffer[] = []
          answer.on('data', chunk => chunks.push(chunk))
          answer.on('end', () => {
            const bytes = Buffer.concat(chunks)
            const isSmall = answer.headers['content-encoding'] === 'br' && bytes.length > 0
            const text = String(isSmall ? brotliDecompressSync(bytes) : bytes)
            resolve({ status: answer.statusCode, headers: answer.headers, text })
          })
        },
      )
      asked.on('error', reject).end()
    })
  }
  return { ask, found, given, noteChange: pageCache.noteChange }
}

/** The headers that are the same in every answer. */
function lasting({ headers: { date, 'x-request-id': id, ...lasting } }: Sent) {
  expect(date).toBeTruthy()
  expect(id).toMatch(/^[\w-]{36}$/)
  return lasting
}

test('a cached page is served in front of the router with the same headers as behind it', async () => {
  const { ask, found, given } = await openPages()
  const first = await ask('/marmol?page=2')
  const second = await ask('/marmol?page=2')
  expect(second.text).toBe('page 1')
  expect(lasting(second)).toEqual(lasting(first))
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  expect(found).toEqual(['miss', 'hit'])
  expect(given).toEqual(['/marmol?page=2'])
})

test('it is served also if nothing counts it', async () => {
  const { ask, found } = await openPages({ isTold: false })
  await ask('/')
  expect(await ask('/')).toMatchObject({ status: 200, text: 'page 1' })
  expect(found).toEqual(['miss', 'hit'])
})

test('a matching validator gets 304, and HEAD gets only the headers', async () => {
  const { ask, given } = await openPages()
  const { headers } = await ask('/')
  const again = await ask('/', { 'if-none-match': headers.etag as string })
  expect(again).toMatchObject({ status: 304, text: '' })
  expect(again.headers['content-length']).toBeUndefined()
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  const head = await ask('/', {}, 'HEAD')
  expect(head).toMatchObject({ status: 200, text: '' })
  expect(head.headers['content-length']).toBe(headers['content-length'])
  expect(given).toHaveLength(2)
})

test('another spelling of the address, another encoding and a form are passed on', async () => {
  const { ask, given } = await openPages()
  await ask('/')
  expect((await ask('/?utm_source=a')).text).toBe('page 1')
  expect((await ask('/', { 'accept-encoding': 'identity' })).text).toBe('page 1')
  expect((await ask('/', {}, 'POST')).text).toBe('page 2')
  expect(given).toEqual([])
})

test('a page that shows a changed row is rendered again for who loads it anew, one that does not is served', async () => {
  const { ask, noteChange, given } = await openPages()
  await ask('/marmol')
  await ask('/tamarind')
  noteChange({ table: 'place', names: ['marmol'] })
  expect((await ask('/marmol', { 'cache-control': 'no-cache' })).text).toBe('page 3')
  expect(given).toEqual([])
  expect((await ask('/tamarind')).text).toBe('page 2')
  expect(given).toEqual(['/tamarind'])
})
