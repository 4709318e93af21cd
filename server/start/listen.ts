import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { answerMalformed, refuseOdd } from './answer-malformed.ts'
import { type Drain, makeDrain } from './drain.ts'
import type { InFront } from './in-front.ts'

const STOP_WITHIN_MS = 10_000
/**
 * Far longer than a balancer keeps an idle connection: if the two times were close, a process held up for a moment
 * could close a connection on which a request has just arrived.
 */
const KEEP_ALIVE_MS = 30_000

interface ListenOptions {
  fetch: (request: Request) => Response | Promise<Response>
  /** Wrappers of the listener; the last one sees a request first. */
  inFront: readonly InFront[]
  host: string
  /** 0 takes a free port. */
  port: number
}

interface Listening {
  port: number
  /**
   * Stops accepting connections. Until `drained` every request is still answered, with `connection: close`; requests
   * in progress then may take ten seconds more.
   */
  close: (drained?: Promise<void>, options?: CloseOptions) => Promise<void>
}

interface CloseOptions {
  /** Whether a balancer is in front, which needs a while to notice that this node stops. */
  isBalanced?: boolean
}

/** Opens the socket. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const server = createAdaptorServer({ fetch: options.fetch }) as Server
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const drain = makeDrain(server)
  for (const wrap of [...options.inFront, refuseOdd, drain.inFront]) wrapListener(server, wrap)
  answerMalformed(server)
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(options.port, options.host, resolve),
  )
  return {
    port: (server.address() as AddressInfo).port,
    close: (drained = Promise.resolve(), { isBalanced = false } = {}) =>
      closeServer({ server, drain, drained, isBalanced }),
  }
}

function wrapListener(server: Server, wrap: InFront): void {
  const [listener] = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  if (listener) server.on('request', wrap(listener))
}

async function untilEmpty(drain: Drain, end: Promise<void>): Promise<void> {
  const ended = new AbortController()
  end.then(() => ended.abort())
  await drain.empty(ended.signal)
}

interface Closing extends Required<CloseOptions> {
  server: Server
  drain: Drain
  drained: Promise<void>
}

async function closeServer({ server, drain, drained, isBalanced }: Closing): Promise<void> {
  drain.begin()
  await (isBalanced ? drained : Promise.race([drained, untilEmpty(drain, drained)]))
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  const late = sleep(STOP_WITHIN_MS, undefined, { ref: false })
  // node:http counts a connection without requests as busy; it must not delay the stop.
  void untilEmpty(drain, late)
  await Promise.race([closed, late])
  server.closeAllConnections()
}
