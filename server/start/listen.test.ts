import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'

/** A server on this machine, and a client of it that keeps its connections open. */
async function serve(fetch: (request: Request) => Response | Promise<Response>, patienceMs?: number) {
  const patience = patienceMs === undefined ? {} : { patienceMs }
  const { port, close } = await listen({ fetch, inFront: [], host: '127.0.0.1', port: 0, ...patience })
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())

  function ask(method = 'GET', headers = {}, via = agent): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, method, headers, agent: via }, resolve)
      asked.on('error', reject).end()
    })
  }
  return { ask, close, port }
}

const read = async (answer: IncomingMessage) => Buffer.concat(await answer.toArray()).toString()

/** Sends requests on one connection until an answer closes it; returns that status. */
async function askUntilClosed(ask: Awaited<ReturnType<typeof serve>>['ask'], onAnswer: () => void) {
  const own = new Agent({ keepAlive: true, maxSockets: 1 })
  for (;;) {
    const answer = await ask('GET', {}, own)
    await read(answer)
    onAnswer()
    if (answer.headers.connection === 'close') return answer.statusCode
  }
}

test('a client busy on 32 connections loses no request while the server stops', async () => {
  const { ask, close } = await serve(() => new Response('a page'))
  let answered = 0
  const isBusy = Promise.withResolvers<void>()
  const clients = Array.from({ length: 32 }, () =>
    askUntilClosed(ask, () => {
      answered++
      if (answered > 100) isBusy.resolve()
    }),
  )
  await isBusy.promise
  const all = Promise.all(clients)
  const closed = close(all.then(() => undefined))
  expect(await all).toEqual(Array.from({ length: 32 }, () => 200))
  await closed
  await expect(ask()).rejects.toThrow('ECONNREFUSED')
})

test('a request in progress when the server stops is answered, and its connection closed with the answer', async () => {
  const asked = Promise.withResolvers<void>()
  const answering = Promise.withResolvers<void>()
  const { ask, close } = await serve(async () => {
    asked.resolve()
    await answering.promise
    return new Response('late, but whole')
  })
  const answer = ask()
  await asked.promise
  const closed = close()
  answering.resolve()
  const { headers } = await answer
  expect(headers.connection).toBe('close')
  expect(await read(await answer)).toBe('late, but whole')
  await closed
})

test('a stream on a keep-alive connection is sent to its end, and the connection closed behind it', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const { ask, close } = await serve(() => new Response(readable, { headers: { 'x-accel-buffering': 'no' } }))
  const answer = ask()
  await writer.write(Buffer.from('begun, '))
  const { headers, socket } = await answer
  expect(headers.connection).toBe('keep-alive')
  const ended = new Promise(resolve => socket.once('close', resolve))
  const closed = close()
  await writer.write(Buffer.from('and ended'))
  await writer.close()
  expect(await read(await answer)).toBe('begun, and ended')
  await Promise.all([ended, closed])
})

test('with other nodes, reads are refused for the balancer to repeat there, and unrepeatable requests are answered', async () => {
  const { ask, close } = await serve(({ method }) => new Response(method))
  const balanced = { 'x-other-nodes': '1' }
  expect((await ask('GET', balanced)).statusCode).toBe(200)
  const drained = Promise.withResolvers<void>()
  const closed = close(drained.promise)
  const refused = await ask('GET', balanced)
  expect([refused.statusCode, refused.headers]).toMatchObject([
    502,
    { 'retry-after': '1', connection: 'close', 'cache-control': 'no-store' },
  ])
  expect(await read(await ask('POST', balanced))).toBe('POST')
  expect(await read(await ask('GET'))).toBe('GET')
  drained.resolve()
  await closed
})

const never = new Promise<void>(() => undefined)

test('idle connections, and those that never sent a request, do not delay the stop', async () => {
  const { ask, close, port } = await serve(() => new Response('a page'))
  await read(await ask())
  const silent = connect(port, '127.0.0.1')
  const isGone = new Promise(resolve => silent.once('close', resolve))
  silent.resume()
  await new Promise(resolve => silent.once('connect', resolve))
  await close(never)
  await isGone
  await expect(ask()).rejects.toThrow('ECONNREFUSED')
})

test('a request in progress is waited for before the process stops early', async () => {
  const asked = Promise.withResolvers<void>()
  const answering = Promise.withResolvers<void>()
  const { ask, close } = await serve(async ({ method }) => {
    if (method === 'POST') return new Response('at once')
    asked.resolve()
    await answering.promise
    return new Response('late, but whole')
  })
  const answer = ask()
  await asked.promise
  let isClosed = false
  const closed = close(never).then(() => (isClosed = true))
  expect(await read(await ask('POST'))).toBe('at once')
  expect(isClosed).toBe(false)
  answering.resolve()
  expect(await read(await answer)).toBe('late, but whole')
  await closed
})

const HEAD = 'POST / HTTP/1.1\r\nhost: ceiba.test\r\n'

test.each([
  ['nothing', ''],
  ['half a header', 'GET / HTTP/1.1\r\nhost: cei'],
  ['half a body', `${HEAD}content-length: 100\r\n\r\nhalf`],
  ['half a body of no stated length', `${HEAD}transfer-encoding: chunked\r\n\r\n4\r\nhalf\r\n`],
])('a connection over which %s came is closed', async (_what, sent) => {
  const { port, close } = await serve(async request => new Response(await request.text()), 150)
  onTestFinished(() => close())
  const socket = connect(port, '127.0.0.1', () => void socket.write(sent))
  await once(socket.resume(), 'close')
})

test('a whole request is waited for, however long its answer takes', async () => {
  const patienceIsOver = Promise.withResolvers<void>()
  const { ask, close, port } = await serve(async () => {
    await patienceIsOver.promise
    return new Response('late')
  }, 150)
  onTestFinished(() => close())
  const answer = ask('POST', { 'content-length': '0' })
  connect(port, '127.0.0.1')
    .resume()
    .once('close', () => patienceIsOver.resolve())
  expect(await read(await answer)).toBe('late')
})

test('a request that names two hosts is refused', async () => {
  const { port, close } = await serve(() => new Response('a page'))
  onTestFinished(() => close())
  const socket = connect(port, '127.0.0.1', () => {
    socket.write('GET / HTTP/1.1\r\nHost: a.test\r\nhost: b.test\r\nconnection: close\r\n\r\n')
  })
  expect(Buffer.concat(await socket.toArray()).toString()).toMatch(/^HTTP\/1.1 400 /)
})
