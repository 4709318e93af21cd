import { type Browser, type CDPSession, chromium } from '@playwright/test'
import { findBrowser } from '#tools/machine.ts'
import { startSite } from '#tools/site-process.ts'
import { TYPICAL_PAGES } from './typical-pages.ts'

/**
 * The first load of public pages on a phone with an empty cache: files, bytes, the length of the request chain, and
 * the paint times on slow 4G with a processor four times slower.
 */
const GOALS = 'goals     20 files, 220 KB: script 95; depth 2, 2 fonts; LCP 1200 ms, blocked 20 ms, shift 0'
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const RUNS = 3

interface Loaded {
  url: string
  kind: string
  bytes: number
  /** The address of the file that requested it; empty for the document itself. */
  initiator: string
  early: boolean
}

/** Records every request of the page to its end, as the browser's network panel does. */
async function watchRequests(session: CDPSession): Promise<Map<string, Loaded>> {
  const loads = new Map<string, Loaded>()
  let painted = false
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Page.enable')
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true })
  session.on('Page.lifecycleEvent', ({ name }) => {
    painted ||= name === 'firstContentfulPaint'
  })
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    const kind = new URL(request.url).pathname.endsWith('.js') ? 'Script' : (type ?? 'Other')
    const from = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? ''
    loads.set(requestId, { url: request.url, kind, bytes: 0, initiator: from, early: !painted })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId)
    if (load) load.bytes = encodedDataLength
  })
  return loads
}

/** The number of steps from the document to a file, over styles, scripts and fonts, which are needed to paint. */
function depthOf(load: Loaded, all: readonly Loaded[]): number {
  const parent = all.find(each => each.url === load.initiator && each !== load)
  return load.kind === 'Document' || !parent ? 0 : 1 + depthOf(parent, all)
}

async function openPhone(browser: Browser) {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  return { page, session: await page.context().newCDPSession(page) }
}

async function countFiles(browser: Browser, url: string): Promise<string> {
  const { page, session } = await openPhone(browser)
  const loads = await watchRequests(session)
  await page.goto(url, { waitUntil: 'networkidle' })
  const all = [...loads.values()].filter(({ url: address }) => address.startsWith('http'))
  await page.close()
  const of = (...kinds: string[]) => all.filter(({ kind }) => kinds.includes(kind))
  const weight = (some: Loaded[]) =>
    `${(some.reduce((sum, each) => sum + each.bytes, 0) / 1024).toFixed(0)} KB`
  const counted = (name: string, some: Loaded[]) => `${name} ${some.length}, ${weight(some)}`
  if (process.env.FILES)
    for (const each of all)
      process.stdout.write(`${depthOf(each, all)} ${each.kind} ${each.bytes} ${each.early} ${each.url}\n`)
  const paints = of('Stylesheet', 'Script', 'Font')
  const rest = all.filter(each => !['Document', 'Image'].includes(each.kind) && !paints.includes(each))
  return [
    counted('files', all),
    counted('document', of('Document')),
    counted('script', of('Script')),
    counted('style', of('Stylesheet')),
    counted('fonts', of('Font')),
    `${of('Font').filter(({ early }) => early).length} before paint`,
    counted('pictures', of('Image')),
    counted('others', rest),
    `depth ${Math.max(...paints.map(each => depthOf(each, all)))}`,
  ].join('; ')
}

/** Runs in the page: first and largest paint, time blocked by long tasks, layout shift. */
function observePaints(): void {
  const seen = { first: 0, largest: 0, blocked: 0, shift: 0 }
  Object.assign(globalThis, { paintsSeen: seen })
  const watch = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', entry => {
    if (entry.name === 'first-contentful-paint') seen.first = entry.startTime
  })
  watch('largest-contentful-paint', entry => {
    seen.largest = entry.startTime
  })
  watch('longtask', entry => {
    seen.blocked += Math.max(0, entry.duration - 50)
  })
  watch('layout-shift', entry => {
    seen.shift += entry.value ?? 0
  })
}

async function paintSlowly(browser: Browser, url: string) {
  const { page, session } = await openPhone(browser)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(observePaints)
  await page.goto(url, { waitUntil: 'networkidle' })
  const seen = await page.evaluate<Record<'first' | 'largest' | 'blocked' | 'shift', number>>('paintsSeen')
  await page.close()
  return seen
}

async function timePaints(browser: Browser, url: string): Promise<string> {
  const runs: Awaited<ReturnType<typeof paintSlowly>>[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await paintSlowly(browser, url))
  const middle = (name: 'first' | 'largest' | 'blocked' | 'shift') =>
    runs.map(seen => seen[name]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
  const ms = (name: 'first' | 'largest' | 'blocked') => `${Math.round(middle(name))} ms`
  return `first paint ${ms('first')}, LCP ${ms('largest')}, blocked ${ms('blocked')}, shift ${middle('shift').toFixed(3)}`
}

const site = await startSite({ seeded: true })
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox'] })
process.stdout.write(`${GOALS}\n`)
for (const [name, path] of Object.entries(TYPICAL_PAGES)) {
  const url = site.origin + path
  process.stdout.write(`${name.padEnd(9)} ${await countFiles(browser, url)}\n`)
  process.stdout.write(`${' '.repeat(9)} ${await timePaints(browser, url)}\n`)
}
await browser.close()
await site.stop()
