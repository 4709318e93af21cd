/** Whether a request looks as if a machine had sent it. Doubtful ones are kept and marked, never refused. */

/** Name of the field that no person sees; machines fill in whatever there is. */
export const TRAP_FIELD = 'subject'

/** What a door knows of how a request was sent; all of it may be missing. */
export interface Evidence {
  /** Whether the field was filled in that no person sees. */
  trap?: boolean | undefined
  /** Milliseconds from the page's opening to the sending; only a page's own script can tell. */
  tookMs?: number | undefined
  /** What they wrote themselves, where the message says more than that. */
  ownWords?: string | undefined
  /** What a browser says of itself, where a form was posted by one. */
  headers?: { get: (name: string) => string | null } | undefined
}

/** The words that are judged. */
interface Words {
  name: string
  message: string
}

/** Signs of a machine, with what each weighs. */
const signs = {
  trap: 3,
  quick: 2,
  markup: 3,
  link: 1,
  links: 3,
  name_link: 3,
  selling: 3,
  gibberish: 2,
  joined_name: 1,
  no_agent: 2,
  tool: 2,
  no_language: 1,
  elsewhere: 2,
} as const
export type Sign = keyof typeof signs

/** From this weight on a request is doubtful. */
const DOUBTFUL = 3

/** What people show now and then. Of the others no work takes any off: machines have browsers too. */
const LIGHT: readonly Sign[] = ['quick', 'gibberish', 'link', 'joined_name', 'no_language']
/** Light signs up to this weight are outweighed by a browser that did the work it was asked to do. */
const OUTWEIGHED = 4

const QUICKEST_MS = 2_000
const MANY_LINKS = 2

const LINK = /https?:\/\/\S+|\bwww\.\S+|\b[\w-]+\.(ru|xyz|top|icu|shop|click|link|site|online)\b/gi
const MARKUP = /\[\/?(url|link|img)\b|<a\s|href\s*=|<\/?(script|iframe)\b/i
/** What is sold to owners of sites, and to anybody. Travellers write about trips. */
const SELLING =
  /\b(back-?links?|seo (expert|services?|agency|audit|packages?)|guest posts?|domain authority|first page of google|rank (higher|on google|#?1)|(more|increase|boost)( your)? (web(site)? )?(traffic|leads|sales|rankings?)|posicionamiento (seo|web)|m[aá]s tr[aá]fico|casinos?|viagra|cialis|payday loans?|business loans?|crypto|bitcoins?|forex|investment opportunity|inversi[oó]n garantizada|escorts?|porn|replica watches|web ?design (services|company)|mobile app development|unsubscribe|million (us )?dollars|next of kin|pr[eé]stamos? (r[aá]pidos?|urgentes?))\b/i
const TOOL =
  /curl|python|wget|scrapy|go-http|java\/|okhttp|libwww|perl|headless|phantom|httpclient|node-fetch|axios/i

/** A word that nobody pronounces. */
const UNPRONOUNCEABLE = /[bcdfghjklmnpqrstvwxz]{6,}/i

function isGibberish({ name, message }: Words): boolean {
  const isOneWord = message.length >= 12 && !/\s/.test(message.trim())
  return (isOneWord || UNPRONOUNCEABLE.test(message)) && /^[\x20-\x7e]*$/.test(name + message)
}

function signsOfWords(words: Words): Sign[] {
  const { name, message } = words
  const links = message.match(LINK)?.length ?? 0
  const found: [Sign, boolean][] = [
    ['markup', MARKUP.test(message)],
    ['link', links === 1],
    ['links', links >= MANY_LINKS],
    ['name_link', /https?:|www\.|\.(com|ru|net|org|xyz)\b/i.test(name)],
    ['selling', SELLING.test(message) || SELLING.test(name)],
    ['gibberish', isGibberish(words)],
    ['joined_name', /^[A-Z]?[a-z]{3,}[A-Z]{1,2}[a-z]*$/.test(name)],
  ]
  return found.flatMap(([sign, isSeen]) => (isSeen ? [sign] : []))
}

function signsOfHeaders(headers: NonNullable<Evidence['headers']>): Sign[] {
  const agent = headers.get('user-agent') ?? ''
  const found: [Sign, boolean][] = [
    ['no_agent', agent === ''],
    ['tool', TOOL.test(agent)],
    ['no_language', !headers.get('accept-language')],
    ['elsewhere', headers.get('sec-fetch-site') === 'cross-site'],
  ]
  return found.flatMap(([sign, isSeen]) => (isSeen ? [sign] : []))
}

function weightOf(found: readonly Sign[]): number {
  return found.reduce((sum, sign) => sum + signs[sign], 0)
}

/** The signs for which a request is doubtful; none where it is not. */
export function doubtsAbout({ name, message }: Words, evidence: Evidence): Sign[] {
  const { trap, tookMs, headers, ownWords = message } = evidence
  const found: Sign[] = [
    ...(trap ? (['trap'] as const) : []),
    ...(tookMs !== undefined && tookMs < QUICKEST_MS ? (['quick'] as const) : []),
    ...signsOfWords({ name, message: ownWords }),
    ...(headers ? signsOfHeaders(headers) : []),
  ]
  return weightOf(found) >= DOUBTFUL ? found : []
}

const isLight = (sign: string): sign is Sign => (LIGHT as readonly string[]).includes(sign)

/** The signs that stay once the sender's browser has done the work. */
export function doubtsAfterProof(found: readonly string[]): readonly string[] {
  return found.every(isLight) && weightOf(found) <= OUTWEIGHED ? [] : found
}
