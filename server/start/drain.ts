import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { InFront } from './in-front.ts'

/** What a balancer says that asks another node when this one refuses (deploy/nginx.conf). */
const OTHER_NODES = 'x-other-nodes'

/** Empties a process of its connections: each is closed with an answer, never between two. */
export interface Drain {
  inFront: InFront
  /** From now on every answer is the last of its connection. */
  begin: () => void
}

function endWith(response: ServerResponse): void {
  response.shouldKeepAlive = false
  if (!response.headersSent) return
  // It was promised that the connection goes on: the end of it follows on the last byte.
  const { socket } = response
  response.once('finish', () => socket?.end())
}

/** A balancer passes nothing more to a node that refuses; what must not be asked twice is answered here. */
function isForAnother({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && headers[OTHER_NODES] !== undefined
}

/** 502 and nothing else: 503 means elsewhere that the product cannot answer now, which another node would say as well. */
function refuse(response: ServerResponse): void {
  response
    .writeHead(502, {
      'retry-after': '1',
      'cache-control': 'no-store',
      'content-length': '0',
      'x-content-type-options': 'nosniff',
    })
    .end()
}

export function makeDrain(): Drain {
  /** The last answer of every open connection: cheaper than to note when each of them ends. */
  const lastOf = new Map<Socket, ServerResponse>()
  let isDraining = false

  return {
    inFront: listener => (request, response) => {
      const { socket } = request
      if (!lastOf.has(socket)) socket.once('close', () => lastOf.delete(socket))
      lastOf.set(socket, response)
      if (isDraining) endWith(response)
      if (isDraining && isForAnother(request)) refuse(response)
      else listener(request, response)
    },
    begin: () => {
      isDraining = true
      for (const response of lastOf.values()) if (!response.writableFinished) endWith(response)
    },
  }
}
