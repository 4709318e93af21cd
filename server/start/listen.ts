import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { answerMalformed, markOdd } from './answer-malformed.ts'
import type { InFront } from './in-front.ts'

const STOP_WITHIN_MS = 10_000

interface ListenOptions {
  fetch: (request: Request) => Response | Promise<Response>
  /** Who answers before it, the last one first. */
  inFront: readonly InFront[]
  host: string
  /** 0 takes a free one. */
  port: number
}

/** Opens the socket. `close` lets requests under way finish, for at most ten seconds. */
export async function listen(options: ListenOptions): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createAdaptorServer({ fetch: options.fetch }) as Server
  for (const wrap of [...options.inFront, markOdd]) wrapListener(server, wrap)
  answerMalformed(server)
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(options.port, options.host, resolve),
  )
  return { port: (server.address() as AddressInfo).port, close: () => closeServer(server) }
}

function wrapListener(server: Server, wrap: InFront): void {
  const [listener] = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  if (listener) server.on('request', wrap(listener))
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  server.closeIdleConnections()
  await Promise.race([closed, sleep(STOP_WITHIN_MS)])
  server.closeAllConnections()
}
