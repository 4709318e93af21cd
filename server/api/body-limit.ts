import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** How much of an oversized body is read and discarded, and for how long. */
const MOST_DRAINED_BYTES = 4 * 1024 * 1024
const DRAIN_WITHIN_MS = 5_000

/**
 * Reads what the caller is still sending: closing a connection with unread bytes resets it, and the answer may be
 * lost.
 */
function drain(c: Context): Promise<void> {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming
  if (!incoming || incoming.readableEnded || incoming.destroyed) return Promise.resolve()
  return new Promise(resolve => {
    let bytes = 0
    const timer = setTimeout(end, DRAIN_WITHIN_MS)
    function end(): void {
      clearTimeout(timer)
      incoming?.off('data', count)
      resolve()
    }
    function count(chunk: Buffer): void {
      bytes += chunk.length
      if (bytes > MOST_DRAINED_BYTES) end()
      // The body's web stream, which is no longer read, pauses the request at each chunk.
      else setImmediate(() => incoming?.resume())
    }
    for (const last of ['end', 'close', 'error']) incoming.once(last, end)
    incoming.on('data', count).resume()
  })
}

/** Refuses longer bodies; the answer closes the connection. */
export function limitBody(maxSize: number, refuse: (c: Context) => Response): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize,
    onError: async c => {
      await drain(c)
      const answer = refuse(c)
      answer.headers.set('connection', 'close')
      return answer
    },
  })
  return async (c, next) => {
    // The unread body of a GET would reset the connection before its answer arrives.
    const isUnread = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (isUnread && Number(c.req.header('content-length')) > 0) await drain(c)
    return limit(c, next)
  }
}
