import { Parser } from 'htmlparser2'

/** The parts of a page that search engines read. */
export interface CrawledPage {
  lang: string
  title: string
  h1s: number
  canonical: string | null
  /** Addresses by language. */
  alternates: Record<string, string>
  /** Whether search engines must not index it. */
  noindex: boolean
  hasCard: boolean
  /** Style sheets that the first paint waits for. */
  sheets: number
  ids: Set<string>
  /** `name` is the accessible name; null for a link without one. */
  links: { href: string; name: string | null }[]
  /** The contents of its JSON-LD scripts. */
  data: string[]
  /** The targets of the visible breadcrumbs. */
  crumbs: string[]
  /** What its drawings and photographs show, whatever their seed and crop; what opens over it is a page of its own. */
  prints: string[]
}

type Attributes = Record<string, string>

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
])

/** Parses a page's HTML before any script has run. */
export function readPage(html: string, crumbsLabel: string): CrawledPage {
  const page: CrawledPage = {
    ...{ lang: '', title: '', h1s: 0, canonical: null, alternates: {}, noindex: false, hasCard: false },
    ...{ sheets: 0, ids: new Set(), links: [], data: [], crumbs: [], prints: [] },
  }
  const open: { name: string; attributes: Attributes }[] = []
  const inside = (name: string) => open.some(element => element.name === name)
  const hidden = () => open.some(({ attributes }) => attributes['aria-hidden'] === 'true')
  const inCrumbs = () => open.some(({ attributes }) => attributes['aria-label'] === crumbsLabel)

  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) page.ids.add(attributes.id)
      readHead(page, name, attributes)
      if (name === 'link' && attributes.rel === 'stylesheet' && inside('head')) page.sheets++
      if (name === 'h1') page.h1s++
      if (name === 'a' && attributes.href !== undefined) {
        const isHidden = hidden() || attributes['aria-hidden'] === 'true'
        page.links.push({ href: attributes.href, name: isHidden ? null : (attributes['aria-label'] ?? '') })
        if (inCrumbs()) page.crumbs.push(attributes.href)
      }
      if (name === 'img' && !open.some(({ attributes: { popover } }) => popover !== undefined))
        page.prints.push(...printOf(attributes.src ?? ''))
      if (name === 'img' && inside('a') && !hidden()) nameLink(page, attributes.alt ?? '')
      if (name === 'script' && attributes.type === 'application/ld+json') page.data.push('')
      if (!VOID.has(name)) open.push({ name, attributes })
    },
    ontext(text) {
      const at = open.at(-1)
      if (at?.name === 'title' && inside('head')) page.title += text
      if (at?.attributes.type === 'application/ld+json') page.data.push((page.data.pop() ?? '') + text)
      else if (at?.name !== 'script' && inside('a') && !hidden()) nameLink(page, text)
    },
    onclosetag(name) {
      if (!VOID.has(name)) open.splice(open.findLastIndex(element => element.name === name))
    },
  })
  parser.end(html)
  return page
}

/** The same scene at the same hour is the same picture. A person's portrait says who speaks, as often as they do. */
function printOf(src: string): string[] {
  const [, engine, drawing] = /^\/art\/[^/]+\/(posters|houses|plates)\/(.+)-\d+x\d+/.exec(src) ?? []
  const [photo] = /^\/photos\/[^/]+/.exec(src) ?? []
  return drawing ? [`${engine} ${drawing}`] : photo ? [photo] : []
}

function nameLink(page: CrawledPage, text: string): void {
  const link = page.links.at(-1)
  if (link && link.name !== null) link.name += text
}

function readHead(page: CrawledPage, name: string, attributes: Attributes): void {
  const { rel = '', href = '', content = '' } = attributes
  if (name === 'html') page.lang = attributes.lang ?? ''
  if (name === 'link' && rel === 'canonical') page.canonical = href
  if (name === 'link' && rel === 'alternate' && attributes.hreflang)
    page.alternates[attributes.hreflang] = href
  if (name === 'meta' && attributes.name === 'robots') page.noindex = content.includes('noindex')
  if (name === 'meta' && attributes.property === 'og:image') page.hasCard = content !== ''
}
