/** Decides whether a machine may have sent a request. Doubtful ones are stored and marked, never refused. */

/** Name of the hidden trap field: people do not see it, machines fill in every field. */
export const TRAP_FIELD = 'subject'

/** What is known of how a request was sent; any of it may be missing. */
export interface Evidence {
  /** Whether the trap field has a value. */
  trap?: boolean | undefined
  /** Milliseconds from the page's opening to the submit; only the page's script can measure it. */
  tookMs?: number | undefined
  /** The sender's own text, if the message contains more than that. */
  ownWords?: string | undefined
  /** The headers of a form posted by a browser. */
  headers?: { get: (name: string) => string | null } | undefined
}

/** The text that is checked. */
interface Words {
  name: string
  message: string
}

/** Signs of a machine, with their weights. */
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

/** A request with at least this weight is doubtful. */
const DOUBTFUL = 3

/** Signs that people show now and then. The proof of work clears only these: machines have browsers too. */
const LIGHT: readonly Sign[] = ['quick', 'gibberish', 'link', 'joined_name', 'no_language']
/** Light signs up to this weight are cleared by a proof of work. */
const OUTWEIGHED = 4

const QUICKEST_MS = 2_000
const MANY_LINKS = 2

const LINK = /https?:\/\/\S+|\bwww\.\S+|\b[\w-]+\.(ru|xyz|top|icu|shop|click|link|site|online)\b/gi
const MARKUP = /\[\/?(url|link|img)\b|<a\s|href\s*=|<\/?(script|iframe)\b/i
/** Typical sales texts; travellers write about trips. */
const SELLING =
  /\b(back-?links?|seo (expert|services?|agency|audit|packages?)|guest posts?|domain authority|first page of google|rank (higher|on google|#?1)|(more|increase|boost)( your)? (web(site)? )?(traffic|leads|sales|rankings?)|posicionamiento (seo|web)|m[aá]s tr[aá]fico|casinos?|viagra|cialis|payday loans?|business loans?|crypto|bitcoins?|forex|investment opportunity|inversi[oó]n garantizada|escorts?|porn|replica watches|web ?design (services|company)|mobile app development|unsubscribe|million (us )?dollars|next of kin|pr[eé]stamos? (r[aá]pidos?|urgentes?))\b/i
const TOOL =
  /curl|python|wget|scrapy|go-http|java\/|okhttp|libwww|perl|headless|phantom|httpclient|node-fetch|axios/i

/** Six consonants in a row. */
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

/** The signs that make a request doubtful; empty if it is not. */
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

/** The signs that remain after the sender's browser did the proof of work. */
export function doubtsAfterProof(found: readonly string[]): readonly string[] {
  return found.every(isLight) && weightOf(found) <= OUTWEIGHED ? [] : found
}
