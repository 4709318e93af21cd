import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { InFront } from '#server/start/in-front.ts'
import { type FinishedAnswer, give, toFinishedAnswer } from './finished-answer.ts'
import { type Encoding, preferredEncoding } from './negotiation.ts'

const BYTES = 96 * 1024 * 1024
const LARGEST = 4 * 1024 * 1024
/** Room for answers that are cached for a minute. It is separate, so that many such answers displace no picture. */
const BRIEF_BYTES = 16 * 1024 * 1024
/** What a cached answer weighs beside its bytes: its headers, its place in the cache. */
const OVERHEAD = 2 * 1024
/** And by the characters of its address, which anybody may make long. */
const BY_ADDRESS = 2

/** A cache of finished answers, in front of the router. */
export interface AnswerCache {
  /** Caches answers that pass through it and are marked `immutable`. */
  cacheImmutable: MiddlewareHandler
  /** Caches public answers, for as long as their headers allow. */
  cacheBriefly: MiddlewareHandler
  /** Drops the briefly cached answers, because the content has changed. */
  dropBrief: () => void
  /** Wraps the listener, which is asked for what is not cached. */
  inFrontOf: InFront
}

/** The answers cached under one address: one for each encoding, or one for all if it is never encoded. */
type Answers = Partial<Record<Encoding | 'all', FinishedAnswer>>

function weigh(answers: Answers, address: string): number {
  const ofAddress = address.length * BY_ADDRESS
  return Object.values(answers).reduce((sum, { bytes }) => sum + bytes.byteLength + OVERHEAD, ofAddress)
}

type Store = LRUCache<string, Answers>

function makeStore(maxSize: number): Store {
  return new LRUCache({
    maxSize,
    maxEntrySize: Math.min(maxSize, LARGEST),
    sizeCalculation: weigh,
  })
}

/**
 * Makes the answer cache. It knows only addresses and finished answers: Hono makes them, and those with a strong
 * validator and `immutable` are served from here from then on.
 */
export function makeAnswerCache(maxBytes = BYTES): AnswerCache {
  const forEver = makeStore(maxBytes)
  const brief = makeStore(BRIEF_BYTES)
  let dropped = 0

  function find({ method, url = '', headers }: IncomingMessage): FinishedAnswer | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const isCall = url.startsWith('/api/')
    // The cache cannot check whether a login key is valid.
    if (isCall && headers.authorization) return undefined
    const answers = (isCall ? brief : forEver).get(url)
    return answers?.all ?? answers?.[preferredEncoding(headers['accept-encoding'])]
  }

  async function put(store: Store, c: Context, ttl: number): Promise<void> {
    const { headers } = c.res
    const { pathname, search } = new URL(c.req.url)
    const address = pathname + search
    const encoding = headers.has('vary') ? preferredEncoding(c.req.header('accept-encoding')) : 'all'
    const answer = toFinishedAnswer(headers, Buffer.from(await c.res.clone().arrayBuffer()))
    store.set(address, { ...store.get(address), [encoding]: answer }, { ttl })
  }

  return {
    cacheImmutable: async (c, next) => {
      await next()
      const { status, headers } = c.res
      if (status !== 200 || !headers.has('etag')) return
      if (headers.get('cache-control')?.includes('immutable')) await put(forEver, c, 0)
    },
    cacheBriefly: async (c, next) => {
      const before = dropped
      await next()
      const { status, headers } = c.res
      if (c.req.method !== 'GET' || status !== 200 || !headers.has('etag')) return
      const [, seconds] = /^public, max-age=(\d+)/.exec(headers.get('cache-control') ?? '') ?? []
      if (seconds && dropped === before) await put(brief, c, Number(seconds) * 1_000)
    },
    dropBrief: () => {
      dropped++
      brief.clear()
    },
    inFrontOf: listener => (request, response) => {
      const answer = find(request)
      if (answer) give(answer, request, response)
      else listener(request, response)
    },
  }
}
