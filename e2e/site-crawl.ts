import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { type CrawledPage, readPage } from './crawled-page.ts'

const AT_ONCE = 8

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** The answer of a visited address, and its page if it has one. */
export interface Visited extends Omit<Answer, 'body'> {
  page: CrawledPage | null
}

export interface Crawl {
  /** The sitemap's addresses without the origin, each with its alternate languages. */
  listed: Map<string, Record<string, string>>
  /** All visited addresses, by path and query. */
  visited: Map<string, Visited>
  /**
   * Addresses that were not visited, with what was visited in their place: another of their kind, or the same page in
   * English.
   */
  spared: Map<string, string>
  /** The page on which each address was first found. */
  foundOn: Map<string, string>
}

/** Parameters that change what a page says or shows, but not which page it is. */
const ABOUT_THE_READER = ['url', 'place', 'day', 'email', 'fparty', 'tripType', 'places', 'step']

/** Cached by link: most links are on every page of a country. */
const addresses = new Map<string, string>()

/** A link as it is visited: without its anchor, and only one of those that differ in a form's prefilled values. */
export function addressOf(href: string): string {
  const known = addresses.get(href)
  if (known !== undefined) return known
  const url = new URL(href, 'http://here')
  for (const name of ABOUT_THE_READER) if (!isFinder(url)) url.searchParams.delete(name)
  const address = url.pathname + url.search
  addresses.set(href, address)
  return address
}

function isFinder({ pathname }: URL): boolean {
  return /^(\/es)?\/trips$/.test(pathname)
}

/** Replaces an address by what is visited in its place: the unfiltered page, or the same page in English. */
interface CrawlOptions {
  crumbsLabels: Record<string, string>
  /** The address to visit: itself, or one that represents it. */
  standIn: (address: string, isListed: boolean) => string
  onPage: (address: string, html: string) => void
}

/** Visits every page of the sitemap and every link on them, several at a time over keep-alive connections. */
export async function crawl(origin: string, { crumbsLabels, standIn, onPage }: CrawlOptions): Promise<Crawl> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const listed = new Map<string, Record<string, string>>()
  const visited = new Map<string, Visited>()
  const foundOn = new Map<string, string>()
  const spared = new Map<string, string>()
  const waiting: string[] = []

  function ask(address: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      get(origin + address, { agent }, response => {
        const { statusCode: status = 0, headers } = response
        text(response).then(body => resolve({ status, headers, body }), reject)
      }).on('error', reject)
    })
  }

  function find(address: string, on: string): void {
    if (foundOn.has(address)) return
    foundOn.set(address, on)
    const other = standIn(address, listed.has(address))
    if (other === address) waiting.push(address)
    else {
      spared.set(address, other)
      find(other, on)
    }
  }

  async function visit(address: string): Promise<void> {
    const { status, headers, body } = await ask(address)
    const isPage = headers['content-type']?.includes('text/html') && status === 200
    const label = crumbsLabels[/^\/es(\/|\?|$)/.test(address) ? 'es' : 'en'] ?? ''
    const page = isPage ? readPage(body, label) : null
    if (isPage) onPage(address, body)
    visited.set(address, { status, headers, page })
    if (headers.location) find(addressOf(headers.location), address)
    // A filtered page links to all its other filters: it is checked, but its links are not followed.
    if (address.includes('?')) return
    for (const { href } of page?.links ?? []) if (/^\/(?!\/)/.test(href)) find(addressOf(href), address)
  }

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await visit(next)
  }

  for (const file of locationsIn((await ask('/sitemap.xml')).body)) {
    const { body } = await ask(file.replace(origin, ''))
    for (const entry of body.match(/<url>.*<\/url>/g) ?? []) {
      const [address = ''] = locationsIn(entry)
      listed.set(address.replace(origin, '') || '/', alternatesIn(entry))
    }
  }
  for (const address of listed.keys()) find(address, '/sitemap.xml')
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work))
  agent.destroy()
  return { listed, visited, spared, foundOn }
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
}

function alternatesIn(entry: string): Record<string, string> {
  const pairs = entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)
  return Object.fromEntries([...pairs].map(([, lang = '', href = '']) => [lang, href]))
}
