import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { InFront } from './in-front.ts'

/** Header of a balancer that asks another node when this one refuses (deploy/nginx.conf). */
const OTHER_NODES = 'x-other-nodes'
/** A connection that is idle for this long while the process stops counts as unused. */
const QUIET_MS = 500
const LOOK_MS = 50

/** Closes a process's connections: each with its next answer, or once it has been idle for a while. */
export interface Drain {
  inFront: InFront
  /** From now on every answer closes its connection. */
  begin: () => void
  /** Closes idle connections, also those that never sent a request; resolves when none is open. */
  empty: (signal: AbortSignal) => Promise<void>
}

/** What is known of an open connection. */
interface Use {
  /** Its last answer, done or not: cheaper than to note when each of them ends. */
  last: ServerResponse | null
  bytesRead: number
  /** Since when nothing has come over it and nothing was being answered. */
  quietSince: number
}

function endWith(response: ServerResponse): void {
  response.shouldKeepAlive = false
  if (!response.headersSent) return
  // Its headers promised keep-alive: the connection is closed after the last byte.
  const { socket } = response
  response.once('finish', () => socket?.end())
}

/** A balancer stops using a node that refuses; requests that must not be repeated are answered here. */
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

function endIfQuiet(socket: Socket, use: Use, nowMs: number): void {
  const isUsed = (use.last !== null && !use.last.writableFinished) || socket.bytesRead !== use.bytesRead
  if (isUsed) {
    use.bytesRead = socket.bytesRead
    use.quietSince = nowMs
  } else if (nowMs - use.quietSince >= QUIET_MS) socket.destroySoon()
}

export function makeDrain(server: Server): Drain {
  const open = new Map<Socket, Use>()
  let isDraining = false
  let lastClosedMs = Number.NEGATIVE_INFINITY
  server.on('connection', (socket: Socket) => {
    open.set(socket, { last: null, bytesRead: 0, quietSince: performance.now() })
    socket.once('close', () => {
      open.delete(socket)
      lastClosedMs = performance.now()
    })
  })

  return {
    inFront: listener => (request, response) => {
      const use = open.get(request.socket)
      if (use) use.last = response
      if (isDraining) endWith(response)
      if (isDraining && isForAnother(request)) refuse(response)
      else listener(request, response)
    },
    begin: () => {
      isDraining = true
      const nowMs = performance.now()
      for (const use of open.values()) {
        use.quietSince = nowMs
        if (use.last && !use.last.writableFinished) endWith(use.last)
      }
    },
    empty: async signal => {
      // A client whose connection was just closed is about to open another.
      const isOver = () => open.size === 0 && performance.now() - lastClosedMs >= QUIET_MS
      while (!isOver() && !signal.aborted) {
        const nowMs = performance.now()
        for (const [socket, use] of open) endIfQuiet(socket, use, nowMs)
        await sleep(LOOK_MS)
      }
    },
  }
}
