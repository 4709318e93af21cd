import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { findBrowser } from '#tools/machine.ts'
import { startSite } from '#tools/site-process.ts'

/**
 * What a press costs on a phone of 390 px: the processor's time of the page's thread from the press to the frame that answers
 * it, four times over as on a slow phone, and the elements whose styles are computed anew until it rests. The median of five;
 * other programs change it little. Then how many elements' styles a page computes in three seconds in which nobody touches it.
 */
const ROUNDS = 5
const SLOWER = 4
const GOAL_MS = 200
const SETTLED_MS = 600
const UNTOUCHED_MS = 3_000

const sentence = (page: Page) => page.getByRole('form', { name: 'Your trip' }).first()
const country = (page: Page) => sentence(page).getByLabel(/^Country: /)
const filter = (page: Page) => page.getByRole('main').locator('[popovertarget], summary').first()

interface Press {
  name: string
  path: string
  /** What comes before the press and is not measured. */
  before?: (page: Page) => Promise<void>
  press: (page: Page) => Locator
}

const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

const PRESSES: readonly Press[] = [
  { name: 'menu opened', path: '/', press: menu },
  {
    name: 'menu closed',
    path: '/',
    before: page => menu(page).tap(),
    press: page => page.getByRole('button', { name: 'Close menu' }),
  },
  { name: 'list of countries', path: '/', press: country },
  {
    name: 'a country',
    path: '/',
    before: page => country(page).tap(),
    press: page => sentence(page).getByRole('radio', { name: 'Peru' }),
  },
  { name: "finder's list", path: '/trips', press: filter },
]

interface TraceEvent {
  name: string
  ts: number
  dur?: number
  pid: number
  tid: number
  tdur?: number
  args: { name?: string; elementCount?: number; data?: { type?: string } }
}

async function trace(session: CDPSession, during: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'],
    },
  })
  await during()
  const ended = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
  session.off('Tracing.dataCollected', collect)
  return events
}

/** The thread of the page among those of a trace. */
function ofPage(events: readonly TraceEvent[]): TraceEvent[] {
  const main = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const busiest = (thread: TraceEvent) =>
    events.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid)
  const own = main.map(busiest).toSorted((a, b) => b.length - a.length)[0] ?? []
  return own.toSorted((a, b) => a.ts - b.ts)
}

function weigh(events: readonly TraceEvent[]) {
  const own = ofPage(events)
  const dispatched = own.filter(({ name }) => name === 'EventDispatch')
  const begun = dispatched[0]?.ts ?? 0
  const clicked = dispatched.find(({ args }) => args.data?.type === 'click')
  const handled = (clicked?.ts ?? 0) + (clicked?.dur ?? 0)
  const painted =
    own.find(({ name, ts }) => name === 'Commit' && ts >= handled)?.ts ?? Number.POSITIVE_INFINITY
  const sum = (name: string) =>
    own
      .filter(event => event.name === name && event.ts + (event.dur ?? 0) > begun && event.ts < painted)
      .reduce((total, { tdur = 0 }) => total + tdur / 1_000, 0)
  const styles = own.filter(({ name }) => name === 'UpdateLayoutTree')
  return {
    ms: sum('RunTask'),
    styleMs: sum('UpdateLayoutTree'),
    layoutMs: sum('Layout'),
    elements: styles.map(({ args }) => args.elementCount ?? 0),
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const browser = await chromium.launch({ executablePath: findBrowser() ?? '' })
const site = process.env.SITE ? null : await startSite({ seeded: true })
const origin = process.env.SITE ?? site?.origin ?? ''

async function open(path: string) {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLED_MS)
  return { page, session: await page.context().newCDPSession(page) }
}

for (const { name, path, before, press } of PRESSES) {
  const costs: ReturnType<typeof weigh>[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { page, session } = await open(path)
    await before?.(page)
    await page.waitForTimeout(SETTLED_MS)
    // Pressed by its place, because finding it in the page takes the page's time.
    const target = press(page)
    await target.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.waitForTimeout(SETTLED_MS)
    const events = await trace(session, async () => {
      await page.touchscreen.tap(x + width / 2, y + height / 2)
      await page.waitForTimeout(SETTLED_MS)
    })
    costs.push(weigh(events))
    await page.close()
  }
  const of = (part: 'ms' | 'styleMs' | 'layoutMs') =>
    Math.round(SLOWER * median(costs.map(cost => cost[part])))
  const elements = costs.map(cost => cost.elements).toSorted((a, b) => a.length - b.length)[ROUNDS >> 1]
  process.stdout.write(
    `${name.padEnd(18)} ${of('ms')} ms: style ${of('styleMs')}, layout ${of('layoutMs')}; elements ${elements?.filter(count => count > 20).join(' + ') || 'few'}, goal ${GOAL_MS} ms\n`,
  )
}

for (const path of ['/', '/costa-rica', '/trips']) {
  const { page, session } = await open(path)
  await page.waitForTimeout(UNTOUCHED_MS)
  const { elements } = weigh(await trace(session, () => page.waitForTimeout(UNTOUCHED_MS)))
  process.stdout.write(
    `${path} untouched, ${UNTOUCHED_MS / 1_000} s: ${elements.length} times styles of ${elements.reduce((a, b) => a + b, 0)} elements, goal 0\n`,
  )
  await page.close()
}
await browser.close()
await site?.stop()
