import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { InFront } from './listen.ts'
import { preferredEncoding, stillHas } from './negotiation.ts'

const BYTES = 96 * 1024 * 1024
const LARGEST = 4 * 1024 * 1024
/** What a kept answer weighs beside its bytes: its address, its headers, its place in the cache. */
const OVERHEAD = 2 * 1024

/** A finished answer: headers as node:http writes them, name and value by turns. */
interface Answer {
  headers: string[]
  /** Without those that speak of a body. */
  unchangedHeaders: string[]
  etag: string
  bytes: Buffer
}

/** Answers that never change, given out in front of everything else. */
export interface AnswerShelf {
  /** Puts by what passes through it and says that it is immutable. */
  keep: MiddlewareHandler
  /** Wraps the listener that is asked for what is not kept. */
  inFrontOf: InFront
}

function toAnswer(headers: Headers, bytes: Buffer): Answer {
  const pairs = [...headers].filter(([name]) => name !== 'content-length')
  const aboutNoBody = pairs.filter(([name]) => !name.startsWith('content-') || name.endsWith('-policy'))
  return {
    headers: [...pairs, ['content-length', String(bytes.byteLength)]].flat(),
    unchangedHeaders: aboutNoBody.flat(),
    etag: headers.get('etag') ?? '',
    bytes,
  }
}

function give(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  const id = randomUUID()
  if (stillHas(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, [...answer.unchangedHeaders, 'x-request-id', id]).end()
    return
  }
  response.writeHead(200, [...answer.headers, 'x-request-id', id])
  response.end(request.method === 'HEAD' ? undefined : answer.bytes)
}

/** An answer that varies is kept for each encoding; any other for all of them. */
function keyOf(address: string, encoding: string): string {
  return `${encoding} ${address}`
}
const ANY = '*'

/**
 * Makes the shelf. It knows nothing but addresses and finished answers: Hono makes them, and what it answers
 * with a strong validator and `immutable` is given out from here without asking it again.
 */
export function makeAnswerShelf(): AnswerShelf {
  const answers = new LRUCache<string, Answer>({
    maxSize: BYTES,
    maxEntrySize: LARGEST,
    sizeCalculation: ({ bytes }) => bytes.byteLength + OVERHEAD,
  })

  function find({ method, url = '', headers }: IncomingMessage): Answer | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const encoding = preferredEncoding(headers['accept-encoding'] as string | undefined)
    return answers.get(keyOf(url, encoding)) ?? answers.get(keyOf(url, ANY))
  }

  return {
    keep: async (c, next) => {
      await next()
      const { status, headers } = c.res
      if (status !== 200 || !headers.has('etag')) return
      if (!headers.get('cache-control')?.includes('immutable')) return
      const { pathname, search } = new URL(c.req.url)
      const encoding = headers.has('vary') ? preferredEncoding(c.req.header('accept-encoding')) : ANY
      const bytes = Buffer.from(await c.res.clone().arrayBuffer())
      answers.set(keyOf(pathname + search, encoding), toAnswer(headers, bytes))
    },
    inFrontOf: listener => (request, response) => {
      const answer = find(request)
      if (answer) give(answer, request, response)
      else listener(request, response)
    },
  }
}
