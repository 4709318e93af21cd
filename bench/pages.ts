import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { performance } from 'node:perf_hooks'
import { startSite } from '#tools/site-process.ts'

/** Answers of the built process at 32 connections: cached pages and uncached ones, beside bare node:http. */
const CONNECTIONS = 32
const SECONDS = 5
const PAGES = ['/', '/costa-rica', '/trips', '/costa-rica/trip/cloud-forest-to-corcovado']

async function load(origin: string, path: (n: number) => string) {
  const end = performance.now() + SECONDS * 1000
  const times: number[] = []
  let n = 0
  async function connection(): Promise<void> {
    while (performance.now() < end) {
      const started = performance.now()
      const response = await fetch(origin + path(n++), { headers: { 'accept-encoding': 'br' } })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${response.status} for ${response.url}`)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  return `${Math.round(times.length / SECONDS)} a second, median ${at(0.5)} ms, p99 ${at(0.99)} ms`
}

async function bare(bytes: Uint8Array): Promise<{ origin: string; close: () => void }> {
  const server = createServer((_request, response) => response.end(bytes))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

const site = await startSite()
const { origin } = site

const bytes = new Uint8Array(
  await (await fetch(`${origin}/costa-rica`, { headers: { 'accept-encoding': 'br' } })).arrayBuffer(),
)
const baseline = await bare(bytes)
process.stdout.write(`bare node:http, same bytes  ${await load(baseline.origin, () => '/')}\n`)
baseline.close()
process.stdout.write(
  `kept pages                  ${await load(origin, n => PAGES[n % PAGES.length] ?? '/')}\n`,
)
process.stdout.write(
  `uncached pages              ${await load(origin, n => `${PAGES[n % PAGES.length]}?first=${n}`)}, goal p99 120 ms\n`,
)
await site.stop()
