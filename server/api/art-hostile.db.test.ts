import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { files } from '#app/links.ts'
import { POSTER_EDITION } from '#art/poster/poster-edition.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { openWorld } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'
import { openRasters } from '../raster/rasters.ts'

const connection = await openWorld()

/** Sends a raw request that no client would send; returns the status. */
function send(origin: string, head: string): Promise<number> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setEncoding('latin1').on('data', part => (answer += part))
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])))
    socket.on('error', reject)
    socket.write(`${head}\r\nconnection: close\r\n\r\n`, 'latin1')
  })
}

const RASTER = /\.(?:avif|webp|png)/
const NAMES = [
  ...['art', 'posters', 'portraits', 'plates', 'cards', POSTER_EDITION, '1', ''],
  ...['..', '.', '%2e%2e', '%2E%2E%2f', '%00', '%', '%zz', '%ff', '\\', '//', '*', 'ART', '__proto__'],
  ...[
    'volcano-dawn-4x3.svg',
    'volcano-dawn-4x3-16.png',
    'volcano-dawn-4x3-17.png',
    'constructor-dawn-4x3.svg',
  ],
  ...['alma-reyes-avatar.svg', 'alma-reyes-avatar-16.webp', 'nobody-square.svg', 'e30.AAAA.png'],
]
const TOKEN = fc.string({ unit: fc.constantFrom(...'!"$&\'()*+,-./09:;<=>@AZ[]^_`az{|}~%\u00e9\u00ff') })
const PART = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...NAMES) }, TOKEN)
const QUERY = fc.oneof(
  fc.constantFrom(
    '',
    '?',
    '?seed=a',
    '?v=1',
    '?seed=a&seed=b',
    '?q=99',
    '?seed=%ed%a0%80',
    `?seed=${'x'.repeat(10_000)}`,
  ),
  fc
    .string({ unit: 'binary', maxLength: 120 })
    .map(seed => `?seed=${encodeURIComponent(seed.toWellFormed())}`),
  TOKEN.map(text => `?seed=${text}`),
)
const REQUEST = fc.record({
  method: fc.oneof(
    { weight: 4, arbitrary: fc.constant('GET') },
    fc.constantFrom('HEAD', 'POST', 'OPTIONS', 'PATCH'),
  ),
  path: fc.array(PART, { maxLength: 6 }).map(parts => `/art/${parts.join('/')}`),
  query: QUERY,
  host: fc.oneof(
    { weight: 4, arbitrary: fc.constant('ceiba.test') },
    fc.constantFrom('', '[::', 'a b', 'x:99999', '@', '/'),
  ),
  header: fc.constantFrom('accept-encoding', 'accept', 'if-none-match', 'range'),
  value: fc.oneof(
    fc.constantFrom('*', 'br;q=', 'identity;q=0', '"', 'W/"x",,', 'bytes=0-1', 'text/html;q=1'),
    TOKEN,
  ),
})

it('whatever is requested, nothing breaks and only pictures are cached', { timeout: 60_000 }, async () => {
  const folder = temporaryFolder()
  const { open, logged } = await openTestSite(connection, {
    rasters: await openRasters({ folder, onDiskError: () => undefined }),
  })
  const origin = await open()
  const given = new Set<string>()
  await fc.assert(
    fc.asyncProperty(REQUEST, async ({ method, path, query, host, header, value }) => {
      const status = await send(
        origin,
        `${method} ${path}${query} HTTP/1.1\r\nhost: ${host}\r\n${header}: ${value}`,
      )
      expect([200, 301, 302, 304, 400, 404, 405, 431]).toContain(status)
      if (status < 400 && RASTER.test(path)) given.add(path + query)
    }),
    { numRuns: 1_000 },
  )
  expect(logged).toEqual([])
  expect(readdirSync(folder).length).toBeLessThanOrEqual(given.size)
  const sound = files.poster('volcano', 'dawn', 'after all that', '4x3')
  expect((await fetch(origin + sound)).status).toBe(200)
})
