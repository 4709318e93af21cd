import { readdirSync, readFileSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { performance } from 'node:perf_hooks'

/** Answers per second of the server's own CPU time (Linux), so that the load generator beside it does not matter. */
const CONNECTIONS = 16
const ROUNDS = 5

export interface MeasuredServer {
  url: string
  pid: number
}

/** Seconds of CPU time that a process and its threads have used. */
function cpuSeconds(pid: number): number {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map(thread =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e9
}

interface Fetched {
  headers: IncomingHttpHeaders
  /** The body as received, still compressed. */
  body: Buffer
}

export function fetchOnce(agent: Agent, url: string): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { 'accept-encoding': 'br' } }, async response => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for ${url}`))
      resolve({ headers: response.headers, body: Buffer.concat(await response.toArray()) })
    })
    sent.on('error', reject).end()
  })
}

/** Sends requests for this many seconds on sixteen connections. */
export async function answersPerCpu({ url, pid }: MeasuredServer, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const before = cpuSeconds(pid)
  const end = performance.now() + seconds * 1000
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

/** Loads both at the same time, so that other programs affect both equally; the first round is a warm-up. */
export async function besideEachOther(bare: MeasuredServer, kept: MeasuredServer, seconds: number) {
  const rounds: [bare: number, kept: number][] = []
  for (let round = 0; round <= ROUNDS; round++)
    rounds.push(await Promise.all([answersPerCpu(bare, seconds), answersPerCpu(kept, seconds)]))
  const warm = rounds.slice(1)
  return {
    bare: Math.round(middle(warm.map(([rate]) => rate))),
    kept: Math.round(middle(warm.map(([, rate]) => rate))),
    share: middle(warm.map(([theirs, ours]) => ours / theirs)).toFixed(2),
  }
}
