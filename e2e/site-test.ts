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
  /** The interface's own words in the language of this run, its parameters filled in. */
  word: (key: Word, parameters?: Record<string, string | number>) => string
  /** A path in the language of this run. */
  path: (path: string) => string
  /** Asks the database behind the site. */
  query: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>
}

/** How the database behind a site is reached. */
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
  /** What browsers complained of so far. */
  consoleErrors: string[]
  allowedErrors: RegExp[]
  /** Somebody else at a browser of their own, of the same width and language, who is as quiet. */
  anotherPerson: () => Promise<Page>
}

/** Until what it answers is called. */
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
 * Playwright fills a field of Firefox by its value, which React follows and so takes for its own doing: what it followed
 * is forgotten before it hears of the input.
 */
function tellReactOfFills(): void {
  const forget = ({ target }: Event) => {
    const followed = target as { _valueTracker?: { setValue: (value: string) => void } } | null
    followed?._valueTracker?.setValue('\0')
  }
  addEventListener('input', forget, true)
}

/** How many times slower than this machine's the processor of a browser is: `SLOWER=6` shows what races. */
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
  anotherPerson: async ({ browser, browserName, consoleErrors }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      listen(context, consoleErrors)
      if (browserName === 'firefox') await context.addInitScript(tellReactOfFills)
      return context.newPage()
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

/** It is half as long as what the builder would put in twice. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)
/**
 * Contrast and the size of what is pressed take longer than all other rules together: they are measured for each look
 * (see looks.ts). What is hidden from a screen reader is asked for focus where something in it can have it, not for every
 * stroke of a drawing.
 */
const rules = [
  { id: 'color-contrast', selector: `[${UNMEASURED}]` },
  { id: 'target-size', selector: `[${UNMEASURED}]` },
  { id: 'aria-hidden-focus', selector: `[aria-hidden="true"][${UNMEASURED}]` },
]
const configuration = `axe.configure(${JSON.stringify({ rules })})`

/**
 * No violation of WCAG 2.2 A or AA that a machine can see, on the page or on a part of it. What lies behind a modal
 * dialog is out of reach, and half covered by it: then the dialog alone is looked at.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const { isCovered, isThere } = await page.evaluate(async () => {
    // Halfway from one colour to another is no colour of ours.
    const transitions = document.getAnimations().filter(running => running instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
    return { isCovered: document.querySelector(':modal') !== null, isThere: 'axe' in window }
  })
  // It takes a third of a second to read in: once a document is enough.
  if (!isThere) await page.evaluate(`${axeSource};${configuration}`)
  const seen = isCovered ? ':modal' : part
  await markUnmeasuredLooks(page, seen)
  const { violations } = await new AxeBuilder({ page, axeSource: ';' })
    .include(seen)
    // Without a second page to merge the frames of other origins in, which we have none of: half the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)).toEqual([])
}

/**
 * Until the page's script has taken an element over: a press before that follows the link, as it does without script.
 * The browser may find no idle moment on a busy machine, so that it is asked for within a second.
 */
export async function untilTakenOver(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate(node => Object.keys(node).some(key => key.startsWith('__reactProps'))))
    .toBe(true)
  await element.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 1000 })))
}

/** Nothing hangs over the side. */
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
