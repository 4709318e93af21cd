import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { type Drain, makeDrain } from './drain.ts'
import type { InFront } from './in-front.ts'

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers requests that Node cannot parse, with the security headers of all other answers. */
function answerMalformed(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const lines = [
      `HTTP/1.1 ${STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'}`,
      'x-content-type-options: nosniff',
      'content-length: 0',
      'connection: close',
    ]
    socket.end(`${lines.join('\r\n')}\r\n\r\n`)
  })
}

/** Whether the HTTP adapter rejects this address or host by itself, with nothing but a status. */
function isOdd({ url = '', headers: { host = '' } }: IncomingMessage): boolean {
  return !url.startsWith('/') || url.includes('\\') || !/^[\w.:[\]-]+$/.test(host)
}

/** Whether a request names two hosts, which RFC 9112 forbids: a proxy may believe the one and we the other. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let place = 0; place < rawHeaders.length; place += 2)
    if (rawHeaders[place]?.length === 4 && rawHeaders[place]?.toLowerCase() === 'host') hosts++
  return hosts > 1
}

/**
 * Adds the security header to requests that the adapter rejects. Only to those: a header set here makes setting all later
 * headers slower. Refuses hosts that look valid but cannot be parsed, such as 1.2.3.4.5: the adapter lets them through, and
 * everything behind it would fail to parse the URL.
 */
const refuseOdd: InFront = listener => (request, response) => {
  if (!URL.canParse(`http://${request.headers.host}`) || namesTwoHosts(request)) {
    response.writeHead(400, { 'x-content-type-options': 'nosniff', 'content-length': '0' }).end()
    return
  }
  if (isOdd(request)) response.setHeader('x-content-type-options', 'nosniff')
  listener(request, response)
}

/** How long a client may be silent in the middle of a request, or before its first. */
const PATIENCE_MS = 15_000
/** A body that comes more slowly than this is given up; in bytes a second. */
const SLOWEST_BODY = 10 * 1024
const MOST_CONNECTIONS = 10_000

/** Closes the connection of a body that stops coming or hardly comes. What Node limits is a whole request, however large. */
function refuseSlowBodies(patienceMs: number): InFront {
  return listener => (request, response) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers
    if ((length ?? '0') !== '0' || coding) {
      let bytesRead = request.socket.bytesRead
      const timer = setInterval(() => {
        const came = request.socket.bytesRead - bytesRead
        bytesRead += came
        if (request.complete) clearInterval(timer)
        else if (came < (SLOWEST_BODY * patienceMs) / 1_000) request.socket.destroy()
      }, patienceMs)
      request.once('close', () => clearInterval(timer))
    }
    listener(request, response)
  }
}

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
  patienceMs?: number
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
  const { patienceMs = PATIENCE_MS } = options
  const serverOptions = { headersTimeout: patienceMs, connectionsCheckingInterval: patienceMs / 15 }
  const server = createAdaptorServer({ fetch: options.fetch, serverOptions }) as Server
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.maxConnections = MOST_CONNECTIONS
  const drain = makeDrain(server)
  for (const wrap of [...options.inFront, refuseSlowBodies(patienceMs), refuseOdd, drain.inFront])
    wrapListener(server, wrap)
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

const NOBODY_WITHIN_MS = 1_000
/** In a longer turn of the event loop somebody may have connected since the last look. */
const QUIET_TURN_MS = 1

/**
 * Resolves right after a turn of the event loop in which nobody connected: the system resets connections that wait to be
 * accepted when their door is closed.
 */
async function untilNobodyConnects(server: Server): Promise<void> {
  let connections = 0
  const count = () => void connections++
  server.on('connection', count)
  const end = performance.now() + NOBODY_WITHIN_MS
  for (let before = -1, begun = 0; before !== connections || performance.now() - begun > QUIET_TURN_MS; ) {
    if (performance.now() > end) break
    before = connections
    begun = performance.now()
    await new Promise<void>(resolve => setImmediate(resolve))
  }
  server.off('connection', count)
}

interface Closing extends Required<CloseOptions> {
  server: Server
  drain: Drain
  drained: Promise<void>
}

async function closeServer({ server, drain, drained, isBalanced }: Closing): Promise<void> {
  drain.begin()
  await (isBalanced ? drained : Promise.race([drained, untilEmpty(drain, drained)]))
  await untilNobodyConnects(server)
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  const late = sleep(STOP_WITHIN_MS, undefined, { ref: false })
  // node:http counts a connection without requests as busy; it must not delay the stop.
  void untilEmpty(drain, late)
  await Promise.race([closed, late])
  server.closeAllConnections()
}
