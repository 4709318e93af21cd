import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { answerMalformed, markOdd } from './answer-malformed.ts'
import { type Drain, makeDrain } from './drain.ts'
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

interface Listening {
  port: number
  /**
   * Stops taking connections. Until `drained` everybody is still answered, and told to come by another connection;
   * what is under way then may take ten seconds more.
   */
  close: (drained?: Promise<void>) => Promise<void>
}

/** Opens the socket. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const server = createAdaptorServer({ fetch: options.fetch }) as Server
  const drain = makeDrain()
  for (const wrap of [...options.inFront, markOdd, drain.inFront]) wrapListener(server, wrap)
  answerMalformed(server)
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(options.port, options.host, resolve),
  )
  const close = (drained = Promise.resolve()) => closeServer(server, drain, drained)
  return { port: (server.address() as AddressInfo).port, close }
}

function wrapListener(server: Server, wrap: InFront): void {
  const [listener] = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  if (listener) server.on('request', wrap(listener))
}

async function closeServer(server: Server, drain: Drain, drained: Promise<void>): Promise<void> {
  drain.begin()
  await drained
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  await Promise.race([closed, sleep(STOP_WITHIN_MS, undefined, { ref: false })])
  server.closeAllConnections()
}
