import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPostgres, freePort, temporaryCluster } from '#tools/postgres-cluster.ts'

/**
 * A thousand long polls on one shape, and ten updates by the serving process: how soon each is delivered, and what
 * holding the polls costs.
 */
const FOLLOWERS = 1_000
const UPDATES = 10
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

interface Answer {
  status: number
  offset: string
  handle: string
  body: string
}

function ask(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, response => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', text => {
        body += text
      })
      response.on('end', () => {
        const { 'electric-offset': offset, 'electric-handle': handle } = response.headers
        resolve({ status: response.statusCode ?? 0, offset: String(offset), handle: String(handle), body })
      })
    })
      .on('error', reject)
      .end()
  })
}

/** Memory of another process, in megabytes. */
function memoryOf({ pid }: ChildProcess): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

async function measure(engine: string, url: string | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ceiba-bench-'))
  const port = await freePort()
  const options = JSON.stringify({ url, dataDir, port, openSchemas: ['public'], settings: {} })
  const child = spawn(process.execPath, ['tools/testing/sync-process.ts', options], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  await new Promise(resolve => child.stdout?.once('data', resolve))
  async function write(sql: string): Promise<void> {
    child.send(sql)
    await new Promise(resolve => child.once('message', resolve))
  }
  await write('create table figure (id int primary key, n int); insert into figure values (1, 0)')

  const shape = `http://127.0.0.1:${port}/api/public/electric/v1/shape?table=figure`
  const { handle } = await ask(`${shape}&offset=-1`)
  const begin = await ask(`${shape}&offset=0_0&handle=${handle}`)
  const writtenAt: number[] = []
  const delays: number[] = []

  async function follow(): Promise<void> {
    let { offset } = begin
    for (let seen = 0; seen < UPDATES; ) {
      const answer = await ask(`${shape}&offset=${offset}&handle=${handle}&live=true`)
      const now = performance.now()
      offset = answer.offset
      for (const [, n] of answer.body.matchAll(/"n":"(\d+)"/g)) {
        delays.push(now - (writtenAt[Number(n)] ?? 0))
        seen++
      }
    }
  }

  const before = memoryOf(child)
  const following = Promise.all(Array.from({ length: FOLLOWERS }, follow))
  await sleep(4_000)
  const held = memoryOf(child)
  let most = held
  for (let n = 1; n <= UPDATES; n++) {
    writtenAt[n] = performance.now()
    await write(`update figure set n = ${n}`)
    // Each update begins when the one before has been delivered to everybody, or has timed out.
    const until = performance.now() + 10_000
    while (delays.length < n * FOLLOWERS && performance.now() < until) await sleep(20)
    most = Math.max(most, memoryOf(child))
  }
  await following
  delays.sort((a, b) => a - b)
  const at = (share: number) => Math.round(delays[Math.floor((delays.length - 1) * share)] ?? 0)
  process.stdout.write(
    `${engine.padEnd(10)} ${delays.length} of ${FOLLOWERS * UPDATES} told; median ${at(0.5)} ms, p95 ${at(0.95)} ms, ` +
      `last ${at(1)} ms; held ${Math.round(held - before)} MB, at most ${Math.round(most - before)} MB\n`,
  )
  child.kill()
  await new Promise(resolve => child.once('exit', resolve))
  rmSync(dataDir, { recursive: true, force: true })
}

await measure('embedded', undefined)
if (findPostgres()) {
  const cluster = await temporaryCluster()
  await measure('postgres', cluster.url)
  await cluster.stop()
}
agent.destroy()
