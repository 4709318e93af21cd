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
/** What a kept answer weighs beside its bytes: its headers, its place in the cache. */
const OVERHEAD = 2 * 1024
/** And by the characters of its address, which anybody may make long. */
const BY_ADDRESS = 2

/** Finished answers, given out in front of everything else. */
export interface AnswerCache {
  /** Puts by what passes through it and says that it is immutable. */
  keep: MiddlewareHandler
  /** Puts by what is the same for everybody, for as long as it says that caches may keep it. */
  keepBriefly: MiddlewareHandler
  /** Gives up what was kept for a while: the content it was made of has changed. */
  forgetBrief: () => void
  /** Wraps the listener that is asked for what is not kept. */
  inFrontOf: InFront
}

/** What is kept under one address: an answer for each encoding, or one for all where nothing is encoded. */
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
 * Makes the shelf. It knows nothing but addresses and finished answers: Hono makes them, and what it answers
 * with a strong validator and `immutable` is given out from here without asking it again.
 */
export function makeAnswerCache(maxBytes = BYTES): AnswerCache {
  const forEver = makeStore(maxBytes)
  const brief = makeStore(BRIEF_BYTES)
  let forgotten = 0

  function find({ method, url = '', headers }: IncomingMessage): FinishedAnswer | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const isCall = url.startsWith('/api/')
    // Whether a login key is one of ours is not known here.
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
    keep: async (c, next) => {
      await next()
      const { status, headers } = c.res
      if (status !== 200 || !headers.has('etag')) return
      if (headers.get('cache-control')?.includes('immutable')) await put(forEver, c, 0)
    },
    keepBriefly: async (c, next) => {
      const before = forgotten
      await next()
      const { status, headers } = c.res
      if (c.req.method !== 'GET' || status !== 200 || !headers.has('etag')) return
      const [, seconds] = /^public, max-age=(\d+)/.exec(headers.get('cache-control') ?? '') ?? []
      if (seconds && forgotten === before) await put(brief, c, Number(seconds) * 1_000)
    },
    forgetBrief: () => {
      forgotten++
      brief.clear()
    },
    inFrontOf: listener => (request, response) => {
      const answer = find(request)
      if (answer) give(answer, request, response)
      else listener(request, response)
    },
  }
}
