import { createServer, connect as openSocket, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '#tools/postgres-cluster.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { listenOnServer } from './notices.ts'

const { pool, engine } = await openTestDatabase()

/** An address that leads to the server, and the connections that were opened through it. */
async function throughDoor() {
  const { hostname, port } = new URL(pool.options.connectionString ?? '')
  const sockets: Socket[] = []
  const door = createServer(socket => {
    sockets.push(socket)
    const server = openSocket(Number(port), hostname)
    for (const [one, other] of [
      [socket, server],
      [server, socket],
    ] as const) {
      one.on('error', () => other.destroy())
      one.pipe(other)
    }
  })
  const own = await freePort()
  await new Promise<void>(resolve => door.listen(own, '127.0.0.1', resolve))
  onTestFinished(async () => void door.close())
  const url = new URL(pool.options.connectionString ?? '')
  url.port = String(own)
  return { url: url.href, sockets }
}

it.runIf(engine === 'postgres')(
  'a server that refuses to listen is asked again, without a connection that stays open each time',
  async () => {
    const { url, sockets } = await throughDoor()
    const stop = await listenOnServer(url, 'no channel', () => undefined)
    onTestFinished(stop)
    await expect.poll(() => sockets.length, { timeout: 30_000 }).toBeGreaterThan(2)
    const isOpen = ({ destroyed }: Socket) => !destroyed
    await expect.poll(() => sockets.slice(0, 2).filter(isOpen), { timeout: 30_000 }).toEqual([])
  },
)
