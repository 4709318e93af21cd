import {
  headAt,
  isBlank,
  isDated,
  isIntroducing,
  isQuoted,
  isRuler,
  type ReplyHead,
  startsFields,
  withoutMarks,
} from './reply-heads.ts'
import { isSentFromLine, POINTING_BELOW } from './reply-words.ts'

/** What is known about an email beside its text. */
export interface KnownOfEmail {
  /** Its subject, as it came. */
  subject: string
  /** Whether a person named in a quoted email's head ("Ana <ana@example.org>") is of our side, or the sender. */
  isKnown: (person: string) => boolean
  /** Whether its HTML shows answers within the email that it answers, in a colour or a hand of their own. */
  hasAnswersInside: boolean
}

/** Lines from `from` up to `to`. */
interface Stretch {
  kind: 'text' | 'quote'
  from: number
  to: number
  /** The head inside or above the quote; null for what the sender quoted by themselves. */
  head: ReplyHead | null
}

const NOTHING_KNOWN: KnownOfEmail = { subject: '', isKnown: () => true, hasAnswersInside: false }
/** Characters that are read; the whole email is stored beside. */
const MOST_READ = 1_000_000
/** Lines that are searched for a head, from the beginning, and for what a program added, from the end. */
const MOST_LINES = 10_000
const MOST_FOOT_LINES = 100

/** Line breaks as one character, no invisible controls, no spaces at the end of a line but those of "-- ". */
function linesOf(text: string): string[] {
  return text
    .slice(0, MOST_READ)
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .split('\n')
    .map(line => (line === '-- ' ? line : line.trimEnd()))
}

/** Without empty lines around, and with at most one between. */
function joined(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd()
}

/** Prefixes of a subject that answer, and that forward. */
const ANSWERING =
  're|aw|antw|antwort|sv|ref|rif|res|odp|отв|ответ|вiдп|відп|на|hồi âm|trả lời|ตอบ|ตอบกลับ|bls|balas|jibu|回复|回覆|答复|返信|답장|회신|رد|r|ynt|תשובה|απ'
const FORWARDING =
  // Norwegian "VS" forwards; the Finnish one answers.
  'fwd?|wg|tr|rv|enc|i|pd|vb|vl|vs|vid|doorst|пер|пересл|fw|转发|轉寄|転送|전달|chuyển tiếp|chuyen tiep|ส่งต่อ|trs|teruskan|mbele|إعادة توجيه|továbbítás|iletildi'

const PREFIX = new RegExp(
  `^\\s*(?:(${FORWARDING})|(?:${ANSWERING}))(?:\\s?\\[\\d+\\]|\\s?\\(\\d+\\)|\\^\\d+)?\\s?[:：]\\s*`,
  'iu',
)

interface SubjectWords {
  /** The subject without "Re:" and "Fwd:". */
  words: string
  isAnswer: boolean
  isForward: boolean
}

/** Splits a subject into its prefixes and its words. */
export function splitSubject(subject: string): SubjectWords {
  let words = subject.trim()
  let isAnswer = false
  let isForward = false
  for (let found = PREFIX.exec(words); found; found = PREFIX.exec(words)) {
    if (found[1] === undefined) isAnswer = true
    else isForward = true
    words = words.slice(found[0].length)
  }
  if (/^(?:re|aw|sv|fwd?)$/i.test(words)) return { words: '', isAnswer: true, isForward }
  return { words: words.trim(), isAnswer, isForward }
}

/** Whether an email under this head was forwarded to us to be read, rather than answered. */
function isForwarded({ kind, sender, subject }: ReplyHead, known: KnownOfEmail, isMarked: boolean): boolean {
  if (kind === 'forwarded') return true
  if (kind === 'original' || sender === '' || known.isKnown(sender)) return false
  if (kind === 'wrote') return !isMarked
  const own = splitSubject(known.subject)
  return own.isForward || subject === null || splitSubject(subject).words !== own.words
}

/** The end of a block of quoted lines, with the links that a program wrapped into lines without a mark. */
function quoteEnd(lines: readonly string[], from: number): number {
  let end = from
  let at = from
  let isLinkOpen = false
  for (; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (isBlank(line)) continue
    if (!isQuoted(line) && !isLinkOpen) break
    const opened = Math.max(line.lastIndexOf('(http'), line.lastIndexOf('<http'))
    isLinkOpen = isQuoted(line) && opened >= 0 && !/[)>]/.test(line.slice(opened))
    end = at + 1
  }
  return end
}

/** The head in the first lines of a quoted block. */
function headInside(lines: readonly string[], from: number, to: number): ReplyHead | null {
  const inner = lines.slice(from, Math.min(to, from + 12)).map(withoutMarks)
  const first = inner.findIndex(line => !isBlank(line) && !isRuler(line))
  if (first < 0) return null
  // Some programs write "Message of 26/11/26 09:14" above the fields.
  const head = headAt(inner, first) ?? (isDated(inner[first] ?? '') ? headAt(inner, first + 1) : null)
  return head && { ...head, end: from + head.end }
}

interface Found {
  /** Where the sender's own beginning ends. */
  from: number
  head: ReplyHead
}

/** The first head outside quotations, or at the beginning of one. */
function findHead(lines: readonly string[], known: KnownOfEmail): Found | null {
  for (let at = 0; at < Math.min(lines.length, MOST_LINES); at++) {
    const line = lines[at] ?? ''
    if (isBlank(line)) continue
    if (isQuoted(line)) {
      const end = quoteEnd(lines, at)
      const head = headInside(lines, at, end)
      if (head && !isForwarded(head, known, true)) return { from: at, head }
      at = end - 1
      continue
    }
    const head = headAt(lines, at)
    if (head && (!head.isGuess || known.isKnown(head.sender))) return { from: at, head }
  }
  return null
}

/** "… see you. On Monday, Ana <ana@example.org> wrote:" in one line, above a quotation: as two lines. */
function splitBeforeHead(line: string, next: string): string[] {
  if (isQuoted(line) || !isQuoted(next) || !/[:：]$/.test(line)) return [line]
  const [, own, head] =
    /^(.*?\S)(?:-{2,}\s*|\s+)((?:On|El|Le|Am|Il|Em|Op|Den)\s[^<@]*\d.*[:：])$/u.exec(line) ?? []
  if (!own || !head || !/\p{L}/u.test(own) || isIntroducing(line)) return [line]
  return headAt([head, next], 0) ? [own, head] : [line]
}

/** "----- Forwarded message ----- From: …" and "On Monday, Ana <ana@…> wrote:   Dear you" (Yahoo): as two lines. */
function splitAfterHead(line: string): string[] {
  const [, marked, field] =
    /^(\s*[-_—]{3,}[^-_—]{1,60}[-_—]{3,})\s+(\p{L}[^:：]{0,29}[:：].*)$/u.exec(line) ?? []
  if (marked && field && startsFields(field)) return [marked, field]
  const [, head, quoted] = /^(.{20,300}?@.{3,200}?[:：])\s{2,}(\S.*)$/u.exec(line) ?? []
  return head && quoted && headAt([head], 0)?.kind === 'wrote' ? [head, quoted] : [line]
}

function splitSharedLines(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    if (line.length > 600) return [line]
    const parts = splitAfterHead(line)
    const next = lines.slice(at + 1, at + 3).find(below => !isBlank(below)) ?? ''
    return parts.length > 1 ? parts : splitBeforeHead(line, next)
  })
}

/** Whether a ruler ends a box of a few lines that the same ruler begins: a signature of the sender's. */
function endsBox(lines: readonly string[], at: number): boolean {
  const drawn = (lines[at] ?? '').trim()
  return lines.slice(Math.max(0, at - 10), at).some(line => line.trim() === drawn)
}

/**
 * Without what a program added at the end ("Sent from my iPhone") and the rulers beside it; above a head, without the
 * rulers that belong to the head.
 */
function withoutFoot(lines: readonly string[], isAboveHead = false): string[] {
  let end = lines.length
  let added = isAboveHead ? end : null
  let ruler = -1
  for (let written = 0; end > 0 && written < MOST_FOOT_LINES; end--) {
    const line = lines[end - 1] ?? ''
    if (isBlank(line)) continue
    if (isSentFromLine(line)) added = end
    else if (isRuler(line)) ruler = end - 1
    else break
    written++
  }
  if (end === 0) return []
  if (added === null) return [...lines]
  return lines.slice(0, ruler >= 0 && ruler < added && endsBox(lines, ruler) ? ruler + 1 : end)
}

/** The marked quotations and the texts after a head. */
function stretchesAfter(lines: readonly string[], start: number): Stretch[] {
  const found: Stretch[] = []
  let at = start
  while (at < lines.length) {
    if (isBlank(lines[at] ?? '')) {
      at++
      continue
    }
    if (isQuoted(lines[at] ?? '')) {
      const to = quoteEnd(lines, at)
      found.push({ kind: 'quote', from: at, to, head: null })
      at = to
      continue
    }
    let to = at
    while (to < lines.length && !isQuoted(lines[to] ?? '')) to++
    found.push({ kind: 'text', from: at, to, head: null })
    at = to
  }
  return found
}

/**
 * What stands below a head whose quotation is marked. Quotations below which the sender goes on stay, if there are words
 * above or between them as well.
 */
function answersBelow(
  lines: readonly string[],
  start: number,
  isTextAbove: boolean,
  known: KnownOfEmail,
): string[] {
  const stretches = stretchesAfter(lines, start)
  const lastText = stretches.findLastIndex(({ kind }) => kind === 'text')
  if (lastText < 0) return []
  const firstText = stretches.findIndex(({ kind }) => kind === 'text')
  const isBetween = stretches.slice(firstText).some(({ kind }) => kind === 'quote')
  const kept = stretches.slice(0, lastText + 1).flatMap(({ kind, from, to }, at) => {
    if (kind === 'quote' && !isBetween && !isTextAbove) return []
    const end = stretches[at + 1]?.from ?? to
    // What follows may be another email with its own head.
    return kind === 'quote' ? lines.slice(from, end) : cut(lines.slice(from, end), known)
  })
  return kept
}

/** Whether the sender says that they go on below: in the quotation. */
function pointsBelow(lines: readonly string[]): boolean {
  const words = lines.join(' ').toLowerCase()
  return words.length <= 600 && POINTING_BELOW.test(words)
}

/** The sender's own lines. */
function cut(lines: readonly string[], known: KnownOfEmail): string[] {
  const found = findHead(lines, known)
  if (!found) return [...lines]
  const { from, head } = found
  const next = lines.findIndex((line, at) => at >= head.end && !/^[\s>＞]{0,4}$/u.test(line))
  const isBarred = next >= 0 && /^\s*\|/.test(lines[next] ?? '')
  const isMarked = next >= 0 && isQuoted(lines[next] ?? '')
  if (isForwarded(head, known, isMarked || isBarred)) return [...lines]
  const before = withoutFoot(lines.slice(0, from), true)
  // Answers within a quotation that is not marked, or in its marks: nobody can part them.
  const hasAnswersInside = known.hasAnswersInside || (!isMarked && before.length > 0 && pointsBelow(before))
  if (hasAnswersInside) return [...lines]
  if (isMarked) return [...before, '', ...answersBelow(lines, next, before.length > 0, known)]
  if (before.length > 0) return before
  // Nothing above: the answer stands below its head.
  return head.kind === 'wrote' && next >= 0 ? cut(lines.slice(head.end), known) : [...lines]
}

const POSTSCRIPT = /^\s*(?:p\.?\s?[sd]\.?|n\.?b\.?|post\s?scriptum)(?:\s|:|$|-)/i

/** Without the signature below "-- ", if it is one: short, and nothing that reads like a letter. "--" is a ruler. */
function withoutSignature(lines: readonly string[]): string[] {
  const at = lines.lastIndexOf('-- ')
  if (at < 0) return [...lines]
  const below = lines.slice(at + 1).filter(line => !isBlank(line))
  const isShort = below.length <= 10 && below.every(line => line.length <= 120)
  const says = below.some(line => POSTSCRIPT.test(line) || /[?¿]/.test(line))
  if (!isShort || says) return [...lines]
  return lines.slice(0, at)
}

/** What a mailing list adds below, in whatever language: addresses and pages that only lists have. */
const LIST_WORDS =
  /mailing.?list|\/listinfo|google groups|google.?gruppen|grupos de google|grupos do google|groupes google|gruppi google|google 网上论坛|google 網上論壇|google グループ|google 그룹스|groups\.google|groups\.io|unsubscribe from this group|yahoo groups|[+-]unsubscribe@|-leave@|-signoff|\/sympa|\/optout|lista de (?:correo|distribuci[oó]n|discuss[aã]o)|liste de (?:diffusion|discussion)|mailingliste|postlista|e-postliste|lista di distribuzione|список рассылки|рассылк|メーリングリスト|邮件列表/i

/** Without a mailing list's footer. */
function withoutListFooter(lines: readonly string[]): string[] {
  const at = lines.findLastIndex(line => /^--\s?$/.test(line) || isRuler(line))
  const below = at < 0 ? [] : lines.slice(at + 1).filter(line => !isBlank(line))
  const isFooter = below.length > 0 && below.length <= 8 && below.some(line => LIST_WORDS.test(line))
  return isFooter ? lines.slice(0, at) : [...lines]
}

/**
 * The sender's own text of an email: without the email that it answers, without what a program added. In doubt a part
 * stays: forwarded emails, lists, rulers, quotations by the sender and postscripts are text. All of it below its
 * subject if nothing else is left. Linear in the length of the text.
 */
export function ownWords(text: string, given: Partial<KnownOfEmail> = {}): string {
  const known = { ...NOTHING_KNOWN, ...given }
  const lines = linesOf(text)
  const letter = withoutSignature(withoutFoot(withoutListFooter(lines)))
  const own = cut(splitSharedLines(letter), known)
  return joined(withoutFoot(withoutSignature(withoutFoot(own)))) || withSubject(lines, known.subject)
}

/** A body that is all history: the answer may stand in the subject. */
function withSubject(lines: readonly string[], subject: string): string {
  const whole = joined(lines)
  const { words } = splitSubject(subject)
  return whole.toLowerCase().includes(words.toLowerCase()) ? whole : joined([words, '', whole])
}

/** Whether an email holds nothing but what its program added. */
export function saysNothing(text: string): boolean {
  return withoutFoot(linesOf(text)).length === 0
}

/** Where the email below the first head begins, in lines; -1 if there is none. */
export function historyStart(text: string): number {
  return findHead(linesOf(text), NOTHING_KNOWN)?.head.end ?? -1
}
