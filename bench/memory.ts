import { readFileSync } from 'node:fs'
import { freePort } from '#tools/postgres-cluster.ts'
import { startSite } from '#tools/site-process.ts'
import { filledCluster, seededUrl } from '#tools/testing/postgres-templates.ts'
import { seededRandom } from '#tools/testing/random-writers.ts'
import { allPaths } from './site-paths.ts'

/**
 * Memory of the process on PostgreSQL (or, with the argument `embedded`, on the embedded engine) when it is ready and after
 * 1,500 pages, before and after a full collection. Other programs on the machine do not change it.
 */
const PAGES = 1_500
const COUNTED_AT = [300, 600, PAGES]
const isEmbedded = process.argv.includes('embedded')
const GOAL_MB = isEmbedded ? 560 : 400

const cluster = isEmbedded ? null : await filledCluster()
const port = await freePort()
const site = await startSite({
  ...(cluster ? { databaseUrl: seededUrl(cluster) } : { seeded: true }),
  nodeOptions: [`--inspect=127.0.0.1:${port}`],
})

/** In megabytes, of /proc. */
function memory(name: 'VmRSS' | 'VmHWM'): number {
  const text = readFileSync(`/proc/${site.child.pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1]) / 1_024)
}

/**
 * What is resident, in megabytes, by the kind of its mapping: files (the program and its libraries), the C heap, the large
 * blocks of the engine's memory and of V8, which reserve 64 MB or more at once, and all others.
 */
function resident(): string {
  const sums = { files: 0, 'C heap': 0, 'large blocks': 0, others: 0 }
  const mappings = readFileSync(`/proc/${site.child.pid}/smaps`, 'utf8').split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m)
  for (const mapping of mappings) {
    const [head = ''] = mapping.split('\n', 1)
    const size = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(mapping)?.[1] ?? 0) / 1_024
    const kind = head.includes('[heap]')
      ? 'C heap'
      : /\s\//.test(head)
        ? 'files'
        : size('Size') >= 64
          ? 'large blocks'
          : 'others'
    sums[kind] += size('Rss')
  }
  return Object.entries(sums)
    .map(([kind, size]) => `${kind} ${Math.round(size)}`)
    .join(', ')
}

/** Has the process collect everything that nothing holds, and says what V8 holds after it, in megabytes. */
async function collect(): Promise<string> {
  const [{ webSocketDebuggerUrl }] = await (await fetch(`http://127.0.0.1:${port}/json`)).json()
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise(resolve => socket.addEventListener('open', resolve))
  async function command(method: string, params: Readonly<Record<string, unknown>> = {}) {
    const answered = new Promise<string>(resolve =>
      socket.addEventListener('message', ({ data }) => resolve(String(data)), { once: true }),
    )
    socket.send(JSON.stringify({ id: 1, method, params }))
    return JSON.parse(await answered).result
  }
  await command('HeapProfiler.collectGarbage')
  const { result } = await command('Runtime.evaluate', {
    expression: 'JSON.stringify(process.memoryUsage())',
  })
  socket.close()
  const used = JSON.parse(result.value)
  return ['heapUsed', 'heapTotal', 'external', 'arrayBuffers']
    .map(name => `${name} ${Math.round(used[name] / 2 ** 20)}`)
    .join(', ')
}

/** Seconds of the processor that all its threads have taken. */
function cpuSeconds(): string {
  const [, rest = ''] = readFileSync(`/proc/${site.child.pid}/stat`, 'utf8').split(/\) /)
  const fields = rest.split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / 100).toFixed(1)
}

async function tell(when: string): Promise<void> {
  const before = memory('VmRSS')
  const held = await collect()
  process.stdout.write(
    `${when.padEnd(18)} ${before} MB, ${memory('VmRSS')} after a full collection, ${memory('VmHWM')} at most; ${held}; ${cpuSeconds()} CPU-s\n${' '.repeat(18)} resident: ${resident()}\n`,
  )
}

async function read(path: string): Promise<void> {
  const response = await fetch(site.origin + path, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${response.status} for ${path}`)
}

await tell('ready')
const all = await allPaths(site.origin)
const random = seededRandom(20_261_129)
const paths = all.toSorted(() => random(2) - 0.5).slice(0, PAGES)
for (let i = 0; i < PAGES; i += 2) {
  await Promise.all(paths.slice(i, i + 2).map(read))
  if (COUNTED_AT.includes(i + 2)) await tell(`after ${i + 2} pages`)
}
process.stdout.write(`goal ${GOAL_MB} MB after ${PAGES}\n`)
await site.stop()
await cluster?.stop()
