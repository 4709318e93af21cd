import { Hono } from 'hono'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from '#server/start/listen.ts'
import { makeAnswerCache } from './answer-cache.ts'

const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable', etag: '"1"' }

/** The cache in front of a test's answers, with a count of the requests that reached them. */
async function openShelf(respond: (path: string) => Response, bytes?: number) {
  const asked: string[] = []
  const answerCache = makeAnswerCache(bytes)
  const behind = new Hono()
  behind.use(answerCache.cacheImmutable)
  behind.all('*', c => {
    asked.push(c.req.path)
    return respond(c.req.path)
  })
  const { port, close } = await listen({
    fetch: behind.fetch,
    inFront: [answerCache.inFrontOf],
    host: '127.0.0.1',
    port: 0,
  })
  onTestFinished(() => close())
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  return { get, asked }
}

it('serves immutable answers without asking again', async () => {
  const { get, asked } = await openShelf(path => new Response(`at ${path}`, { headers: FOR_EVER }))
  for (const path of ['/a', '/a', '/a?v=2', '/a?v=2', '/a']) {
    const answer = await get(path)
    expect([answer.status, await answer.text()]).toEqual([200, 'at /a'])
  }
  expect(asked).toEqual(['/a', '/a'])
})

it.each([
  ['is not found', { status: 404, headers: FOR_EVER }],
  ['may change', { headers: { ...FOR_EVER, 'cache-control': 'public, max-age=60' } }],
  ['has no validator', { headers: { 'cache-control': FOR_EVER['cache-control'] } }],
])('caches nothing that %s', async (_why, init) => {
  const { get, asked } = await openShelf(() => new Response('text', init))
  await get('/a')
  await get('/a')
  expect(asked).toHaveLength(2)
})

it('passes every method but GET and HEAD on', async () => {
  const { get, asked } = await openShelf(() => new Response('text', { headers: FOR_EVER }))
  await get('/a')
  for (const method of ['POST', 'DELETE', 'OPTIONS']) await get('/a', { method })
  await get('/a', { method: 'HEAD' })
  expect(asked).toHaveLength(4)
})

it('evicts the least recently used when it is full, and never caches what is too large', async () => {
  const kilobytes = { '/huge': 100, '/a': 10, '/b': 10, '/c': 10 } as Record<string, number>
  const respond = (path: string) =>
    new Response('x'.repeat((kilobytes[path] ?? 0) * 1024), { headers: FOR_EVER })
  const { get, asked } = await openShelf(respond, 30 * 1024)
  for (const path of ['/a', '/b', '/a', '/c', '/a', '/b', '/huge', '/huge']) await get(path)
  expect(asked).toEqual(['/a', '/b', '/c', '/b', '/huge', '/huge'])
})

it('weighs an address as well, which anybody may make long', async () => {
  const { get, asked } = await openShelf(() => new Response('x', { headers: FOR_EVER }), 60 * 1024)
  const long = (letter: string) => `/a?${letter.repeat(10_000)}`
  for (const path of ['/a', long('b'), '/a', long('c'), long('d'), long('e'), '/a']) await get(path)
  expect(asked).toEqual(['/a', '/a', '/a', '/a', '/a', '/a'])
})

it('gives up what was kept for a while when the content changes, also what is being made of the old one', async () => {
  const answerCache = makeAnswerCache()
  const behind = new Hono()
  let asked = 0
  const headers = { 'cache-control': 'public, max-age=60', etag: '"1"' }
  behind.use(answerCache.cacheBriefly)
  behind.get('/api/*', () => {
    asked++
    if (asked === 2) answerCache.dropBrief()
    return new Response(`answer ${asked}`, { headers })
  })
  const { port, close } = await listen({
    fetch: behind.fetch,
    inFront: [answerCache.inFrontOf],
    host: '127.0.0.1',
    port: 0,
  })
  onTestFinished(() => close())
  const read = async () => (await fetch(`http://127.0.0.1:${port}/api/a`)).text()
  expect([await read(), await read()]).toEqual(['answer 1', 'answer 1'])
  answerCache.dropBrief()
  expect([await read(), await read(), await read()]).toEqual(['answer 2', 'answer 3', 'answer 3'])
})
