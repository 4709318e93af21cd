import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type WebError,
} from '@playwright/test'
import pg from 'pg'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import type { Spoken } from '../playwright.config.ts'
import { markUnmeasuredLooks, UNMEASURED } from './looks.ts'

type Word = Exclude<keyof typeof en, '$schema'>

/** A text, or one for each plural form of its count. */
type Message = string | { match: Record<string, string> }[]

function textOf(message: Message, count: string | number | undefined): string {
  if (typeof message === 'string') return message
  const forms = message[0]?.match ?? {}
  return (Number(count) === 1 ? forms['plural=one'] : forms['plural=*']) ?? ''
}

export interface Site extends Spoken {
  /** The interface's message in the language of this run, with its parameters. */
  word: (key: Word, parameters?: Record<string, string | number>) => string
  /** A path in the language of this run. */
  path: (path: string) => string
  /** Queries the site's database. */
  query: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>
}

/** The connection settings of a site's database. */
export function databaseOf(engine: Spoken['engine']): pg.ClientConfig {
  const folder = `test-results/served-on-${engine}`
  if (engine === 'postgres') return { connectionString: readFileSync(`${folder}/database-url`, 'utf8') }
  return {
    host: readFileSync(`${folder}/data/database-host`, 'utf8'),
    user: 'postgres',
    database: 'postgres',
  }
}

interface Quiet {
  quietConsole: undefined
  /** The errors in browsers' consoles so far. */
  consoleErrors: string[]
  allowedErrors: RegExp[]
  /**
   * Another person in a browser of their own, with the same width and language, whose console errors fail the test
   * too.
   */
  anotherPerson: () => Promise<Page>
}

/** Listens for errors until the returned function is called. */
function listen(context: BrowserContext, errors: string[]): () => void {
  function onConsole(message: ConsoleMessage): void {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  }
  function onError(fault: WebError): void {
    errors.push(`${fault.error().message} ${fault.error().stack}`)
  }
  context.on('console', onConsole).on('weberror', onError)
  return () => void context.off('console', onConsole).off('weberror', onError)
}

/**
 * Playwright fills a field in Firefox by setting its value, which React tracks and then takes for its own change:
 * this clears the tracked value before React handles the event.
 */
function tellReactOfFills(): void {
  const forget = ({ target }: Event) => {
    const followed = target as { _valueTracker?: { setValue: (value: string) => void } } | null
    followed?._valueTracker?.setValue('\0')
  }
  addEventListener('input', forget, true)
}

/** Whether the page's script runs it: React has hydrated it, or it has no script. */
export function isRunning(): boolean {
  const main = document.querySelector('main')
  const waiting = [...document.querySelectorAll('template')].map(({ content }) => content)
  const hasScript = [document, ...waiting].some(part => part.querySelector('script[type="module"]'))
  return !main || !hasScript || Object.keys(main).some(key => key.startsWith('__reactFiber'))
}

/** A page asks for its scripts after it is painted, so its load event may come before: a visit waits for them too. */
export function visitUntilRunning(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  async function untilRunning<Answer>(visit: Promise<Answer>, waitUntil?: string): Promise<Answer> {
    const answer = await visit
    if (waitUntil !== 'commit' && waitUntil !== 'domcontentloaded') await page.waitForFunction(isRunning)
    return answer
  }
  page.goto = (url, options) => untilRunning(goto(url, options), options?.waitUntil)
  page.reload = options => untilRunning(reload(options), options?.waitUntil)
}

/** How many times slower the browser's processor is made: `SLOWER=6` reveals races. */
const SLOWER = Number(process.env.SLOWER ?? 1)

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** Every journey: in one language on one engine, and failing on any error in the browser's console. */
export const test = base.extend<Site & Quiet>({
  language: ['en', { option: true }],
  engine: ['embedded', { option: true }],
  allowedErrors: [[], { option: true }],
  word: async ({ language }, use) => {
    const words: Record<string, Message> = language === 'es' ? es : en
    await use((key, parameters = {}) =>
      textOf(words[key] ?? key, parameters.count).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        String(parameters[name] ?? `{${name}}`),
      ),
    )
  },
  path: async ({ language }, use) => {
    await use(path => (language === 'en' ? path : path === '/' ? '/es' : `/es${path}`))
  },
  query: async ({ engine }, use) => {
    await use(async (sql, values = []) => {
      const client = new pg.Client(databaseOf(engine))
      await client.connect()
      try {
        return (await client.query(sql, values)).rows
      } finally {
        await client.end()
      }
    })
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) visitUntilRunning(page)
    await use(page)
  },
  anotherPerson: async ({ browser, browserName, consoleErrors }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      listen(context, consoleErrors)
      if (browserName === 'firefox') await context.addInitScript(tellReactOfFills)
      const page = await context.newPage()
      visitUntilRunning(page)
      return page
    })
    for (const context of contexts) await context.close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this needs nothing
  consoleErrors: async ({}, use) => use([]),
  quietConsole: [
    async ({ browserName, context, consoleErrors, allowedErrors }, use) => {
      const stop = listen(context, consoleErrors)
      if (browserName === 'firefox') await context.addInitScript(tellReactOfFills)
      if (SLOWER > 1) context.on('page', page => void slowDown(page))
      await use(undefined)
      stop()
      expect(consoleErrors.filter(text => !allowedErrors.some(pattern => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Half as long as what AxeBuilder would inject twice. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)
/**
 * Contrast and target size take longer than all other rules together: they are measured once for each look (see
 * looks.ts). Focus inside `aria-hidden` is checked only where something is focusable, not for every stroke of a
 * drawing.
 */
const rules = [
  { id: 'color-contrast', selector: `[${UNMEASURED}]` },
  { id: 'target-size', selector: `[${UNMEASURED}]` },
  { id: 'aria-hidden-focus', selector: `[aria-hidden="true"][${UNMEASURED}]` },
]
const configuration = `axe.configure(${JSON.stringify({ rules })})`

/**
 * Expects no violation of WCAG 2.2 A or AA that axe finds, on the page or a part of it. Behind a modal dialog
 * everything is inert and half covered: then only the dialog is checked.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const { isCovered, isThere } = await page.evaluate(() => {
    // A colour in the middle of a transition is not a colour of the design. They are not waited for: one in a closed
    // fold stands still, and never ends.
    for (const running of document.getAnimations()) if (running instanceof CSSTransition) running.finish()
    return { isCovered: document.querySelector(':modal') !== null, isThere: 'axe' in window }
  })
  // Injecting it takes a third of a second, so it is done once for each document.
  if (!isThere) await page.evaluate(`${axeSource};${configuration}`)
  const seen = isCovered ? ':modal' : part
  const countMeasured = await markUnmeasuredLooks(page, seen)
  const { violations, incomplete } = await new AxeBuilder({ page, axeSource: ';' })
    .include(seen)
    // Without a second page that merges the results of cross-origin frames, which the site does not have: half the
    // time.
    .setLegacyMode()
    .options({ resultTypes: ['violations', 'incomplete'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const notMeasured = incomplete.filter(({ id }) => id === 'color-contrast')
  countMeasured(notMeasured.flatMap(({ nodes }) => nodes.map(({ html }) => html)))
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)).toEqual([])
}

/**
 * Waits until the page's script has hydrated an element: an earlier press follows the link, as it does without
 * script. The browser may find no idle moment on a busy machine, so hydration is triggered within a second.
 */
export async function untilTakenOver(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate(node => Object.keys(node).some(key => key.startsWith('__reactProps'))))
    .toBe(true)
  await element.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 1000 })))
}

/** Expects that nothing overflows sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const scrolled = await page.evaluate(() => {
    scrollTo({ left: 500 })
    const left = scrollX
    scrollTo({ left: 0 })
    return left
  })
  expect(scrolled).toBe(0)
}

export { expect }
