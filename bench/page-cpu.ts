import { readFileSync } from 'node:fs'
import { startSite } from '#tools/site-process.ts'

/**
 * CPU that the process spends on one page that is not cached, on the embedded database: the mean of forty, asked one
 * after the other. Other programs on the machine change it little.
 */
const ROUNDS = 40
/** Clock ticks of /proc are hundredths of a second on Linux. */
const TICK_MS = 10

const PAGES = {
  home: '/',
  country: '/costa-rica',
  finder: '/trips',
  trip: '/costa-rica/trip/cloud-forest-to-corcovado',
  hotels: '/costa-rica/hotels',
  destination: '/costa-rica/destinations/tortuguero',
  company: '/company',
  tours: '/costa-rica/tours',
}

const site = await startSite({ seeded: true })

/** User and system time of the process and its threads, in milliseconds. */
function cpuMs(): number {
  const fields = readFileSync(`/proc/${site.child.pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

async function ask(path: string): Promise<void> {
  const response = await fetch(site.origin + path, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${response.status} for ${response.url}`)
}

for (const path of Object.values(PAGES))
  for (let round = 0; round < ROUNDS; round++) await ask(`${path}?fresh=${round}`)
for (const [name, path] of Object.entries(PAGES)) {
  const before = cpuMs()
  for (let round = 0; round < ROUNDS; round++) await ask(`${path}?again=${round}`)
  const goal = name === 'trip' ? ', goal 35 ms' : ''
  process.stdout.write(`${name.padEnd(12)} ${((cpuMs() - before) / ROUNDS).toFixed(1)} ms${goal}\n`)
}

/** Pages of all kinds, each asked once: what they share is all that can be read less often. */
const WALK = 300
const index = await (await fetch(`${site.origin}/sitemap.xml`)).text()
const parts = [...index.matchAll(/<loc>[^<]*?(\/sitemap[^<]*)<\/loc>/g)].map(([, path = '']) => path)
const texts = await Promise.all(parts.map(async path => (await fetch(site.origin + path)).text()))
const all = texts.flatMap(text =>
  [...text.matchAll(/<loc>https?:\/\/[^/<]*([^<]*)<\/loc>/g)].map(([, path]) => path ?? ''),
)
const walked = all.filter((_, i) => i % Math.floor(all.length / WALK) === 0)
const before = cpuMs()
for (const path of walked) await ask(`${path}?walk=1`)
process.stdout.write(
  `${walked.length} of ${all.length} pages, each once: ${((cpuMs() - before) / walked.length).toFixed(1)} ms\n`,
)
await site.stop()
