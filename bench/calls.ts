import { fork } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { calls } from '#app/links.ts'
import { startSite } from '#tools/site-process.ts'

/**
 * Public calls that are kept for a minute, beside a bare node:http server that sends the same bytes: answers by
 * second of the server's own CPU time (Linux), both under load at once, so that neighbours do not matter.
 */
const CONNECTIONS = 16
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const ROUNDS = 5
const HEADERS = { 'accept-encoding': 'br' }

interface Server {
  url: string
  pid: number
}

function cpuSeconds(pid: number): number {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map(thread =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e9
}

function fetchOnce(agent: Agent, url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: HEADERS }, async response => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for ${url}`))
      resolve(Buffer.concat(await response.toArray()))
    })
    sent.on('error', reject).end()
  })
}

/** Answers of a server by second of its CPU time. */
async function load({ url, pid }: Server): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const before = cpuSeconds(pid)
  const end = performance.now() + SECONDS * 1000
  let answered = 0
  async function connection(): Promise<void> {
    while (performance.now() < end) {
      await fetchOnce(agent, url)
      answered++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  agent.destroy()
  return answered / (cpuSeconds(pid) - before)
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

async function besideBare(path: string, site: Server): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ceiba-bench-'))
  const file = join(folder, 'answer')
  writeFileSync(file, await fetchOnce(new Agent(), site.url))
  const child = fork('bench/bare-server.ts', [file])
  const port = await new Promise(resolve => child.once('message', resolve))
  const bare = { url: `http://127.0.0.1:${port}${path}`, pid: child.pid ?? 0 }
  const rounds: [bare: number, kept: number][] = []
  for (let round = 0; round <= ROUNDS; round++) rounds.push(await Promise.all([load(bare), load(site)]))
  const warm = rounds.slice(1)
  const rates = [warm.map(([rate]) => rate), warm.map(([, rate]) => rate)].map(middle)
  const share = middle(warm.map(([theirs, ours]) => ours / theirs)).toFixed(2)
  process.stdout.write(
    `${path}\n  bare node:http ${Math.round(rates[0] ?? 0)}, kept ${Math.round(rates[1] ?? 0)} answers a CPU-second: ${share} of it\n`,
  )
  child.kill()
  rmSync(folder, { recursive: true })
}

const site = await startSite()
// What a process does at its start is not what an answer costs.
for (let round = 0; round < 3; round++)
  await load({ url: site.origin + calls.staff(), pid: site.child.pid ?? 0 })
for (const path of [
  calls.feedback({ query: 'costa-rica', recent: true, limit: 16 }),
  calls.staff(),
  calls.description(),
])
  await besideBare(path, { url: site.origin + path, pid: site.child.pid ?? 0 })
await site.stop()
