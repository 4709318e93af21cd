import {
  FORWARDED_LINE,
  FORWARDED_START,
  HEAD_BEGINS,
  HEAD_FIELDS,
  HEAD_LINKS,
  type HeadField,
  ORIGINAL_LINE,
  WROTE_VERB,
} from './reply-words.ts'

/** What begins an email within an email. */
export interface ReplyHead {
  kind: 'wrote' | 'fields' | 'original' | 'forwarded'
  /** Index after its last line. */
  end: number
  /** Who wrote the email below it, as far as the head tells. */
  sender: string
  /** Subject of the email below it; null if the head has none. */
  subject: string | null
  /** It is a head only if its sender is known: "Mensaje citado por Ana <ana@…>:", which a person may write as well. */
  isGuess?: boolean
}

const LONGEST_LINE = 500
const LONGEST_HEAD = 400
const MOST_HEAD_LINES = 6
const ADDRESS = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u
const YEAR = /(?<!\d)(?:19|20|25)\d{2}(?!\d)|(?<!\d)\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?!\d)/
const TIME =
  /(?<!\d)\d{1,2}(?::|h|時|时|点|點|시)\s?\d{2}(?!\d)|(?<!\d)\d{1,2}\s?(?:am|pm|a\.\s?m\.|p\.\s?m\.|uhr|h|น\.)(?!\p{L})|(?:kl\.?|klo|klokken|pukul|saa|alle|alle ore|godz\.?|um|om|o)\s\d{1,2}[.:]\d{2}/u
const FIELD =
  /^\s*[*_]{0,2}\s?([\p{L}\p{M}][\p{L}\p{M} .'’-]{0,28}?)\s?[*_]{0,2}\s?[:：]\s?[*_]{0,2}\s?(.*)$/u

export function isQuoted(line: string): boolean {
  return /^\s{0,3}[>＞]/.test(line)
}

/** A quoted line without its marks. */
export function withoutMarks(line: string): string {
  return line.replace(/^(?:\s{0,3}[>＞]\s?)+/, '')
}

export function isBlank(line: string): boolean {
  return !/[^\s\p{Cf}\u3164\u2800]/u.test(line)
}

/** Whether a short line names a day. */
export function isDated(line: string): boolean {
  return line.length <= 80 && YEAR.test(line)
}

/** A line that is only drawn: dashes, underscores, stars. */
export function isRuler(line: string): boolean {
  return /^\s*([-_=*~#+—–─━.])(?:\s?\1){2,}\s*$/u.test(line)
}

/** Digits of other scripts as 0 to 9, and HTML's brackets as brackets. */
function plainly(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669]/g, digit => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[\u0e50-\u0e59]/g, digit => String(digit.charCodeAt(0) - 0xe50))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
}

const LOCALES = 'en es fr de it pt nl da sv nb pl ru uk id sw vi fi cs tr he ca sk bg ro hu el hr'.split(' ')
/** Twelve days, each in another month, all days of the week among them. */
const DAYS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1)))

type Part = 'weekday' | 'month'
interface Word {
  type: Part
  text: string
}

function wordsIn(format: Intl.DateTimeFormat): Word[] {
  return DAYS.flatMap(day => format.formatToParts(day)).flatMap(({ type, value }) =>
    type !== 'weekday' && type !== 'month'
      ? []
      : value
          .toLowerCase()
          .split(/[\s\d.,-]+/)
          .flatMap(text => (text === '' ? [] : [{ type, text }])),
  )
}

/** In a date and alone: some languages decline months. Few formats, because each takes a third of a millisecond. */
function wordsOf(length: 'long' | 'short'): Word[] {
  const inDate = { weekday: length, month: length, day: 'numeric' } as const
  return LOCALES.flatMap(locale =>
    [inDate, { month: length }].flatMap(parts =>
      wordsIn(new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })),
    ),
  )
}

const LONG = wordsOf('long')

const WEEKDAYS: ReadonlySet<string> = new Set(
  LONG.flatMap(({ type, text }) => (type === 'weekday' ? [text] : [])),
)

/** Names of months and days of the week: their languages write them in lower case. */
const CALENDAR_WORDS: ReadonlySet<string> = new Set([...LONG, ...wordsOf('short')].map(({ text }) => text))

/**
 * Whether what stands between dates, addresses and the verb can be a name: no sentence, and few words in small letters
 * that do not belong to a head.
 */
function isNameLike(text: string, mostSmall: number, mostWords = 6): boolean {
  const bare = text
    .replaceAll(/<[^<>]*>?|\([^()]*@[^()]*\)|\[[^[\]]*\]|["“«][^"”»]*["”»]/g, ' ')
    .replaceAll(new RegExp(ADDRESS, 'gu'), ' ')
  if (/[!?;。！？]/.test(bare)) return false
  const words = bare.split(/[\s,:()<>'"“”«»-]+/).filter(word => /\p{L}/u.test(word) && !/\d/.test(word))
  const unknown = words.filter(word => {
    const small = word.toLowerCase()
    return !HEAD_LINKS.has(small) && !CALENDAR_WORDS.has(small.replace(/\.$/, ''))
  })
  const small = unknown.filter(word => /^\p{Ll}/u.test(word))
  return unknown.length <= mostWords && small.filter(word => !/[_.]\p{L}/u.test(word)).length <= mostSmall
}

/** Whether a sentence ends in a text: not after an abbreviation, a month or a number. */
function hasSentence(text: string): boolean {
  return [...text.matchAll(/(\p{L}{3,})[.!?]\s+\p{Lu}/gu)].some(([, word = '']) => {
    const small = word.toLowerCase()
    return !CALENDAR_WORDS.has(small) && !HEAD_LINKS.has(`${small}.`)
  })
}

/** "Ana Mora <ana@example.org> …", "ana@example.org …". */
function isNamedAddress(text: string, mostSmall: number): boolean {
  const at = text.search(ADDRESS)
  const name = text.slice(0, at).replace(/[<([]\s*(?:mailto:)?$/, '')
  return at >= 0 && at <= 90 && isNameLike(name, mostSmall)
}

/** Whether a text begins as a head does: with a date, a day of the week, or the word before one. */
export function isIntroducing(text: string): boolean {
  const lower = text.trim().toLowerCase()
  // Short names of days are words of other languages: "la", "mar", "mon".
  const [, word = '', goesOn] = /^(\p{L}+)([.,،]|\s+\d)?/u.exec(lower) ?? []
  return HEAD_BEGINS.test(lower) || (goesOn === undefined ? WEEKDAYS : CALENDAR_WORDS).has(word)
}

/** What a head, or a line that may be one, holds. */
interface Told {
  hasAddress: boolean
  hasYear: boolean
  hasTime: boolean
  endsOpen: boolean
  verb: RegExpExecArray | undefined
}

function toldBy(core: string): Told {
  const lower = core.toLowerCase()
  return {
    hasAddress: ADDRESS.test(core),
    hasYear: YEAR.test(core),
    hasTime: TIME.test(lower),
    // K-9 Mail puts the date last: "Ana <ana@example.org> skrev: (9 februari 2027 18:20)".
    endsOpen: /[:：](?:\s?\([^()]*\d[^()]*\))?$/.test(core),
    verb: [...lower.matchAll(WROTE_VERB)].at(-1),
  }
}

/** Whether a line directly above a quotation is its head without an address: with a name, the minute, and a verb. */
function isAboveQuote(core: string, { hasAddress, hasYear, hasTime, endsOpen, verb }: Told): boolean {
  if (hasAddress || !endsOpen || !hasYear || !hasTime || core.length > 200 || hasSentence(core)) return false
  // Mutt: "* Ana Mora [2027-02-09 18:20]:".
  const isBracketed = /\[[^\]]*\d[^\]]*\]\s?:$/.test(core)
  return (verb !== undefined || isBracketed) && isNameLike(core.replace(verb?.[0] ?? '', ' '), 0, 5)
}

/** Whether a line, or some joined, says when and by whom the rest was written. */
function saysWhoWrote(joined: string, isQuoteNext: boolean): boolean {
  const text = plainly(joined).trim()
  const core = text.replace(/^[-*_=\s]+/, '').replace(/[-*_=\s]+$/, '')
  const isDashed = /^[-_=]{2,}/.test(text) && /[-_=]{2,}$/.test(text)
  const mostSmall = isQuoteNext ? 1 : 0
  const isIntroduced = isIntroducing(core)
  const told = toldBy(core)
  if (isQuoteNext && isAboveQuote(core, told)) return true
  if (!isIntroduced && !isDashed && !isNamedAddress(core, mostSmall)) return false
  const { hasAddress, hasYear, hasTime, endsOpen, verb } = told
  if (/^\d{4}-\d\d-\d\d \d\d:\d\d (?:GMT|UTC)[+-]\d\d:\d\d \S/.test(core)) return true
  if (!verb) {
    const beginsWithDate = /^[\d]|^\p{L}{2,12}\.?,?\s\d/u.test(core)
    return beginsWithDate && hasAddress && (hasTime || hasYear) && (endsOpen || isQuoteNext)
  }
  const before = core.slice(0, verb.index)
  const after = core.slice(verb.index + verb[0].length)
  const isVerbLast = /^[\s:：>\])]*$/.test(after)
  if (!endsOpen && !isVerbLast) return false
  const isNamed = (most: number, words?: number) =>
    isNameLike(before, most, words) && isNameLike(after, most, words)
  const isWhole = isIntroduced && hasAddress && hasTime && !hasSentence(before)
  if (isWhole && isNamed(6, 14)) return true
  if (hasAddress && (hasTime || hasYear) && isNamed(isIntroduced ? 3 : mostSmall)) return true
  if (!isNamed(mostSmall)) return false
  return isDashed || (hasTime && hasYear) || (isQuoteNext && (hasYear || hasTime))
}

/** Whether a text tells of nobody but one person who wrote, or was quoted: a head, if the person is known. */
function mayTellWhoWrote(joined: string, isQuoteNext: boolean): boolean {
  const core = plainly(joined).trim()
  const { hasAddress, endsOpen, verb } = toldBy(core)
  const isTold = isQuoteNext ? hasAddress || verb !== undefined : hasAddress && verb !== undefined
  return core.length <= 200 && endsOpen && isTold && isNameLike(core, isQuoteNext ? 3 : 1, 6)
}

/** Index of the first line from `at` on that is not blank. */
function nextWritten(lines: readonly string[], at: number): number {
  let next = at
  while (next < lines.length && isBlank(lines[next] ?? '')) next++
  return next
}

/** Whether a head may begin at a line although lines above, if they begin as one does, could be the rest of it. */
function mayBeginHead(line: string, above: string | null): boolean {
  const begins = isIntroducing(plainly(line).replace(/^[-*_=\s]+/, ''))
  return above === null
    ? begins || /^[\p{Lu}\p{Lo}*]/u.test(line)
    : begins && !/[<(,]$/.test(above) && !isNameLike(above, 0, 0)
}

/** "On Monday, Ana <ana@example.org> wrote:", over one line or several. */
function wroteAt(lines: readonly string[], at: number, most = MOST_HEAD_LINES): ReplyHead | null {
  let joined = ''
  const begins = isIntroducing(plainly(lines[at] ?? '').replace(/^[-*_=\s]+/, ''))
  for (let end = at; end < Math.min(lines.length, at + most); end++) {
    const line = (lines[end] ?? '').trim()
    if (isBlank(line)) {
      // Some programs part the name from its address.
      if (!/^\s*<|^\s*> wrote/.test(lines[nextWritten(lines, end)] ?? '')) return null
      continue
    }
    if (end > at && isQuoted(line) && !/^[>＞]\s?(?:wrote)?\s?[:：]/.test(line)) return null
    // The sender's last line is no part of the head below it.
    const isLater = end > at && mayBeginHead(line, begins ? joined : null)
    if (isLater && wroteAt(lines, end, Math.min(3, most - (end - at)))) return null
    joined += joined === '' ? line : ` ${line}`
    if (joined.length > LONGEST_HEAD) return null
    const next = lines[nextWritten(lines, end + 1)] ?? ''
    const isQuoteNext = isQuoted(next) || /^\s*\|/.test(next)
    if (saysWhoWrote(joined, isQuoteNext))
      return { kind: 'wrote', end: end + 1, sender: joined, subject: null }
    if (mayTellWhoWrote(joined, isQuoteNext))
      return { kind: 'wrote', end: end + 1, sender: joined, subject: null, isGuess: true }
  }
  return null
}

/** Whether a line is the first field of a quoted email's head: "From: …", whether or not others follow. */
export function startsFields(line: string): boolean {
  const [, name = ''] = FIELD.exec(plainly(line)) ?? []
  return HEAD_FIELDS.get(name.trim().toLowerCase()) === 'from'
}

interface HeadLines {
  fields: Map<HeadField, string>
  end: number
}

/** Lines such as "From: …", "Sent: …", one below another, with values that go on in the next line. */
function fieldsAt(lines: readonly string[], at: number): HeadLines {
  const fields = new Map<HeadField, string>()
  let last: HeadField | null = null
  let end = at
  for (let here = at; here < lines.length; here++) {
    const line = plainly(lines[here] ?? '')
    if (isBlank(line)) {
      // Word writes each field as a paragraph of its own.
      const next = FIELD.exec(plainly(lines[here + 1] ?? ''))
      const field = next && HEAD_FIELDS.get((next[1] ?? '').trim().toLowerCase())
      if (!field || fields.has(field) || fields.has('subject')) break
      continue
    }
    if (line.length > LONGEST_LINE && here === at) break
    const [, name = '', value = ''] = FIELD.exec(line.slice(0, LONGEST_LINE)) ?? []
    const field = HEAD_FIELDS.get(name.trim().toLowerCase())
    if (field) {
      if (field === 'from' && fields.has('from')) break
      fields.set(field, `${fields.get(field) ?? ''} ${value}`.trim())
      last = field
      end = here + 1
      continue
    }
    const goesOn =
      last !== null && last !== 'date' && last !== 'subject' && /@|^\s*[<>[]|[,;<[]$/.test(`${line}`)
    if (!goesOn || last === null) break
    fields.set(last, `${fields.get(last)} ${line.trim()}`)
    end = here + 1
  }
  return { fields, end }
}

/** The head of a quoted email as Outlook writes it, if it can be nothing else: not a list of places and dates. */
function headFieldsAt(lines: readonly string[], at: number): ReplyHead | null {
  if (!FIELD.test(plainly((lines[at] ?? '').slice(0, LONGEST_LINE)))) return null
  const { fields, end } = fieldsAt(lines, at)
  const from = fields.get('from')
  const date = fields.get('date') ?? ''
  const people = `${from ?? ''} ${fields.get('to') ?? ''} ${fields.get('copy') ?? ''}`
  const hasAddress = ADDRESS.test(people)
  const hasDate = YEAR.test(date) || TIME.test(date.toLowerCase())
  const isEmail = hasAddress || (fields.has('subject') && hasDate)
  const isWhole = from !== undefined && (date !== '' || fields.has('to')) && fields.size >= 2
  const isHeadless = from === undefined && hasAddress && YEAR.test(date) && fields.has('to')
  if (!isEmail || !(isWhole || isHeadless)) return null
  return { kind: 'fields', end, sender: from ?? '', subject: fields.get('subject') ?? null }
}

/** A line without its dashes and stars; null if it has none on either side. */
function betweenDashes(line: string): string | null {
  const found = /^[*_\s]*[-—–_=]{2,}[\s*]*([^-—–_=].*?)[\s*]*[-—–_=]{2,}[*_\s]*$/u.exec(line)
  return found?.[1]?.trim().toLowerCase() ?? null
}

/** "-----Original Message-----" and its like, with the head below it. */
function markedAt(lines: readonly string[], at: number): ReplyHead | null {
  const line = plainly((lines[at] ?? '').trim())
  if (line.length > 120) return null
  const words = betweenDashes(line)
  const bare = line.replaceAll(/[*_]/g, '').trim().toLowerCase()
  if ((words !== null && FORWARDED_LINE.test(words)) || FORWARDED_START.test(bare))
    return { kind: 'forwarded', end: at + 1, sender: '', subject: null }
  const isOriginal = ORIGINAL_LINE.test(words ?? bare.replace(/\s?[:：]$/, ''))
  if (words === null && !isOriginal) return null
  // Between dashes, in words of whatever language, if a head follows.
  const next = nextWritten(lines, at + 1)
  const fields = next <= at + 2 || isOriginal ? headFieldsAt(lines, next) : null
  if (fields || words === null) return fields
  return isOriginal ? { kind: 'original', end: at + 1, sender: '', subject: null } : null
}

/** The head that begins at a line, if one does. */
export function headAt(lines: readonly string[], at: number): ReplyHead | null {
  const line = lines[at] ?? ''
  if (line.length > LONGEST_LINE || isBlank(line)) return null
  return markedAt(lines, at) ?? headFieldsAt(lines, at) ?? wroteAt(lines, at)
}
