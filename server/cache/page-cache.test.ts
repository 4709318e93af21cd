import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makePageCache } from './page-cache.ts'

const PUBLIC = { 'cache-control': 'public, max-age=60', 'content-type': 'text/html' }

/** Pages that show how often they were rendered, or what a test wants. */
function countingPages(
  respond: (n: number) => Response | Promise<Response> = n => new Response(`page ${n}`, { headers: PUBLIC }),
  maxBytes?: number,
) {
  const requests: Request[] = []
  const cache = makePageCache({ maxBytes })
  const ask = cache.serve(async request => {
    requests.push(request)
    return respond(requests.length)
  })
  const get = (path: string, init: RequestInit = {}) => ask(new Request(`https://ceiba.test${path}`, init))
  const read = async (path: string, init: RequestInit = {}) => (await get(path, init)).text()
  const { noteChange } = cache
  const changeTrip = () => noteChange({ table: 'trip', names: ['still-waters'] })
  return { get, read, requests, noteChange, changeTrip }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-03-14T08:00:00Z') })
  // The clock of a real process is never at 0.
  pass(1)
})
afterEach(() => {
  vi.useRealTimers()
})

function pass(seconds: number): void {
  vi.advanceTimersByTime(seconds * 1000)
}

describe('a cached page', () => {
  it('is served without rendering while it is fresh', async () => {
    const { read, requests } = countingPages()
    expect(await read('/costa-rica')).toBe('page 1')
    pass(59)
    expect(await read('/costa-rica')).toBe('page 1')
    expect(requests).toHaveLength(1)
  })

  it('is fresh for a quarter of an hour while changes are heard of', async () => {
    const { read, requests, noteChange } = countingPages()
    noteChange(null)
    await read('/')
    pass(14 * 60)
    await read('/')
    expect(requests).toHaveLength(1)
    pass(61)
    await expect.poll(() => read('/').then(() => requests.length)).toBe(2)
  })

  it('is served at once when it is stale, and rendered again in the background', async () => {
    const second = Promise.withResolvers<Response>()
    const { read, requests } = countingPages(n =>
      n === 1 ? new Response('page 1', { headers: PUBLIC }) : second.promise,
    )
    await read('/')
    pass(61)
    expect(await read('/')).toBe('page 1')
    expect(await read('/')).toBe('page 1')
    expect(requests).toHaveLength(2)
    second.resolve(new Response('page 2', { headers: PUBLIC }))
    await expect.poll(() => read('/')).toBe('page 2')
    expect(requests).toHaveLength(2)
  })

  it('is still served while rendering fails', async () => {
    const { read, requests } = countingPages(n => {
      if (n > 1) throw new Error('the database is away')
      return new Response('page 1', { headers: PUBLIC })
    })
    await read('/')
    for (const round of [2, 3, 4]) {
      pass(3600)
      expect(await read('/')).toBe('page 1')
      await expect.poll(() => requests).toHaveLength(round)
    }
  })

  it.each([500, 503])('is not replaced by an answer of %i', async status => {
    const { read, requests } = countingPages(n =>
      n === 1
        ? new Response('page 1', { headers: PUBLIC })
        : new Response('broken', { status, headers: PUBLIC }),
    )
    await read('/')
    pass(61)
    await read('/')
    expect(await read('/')).toBe('page 1')
    expect(requests.length).toBeGreaterThan(1)
  })

  it.each([404, 301])('is dropped once the page answers %i', async status => {
    const { get, read } = countingPages(n =>
      n === 1 ? new Response('page 1', { headers: PUBLIC }) : new Response('gone', { status }),
    )
    await read('/')
    pass(61)
    await read('/')
    await expect.poll(async () => (await get('/')).status).toBe(status)
  })

  it('is rendered once for many visitors at once', async () => {
    const { read, requests } = countingPages()
    const pages = await Promise.all(Array.from({ length: 50 }, () => read('/trips')))
    expect(new Set(pages)).toEqual(new Set(['page 1']))
    expect(requests).toHaveLength(1)
  })

  it('counts the length of its address, which a client may choose, towards its size', async () => {
    const { read } = countingPages(undefined, 100 * 1024)
    await read('/')
    for (const letter of ['a', 'b']) await read(`/?q=${letter.repeat(13_000)}`)
    expect(await read('/')).toBe('page 1')
    for (const letter of ['c', 'd', 'e', 'f']) await read(`/?q=${letter.repeat(13_000)}`)
    expect(await read('/')).toBe('page 8')
  })

  it('is rendered without the campaign and click parameters of the first visitor', async () => {
    const { read, requests } = countingPages()
    await read('/trips?utm_source=x&q=sloth&fbclid=1&fparty=Family')
    await read('//elsewhere.test/?gclid=1')
    expect(requests.map(({ url }) => url)).toEqual([
      'https://ceiba.test/trips?fparty=Family&q=sloth',
      'https://ceiba.test//elsewhere.test/',
    ])
  })

  it('is the same with and without campaign parameters, and in any order of the others', async () => {
    const { read, requests } = countingPages()
    for (const query of [
      '?q=sloth&fparty=Family',
      '?utm_source=x&fparty=Family&q=sloth&gclid=1',
      '?fparty=Family&q=sloth&fbclid=2',
    ]) {
      expect(await read(`/trips${query}`)).toBe('page 1')
    }
    expect(requests).toHaveLength(1)
    expect(await read('/trips?q=sloth')).toBe('page 2')
  })

  it('is rendered without the headers of its visitor', async () => {
    const { read, requests } = countingPages()
    await read('/', {
      headers: { cookie: 'a=1', authorization: 'Bearer x', 'if-none-match': '"y"', range: 'bytes=0-1' },
    })
    expect([...(requests[0]?.headers.keys() ?? [])]).toEqual([])
  })

  it('is rendered even if the first visitor aborts the request', async () => {
    const rendered = Promise.withResolvers<Response>()
    const { read, requests } = countingPages(() => rendered.promise)
    const visitor = new AbortController()
    const first = read('/', { signal: visitor.signal }).catch(() => 'gone')
    const second = read('/')
    visitor.abort()
    expect(requests[0]?.signal.aborted).toBe(false)
    rendered.resolve(new Response('page 1', { headers: PUBLIC }))
    expect(await second).toBe('page 1')
    await first
  })
})

describe('a cached answer', () => {
  it('is compressed for clients that accept it', async () => {
    const { get } = countingPages(() => new Response('selva '.repeat(500), { headers: PUBLIC }))
    const plain = await get('/')
    const small = await get('/', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(small.headers.get('content-encoding')).toBe('br')
    expect([plain.headers.get('vary'), small.headers.get('vary')]).toEqual([
      'accept-encoding',
      'accept-encoding',
    ])
    const bytes = Buffer.from(await small.arrayBuffer())
    expect(small.headers.get('content-length')).toBe(String(bytes.length))
    expect(brotliDecompressSync(bytes).toString()).toBe(await plain.text())
    expect(plain.headers.get('content-type')).toBe('text/html')
  })

  it('is decompressed for clients that do not', async () => {
    const { get, requests } = countingPages(() => new Response('selva '.repeat(500), { headers: PUBLIC }))
    await get('/', { headers: { 'accept-encoding': 'br' } })
    const plain = await get('/')
    expect(plain.headers.get('content-length')).toBe('3000')
    expect(await plain.text()).toBe('selva '.repeat(500))
    expect(requests).toHaveLength(1)
  })

  it('has no body for HEAD, and the length it would have had', async () => {
    const { get, requests } = countingPages()
    const head = await get('/', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe('6')
    expect(await head.text()).toBe('')
    expect(requests[0]?.method).toBe('GET')
    expect(await (await get('/')).text()).toBe('page 1')
  })

  it.each(['%', 'W/%', '"other", %'])(
    'is 304 for a client that has it already: If-None-Match: %s',
    async pattern => {
      const { get } = countingPages()
      const etag = (await get('/')).headers.get('etag') ?? ''
      expect(etag).toMatch(/^".+"$/)
      const again = await get('/', { headers: { 'if-none-match': pattern.replace('%', etag) } })
      expect(again.status).toBe(304)
      expect(again.headers.get('etag')).toBe(etag)
      expect(await again.text()).toBe('')
    },
  )

  it('is sent in full to a client with another version', async () => {
    const { get } = countingPages()
    expect((await get('/', { headers: { 'if-none-match': '"another"' } })).status).toBe(200)
  })
})

describe('never cached', () => {
  it('is an answer to a POST', async () => {
    const { read, requests } = countingPages()
    const post = { method: 'POST', body: 'name=Ana' }
    expect([await read('/ask', post), await read('/ask', post)]).toEqual(['page 1', 'page 2'])
    expect(await requests[0]?.text()).toBe('name=Ana')
    expect(await read('/ask')).toBe('page 3')
  })

  it.each<[string, ResponseInit]>([
    ['a private page', { headers: { 'cache-control': 'private' } }],
    ['a page that says nothing of caches', {}],
    ['a page that may not be stored', { headers: { 'cache-control': 'no-store' } }],
    ['a page that is not found', { status: 404, headers: PUBLIC }],
    ['a redirection', { status: 301, headers: { ...PUBLIC, location: '/' } }],
  ])('is %s', async (_what, init) => {
    const { get } = countingPages(n => new Response(`page ${n}`, init))
    const [first, second] = [await get('/x'), await get('/x')]
    expect([await first.text(), await second.text()]).toEqual(['page 1', 'page 2'])
    expect(second.status).toBe(init.status ?? 200)
  })

  it('is a failure, which every visitor receives', async () => {
    const { read } = countingPages(() => {
      throw new Error('broken')
    })
    await expect(read('/')).rejects.toThrow('broken')
    await expect(read('/')).rejects.toThrow('broken')
  })
})

describe('an address that no cache keeps', () => {
  const refusal = new Error('too many')
  function limitedPages(allowed: number) {
    const admitted: string[] = []
    const admit = async (address: string) => {
      admitted.push(address)
      if (admitted.length > allowed) throw refusal
    }
    let rendered = 0
    const cache = makePageCache({ admit })
    const ask = cache.serve(async () => new Response(`page ${++rendered}`, { headers: PUBLIC }))
    return async (path: string) => (await ask(new Request(`https://ceiba.test${path}`), '203.0.113.7')).text()
  }

  it('with parameters that no page reads is the page, rendered once', async () => {
    const read = limitedPages(1)
    for (const odd of ['', '?x=1', '?x=2&y=3', '?Q=sloth', '?utm_source=a'])
      expect(await read(`/peru${odd}`)).toBe('page 1')
  })

  it('of a page about a person is rendered with whatever it has, but for campaigns', async () => {
    const read = limitedPages(9)
    expect(await read('/account?x=1')).toBe('page 1')
    expect(await read('/account?x=2')).toBe('page 2')
    expect(await read('/account?x=2&utm_source=a')).toBe('page 2')
  })

  it('has only so many pages rendered; those that are kept are not counted', async () => {
    const read = limitedPages(2)
    for (const path of ['/', '/', '/peru', '/peru', '/']) await read(path)
    await expect(read('/laos')).rejects.toBe(refusal)
    expect(await read('/')).toBe('page 1')
  })
})

describe('when a row has changed', () => {
  const TRIP = '/marmol/trip/still-waters'
  const ANEW = { headers: { 'cache-control': 'no-cache' } }

  it('a page of it is rendered again behind, once, without being asked for', async () => {
    const { read, requests, changeTrip } = countingPages()
    await read('/marmol')
    await read(TRIP)
    changeTrip()
    await expect.poll(() => requests.length).toBe(3)
    await expect.poll(() => read(TRIP)).toBe('page 3')
    expect(await read('/marmol')).toBe('page 1')
    expect(requests).toHaveLength(3)
  })

  it('its own page is the first to be rendered, and whoever asks for it waits', async () => {
    const { read, requests, changeTrip } = countingPages(
      n => new Response(`${n} <a href="${TRIP}">`, { headers: PUBLIC }),
    )
    for (const path of [TRIP, '/', '/trips']) await read(path)
    changeTrip()
    expect(await Promise.all([read(TRIP), read(TRIP)])).toEqual([
      expect.stringMatching(/^4/),
      expect.anything(),
    ])
    await expect.poll(() => requests.length).toBe(6)
    expect(requests.slice(3).map(({ url }) => new URL(url).pathname)).toEqual([TRIP, '/trips', '/'])
  })

  it('nobody waits for a page that only mentions it, for a minute', async () => {
    const slow = Promise.withResolvers<Response>()
    const mention = (n: number) => new Response(`${n} <a href="${TRIP}">`, { headers: PUBLIC })
    const { read, changeTrip } = countingPages(n => (n === 2 ? slow.promise : mention(n)))
    await read('/')
    changeTrip()
    expect(await read('/')).toMatch(/^1/)
    pass(59)
    expect(await read('/')).toMatch(/^1/)
    pass(2)
    const waiting = read('/')
    slow.resolve(mention(2))
    expect(await waiting).toMatch(/^2/)
  })

  it.each(['no-cache', 'max-age=0'])(
    'who loads a page anew is served what has changed, rendered once: %s',
    async how => {
      const { read, requests, changeTrip } = countingPages(
        n => new Response(`${n} <a href="${TRIP}">`, { headers: PUBLIC }),
      )
      await read('/')
      changeTrip()
      const anew = { headers: { 'cache-control': how } }
      for (const page of await Promise.all([read('/', anew), read('/', anew)])) expect(page).toMatch(/^2/)
      expect(await read('/')).toMatch(/^2/)
      expect(requests).toHaveLength(2)
    },
  )

  it('pages are rendered behind one at a time, and what is asked for comes first', async () => {
    const slow = Promise.withResolvers<Response>()
    const { read, requests, changeTrip } = countingPages(n =>
      n === 4 ? slow.promise : new Response('<a href="/marmol/trip/still-waters">', { headers: PUBLIC }),
    )
    const paths = ['/', '/trips', '/marmol']
    for (const path of paths) await read(path)
    changeTrip()
    await expect.poll(() => requests.length).toBe(4)
    await read('/')
    slow.resolve(new Response('page 4', { headers: PUBLIC }))
    await expect.poll(() => requests.length).toBe(6)
    expect(requests.slice(3).map(({ url }) => new URL(url).pathname)).toEqual(['/marmol', '/', '/trips'])
  })

  it.each([
    ['links to it', '<a href="/marmol/trip/still-waters?start=2027-02-27#day-2">', 2],
    ['has its card', '<article data-trip="still-waters">', 2],
    ['opens it in a list', '<a href="?open=still-waters">', 2],
    ['says its name', '<p>still-waters</p>', 1],
    ['links to one with a longer name', '<a href="/marmol/trip/still-waters-again">', 1],
  ])('a page that %s', async (_what, html, renderings) => {
    const { read, requests, changeTrip } = countingPages(() => new Response(html, { headers: PUBLIC }))
    await read('/marmol')
    changeTrip()
    await read('/marmol', ANEW)
    expect(requests).toHaveLength(renderings)
  })

  it('a rendering that had begun before the change is not served', async () => {
    const first = Promise.withResolvers<Response>()
    const { read, changeTrip } = countingPages(n =>
      n === 1 ? first.promise : new Response(`page ${n}`, { headers: PUBLIC }),
    )
    const before = read(TRIP)
    changeTrip()
    const after = read(TRIP)
    first.resolve(new Response('page 1', { headers: PUBLIC }))
    expect(await Promise.all([before, after])).toEqual(['page 2', 'page 2'])
  })

  it('the previous page is served while rendering fails', async () => {
    const { read, changeTrip } = countingPages(n => {
      if (n > 1) throw new Error('the database is away')
      return new Response('page 1', { headers: PUBLIC })
    })
    await read(TRIP)
    changeTrip()
    expect(await read(TRIP)).toBe('page 1')
  })

  it('a page that waits to be rendered again is rendered at once for who waits for it', async () => {
    const slow = Promise.withResolvers<Response>()
    const { read, noteChange, changeTrip } = countingPages(n =>
      n === 3 ? slow.promise : new Response(`page ${n}`, { headers: PUBLIC }),
    )
    await read('/slow')
    await read(TRIP)
    noteChange(null)
    await read('/slow')
    expect(await read(TRIP)).toBe('page 2')
    changeTrip()
    expect(await read(TRIP, ANEW)).toBe('page 4')
    slow.resolve(new Response('page 3', { headers: PUBLIC }))
    await expect.poll(() => read('/slow')).toBe('page 3')
  })
})

describe.each([
  ['any row may have changed', null],
  ['rows have changed that links do not name', { table: 'review', names: [] }],
])('when %s', (_what, change) => {
  it('pages are served at once, and rendered again one at a time, the last asked for first', async () => {
    const answers = Array.from({ length: 6 }, () => Promise.withResolvers<Response>())
    const { read, requests, noteChange } = countingPages(n =>
      n <= 3 ? new Response(`page ${n}`, { headers: PUBLIC }) : (answers[n - 4]?.promise ?? new Response()),
    )
    const paths = ['/', '/trips', '/marmol']
    for (const path of paths) await read(path)
    noteChange(change)
    for (const [index, path] of [...paths, ...paths].entries())
      expect(await read(path)).toBe(`page ${(index % 3) + 1}`)
    expect(requests).toHaveLength(4)
    answers[0]?.resolve(new Response('page 4', { headers: PUBLIC }))
    await expect.poll(() => requests.length).toBe(5)
    expect(requests.slice(3).map(({ url }) => new URL(url).pathname)).toEqual(['/', '/marmol'])
    expect(await Promise.all(paths.map(path => read(path)))).toEqual(['page 4', 'page 2', 'page 3'])
  })
})

describe.each([
  ['forward', 1],
  ['back', -1],
])('a clock that jumps a day %s', (_way, days) => {
  it('does not change how long a page is fresh', async () => {
    const { read, requests } = countingPages()
    await read('/')
    vi.setSystemTime(Date.now() + days * 86_400_000)
    await read('/')
    expect(requests).toHaveLength(1)
    pass(61)
    await expect.poll(() => read('/').then(() => requests.length)).toBe(2)
  })
})
