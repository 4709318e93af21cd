import { createHash } from 'node:crypto'
import { decode } from 'iconv-lite'
import PostalMime, { type Attachment, decodeWords, type Email } from 'postal-mime'
import {
  type CheckedFile,
  type ReceivedFile,
  refuseAttachment,
  validateAttachment,
} from '#app/features/conversation/attachment/validate-attachment.server.ts'
import { hasAnswersInside } from '#app/features/conversation/email-text/answers-inside.ts'
import { htmlWords } from '#app/features/conversation/email-text/html-words.ts'
import {
  type KnownOfEmail,
  ownWords,
  saysNothing,
  splitSubject,
} from '#app/features/conversation/email-text/own-words.ts'
import { type EmailHeaders, headersOf, machineKind } from './inbound-email.ts'

/** Smaller inline images are separator lines and logos. */
const SMALLEST_INLINE_BYTES = 8 * 1024
const MOST_FILES = 20
const MOST_HTML = 2_000_000
const LONGEST_ID = 900
const LONGEST_SUBJECT = 500
/** Longer texts are cut; the whole email is kept beside. */
const MOST_EMAIL_CHARACTERS = 100_000
const MOST_WHOLE = 500_000
/** Lines that may part an email, and how deep its parts and how large its headers may be. */
const MOST_PARTING_LINES = 5_000
const DEEPEST = 30
const MOST_HEADER_BYTES = 512 * 1024

/** An email that no further try will read. */
export class UnreadableEmail extends Error {
  override name = 'UnreadableEmail'
}

export interface ReceivedEmail {
  /** Its Message-ID, at most 900 characters; the SHA-256 of the whole email if it has none. */
  id: string
  /** Sender's address in lower case and name, as claimed. */
  from: string
  fromName: string
  headers: EmailHeaders
  written: ReturnType<typeof machineKind>
  subject: string
  /** The sender's own text; '' if there is none. */
  text: string
  /** All its text, with what it quotes. */
  whole: string
  files: CheckedFile[]
}

/** Text as the database can store it. */
function tidyLine(text: string, most: number): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, most)
    .toWellFormed()
    .trim()
}

async function parse(raw: Uint8Array): Promise<Email> {
  const options = {
    ...({ forceRfc822Attachments: true, attachmentEncoding: 'arraybuffer' } as const),
    ...{ maxNestingDepth: DEEPEST, maxHeadersSize: MOST_HEADER_BYTES },
  }
  try {
    return await PostalMime.parse(raw, options)
  } catch (cause) {
    throw new UnreadableEmail('the email’s structure cannot be read', { cause })
  }
}

function refuseTooManyParts(raw: Uint8Array): void {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  let lines = 0
  for (let at = bytes.indexOf('\n--'); at >= 0; at = bytes.indexOf('\n--', at + 3)) {
    lines++
    if (lines > MOST_PARTING_LINES) throw new UnreadableEmail('the email has too many parts')
  }
}

function isBlank(text: string | undefined): boolean {
  return !/[^\s\p{Cf}]/u.test(text ?? '')
}

/** The text that the sender wrote: the plain one, unless the HTML says more. */
function wholeText({ text = '', html = '' }: Email): string {
  if (isBlank(html)) return text
  const words = htmlWords(html.slice(0, MOST_HTML))
  if (isBlank(text)) return words
  // Some programs put a notice into the plain part, or lose there which lines are quoted.
  const countOf = (some: string) => some.split(/\s+/).length
  const isNotice = countOf(words) > 4 * countOf(text) + 20
  const losesQuotes = /<blockquote/i.test(html) && !/^\s*>/m.test(text)
  return isNotice || losesQuotes ? words : text
}

function answersInside({ html = '' }: Email): boolean {
  return !isBlank(html) && hasAnswersInside(html.slice(0, MOST_HTML))
}

function lettersOf({ text = '', html = '' }: Email): string {
  return `${text}${html}`
}

/** In the headers of an email or of one of its parts. */
const UTF7 = /^content-type:[ \t]*text\/(?:[^\r\n]|\r?\n[ \t])*charset\s*=\s*"?(?:unicode-1-1-)?utf-7\b/im
const TEXT_TYPE = /^(content-type:[ \t]*text\/(?:plain|html)\b)((?:[^\r\n]|\r?\n[ \t])*)/gim
const CHARSET = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;"]*))/gi
/** Character sets whose bytes are those of ASCII, so that every text in them is UTF-8 as well. */
const SEVEN_BIT = /^(?:iso-2022|hz|utf-?7|utf-?16|unicode-1-1)/i
const NOTHING_NAMED = /^(?:utf-?8|us-ascii|ascii|unknown-8bit|x-unknown|default)?$/i

function isUtf7(head: string): boolean {
  return UTF7.test(head)
}

/** Text in UTF-7 (RFC 2152), which no decoder reads any more. */
function fromUtf7(text: string): string {
  return text.replaceAll(/\+([A-Za-z0-9+/]*)-?/g, (_, packed: string) =>
    packed === '' ? '+' : Buffer.from(packed, 'base64').swap16().toString('utf16le'),
  )
}

/** The same email with the character set of its text parts as `choose` says of each. */
function withCharset(raw: Uint8Array, choose: (named: string) => string): Uint8Array {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1')
  const named = text.replaceAll(TEXT_TYPE, (_, type: string, more: string) => {
    const [, quoted, bare] = [...more.matchAll(CHARSET)][0] ?? []
    return `${type}; charset=${choose(quoted ?? bare ?? '')}${more.replaceAll(CHARSET, '')}`
  })
  const hasType = /^content-type:/im.test(text.slice(0, Math.max(0, text.search(/\r?\n\r?\n/))))
  return Buffer.from(
    hasType ? named : `Content-Type: text/plain; charset=${choose('')}\r\n${named}`,
    'latin1',
  )
}

/** The same email in a character set of its own where the sender named none, or wrongly one of Unicode. */
function asIfIn(raw: Uint8Array, charset: string): Uint8Array {
  return withCharset(raw, named => (NOTHING_NAMED.test(named) ? charset : named))
}

/** The same email as if its texts were in UTF-8; null if they are already. */
function asUtf8(raw: Uint8Array): Uint8Array | null {
  let isOther = false
  const email = withCharset(raw, named => {
    if (SEVEN_BIT.test(named)) return named
    isOther ||= !NOTHING_NAMED.test(named)
    return 'utf-8'
  })
  return isOther ? email : null
}

/** The character sets of old programs, by the country of the sender's address. */
const OF_COUNTRY: Partial<Record<string, readonly string[]>> = {
  ru: ['windows-1251', 'koi8-r'],
  by: ['windows-1251'],
  bg: ['windows-1251'],
  kz: ['windows-1251'],
  ua: ['windows-1251', 'koi8-u'],
  cn: ['gb18030'],
  sg: ['gb18030'],
  tw: ['big5'],
  hk: ['big5'],
  jp: ['shift_jis', 'euc-jp'],
  kr: ['euc-kr'],
  th: ['windows-874'],
  pl: ['iso-8859-2', 'windows-1250'],
  cz: ['windows-1250'],
  sk: ['windows-1250'],
  hu: ['windows-1250'],
  ro: ['windows-1250'],
  hr: ['windows-1250'],
  gr: ['windows-1253'],
  tr: ['windows-1254'],
  il: ['windows-1255'],
  vn: ['windows-1258'],
}

/** Character sets that may be meant where none is named, the likeliest first: those of names in the headers. */
function likelyCharsets(raw: Uint8Array): string[] {
  const head = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, 64 * 1024)).toString('latin1')
  const words = [...head.matchAll(/=\?([\w-]{1,40})\?[bq]\?/gi)].map(([, charset = '']) => charset)
  const country = /^from:[^\n]*@[^\s>]*\.([a-z]{2})\b/im.exec(head)?.[1]?.toLowerCase() ?? ''
  return [
    ...words.filter(charset => !NOTHING_NAMED.test(charset) && !SEVEN_BIT.test(charset)),
    ...(OF_COUNTRY[country] ?? []),
    'windows-1252',
  ].slice(0, 4)
}

/** Whether text in Cyrillic letters is written in capitals: so does one of its character sets read the other. */
function isShouted(text: string): boolean {
  const capitals = text.match(/[А-ЯЁІЇЄ]/g)?.length ?? 0
  return capitals > 10 && capitals > (text.match(/[а-яёіїє]/g)?.length ?? 0)
}

const KOREAN = /^(?:ks_?c_?5601|ksc|euc-?kr|cp949|ms949|windows-949|uhc)/i
const BYTE_OF = new Map(
  Array.from(
    new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
    (letter, byte) => [letter, byte],
  ),
)

/** The same email with the bytes of its Korean texts as letters, for `fromKorean`; null if it names none. */
function asKoreanBytes(raw: Uint8Array): Uint8Array | null {
  let isKorean = false
  const email = withCharset(raw, named => {
    const isIt = KOREAN.test(named)
    isKorean ||= isIt
    return isIt ? 'windows-1252' : named || 'us-ascii'
  })
  return isKorean ? email : null
}

/** Bytes as letters, read with all Korean syllables: the platform's decoder knows a fifth of them. */
function fromKorean(letters: string): string {
  const bytes = Array.from(letters, letter => BYTE_OF.get(letter) ?? -1)
  return bytes.includes(-1) ? letters : decode(Buffer.from(bytes), 'cp949')
}

function isGarbled(letters: string): boolean {
  return letters.includes('\ufffd') || /[ÂÃ][\u0080-\u00bf]/.test(letters) || isShouted(letters)
}

/** An email in the character set in which it was written, where the sender named none or a wrong one. */
async function parseInItsLetters(raw: Uint8Array): Promise<Email> {
  const email = await parse(raw)
  const letters = lettersOf(email)
  if (!/[^\p{ASCII}]/u.test(letters)) return email
  const korean = /[\u0080-\u009f\ufffd]/.test(letters) ? asKoreanBytes(raw) : null
  if (korean) {
    const { text = '', html = '', ...others } = await parse(korean)
    return { ...others, text: fromKorean(text), html: fromKorean(html) }
  }
  // Hardly any text in another character set is UTF-8 by chance.
  const unicode = asUtf8(raw)
  const inUnicode = unicode && (await parse(unicode))
  if (inUnicode && !lettersOf(inUnicode).includes('\ufffd')) return inUnicode
  if (!letters.includes('\ufffd')) return email
  for (const charset of likelyCharsets(raw)) {
    const again = await parse(asIfIn(raw, charset))
    if (!isGarbled(lettersOf(again))) return again
  }
  return email
}

function bytesOf(content: Attachment['content']): Buffer {
  if (typeof content === 'string') return Buffer.from(content)
  return content instanceof ArrayBuffer
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength)
}

/** A name for a file without one: an email is called by its subject. */
function nameOf({ filename, mimeType }: Attachment, content: Buffer): string {
  if (filename) return filename
  if (mimeType !== 'message/rfc822') return ''
  return tidyLine(decodeWords(headersOf(content).get('subject')?.[0] ?? ''), 100)
}

/** A file as it was sent. The parser ends a calendar's lines as RFC 5545 does not. */
function contentOf({ mimeType, content }: Attachment): Buffer {
  const bytes = bytesOf(content)
  const isCalendar = mimeType === 'text/calendar' || mimeType === 'application/ics'
  return isCalendar ? Buffer.from(bytes.toString().replaceAll(/\r?\n/g, '\r\n')) : bytes
}

/** Parts of a machine's report. */
const REPORTS =
  /^message\/(?:delivery-status|disposition-notification|feedback-report)$|^text\/rfc822-headers$/

/** The files of an email. A report's copy of the email that it tells of is none. */
function filesOf({ attachments }: Email): ReceivedFile[] {
  const isReport = attachments.some(({ mimeType }) => mimeType === 'message/delivery-status')
  return attachments
    .filter(({ mimeType }) => !REPORTS.test(mimeType) && !(isReport && mimeType === 'message/rfc822'))
    .map(attachment => ({ attachment, content: contentOf(attachment) }))
    .filter(({ attachment, content }) => !attachment.related || content.byteLength >= SMALLEST_INLINE_BYTES)
    .map(({ attachment, content }) => ({
      name: nameOf(attachment, content),
      claimed: attachment.mimeType,
      content,
    }))
}

function reportOf({ attachments }: Email): string {
  return attachments
    .filter(({ mimeType }) => mimeType === 'message/delivery-status')
    .map(({ content }) => bytesOf(content).subarray(0, 20_000).toString('latin1'))
    .join('\n')
}

/** What an email says: its own words; the subject, if that is the answer and not that of files. */
function saidBy(text: string, hasFiles: boolean, known: KnownOfEmail): string {
  const { subject } = known
  if (!saysNothing(text)) return ownWords(text, known)
  const { words, isAnswer } = splitSubject(subject)
  return isAnswer && hasFiles ? '' : words
}

/** Parses a raw email (RFC 5322). @throws UnreadableEmail if its structure is too large, too deep, or none. */
export async function readEmail(
  raw: Uint8Array,
  isKnown: KnownOfEmail['isKnown'] = () => true,
): Promise<ReceivedEmail> {
  refuseTooManyParts(raw)
  const email = await parseInItsLetters(raw)
  const headers = headersOf(raw)
  const whole = wholeText(email)
  const text = isUtf7(Buffer.from(raw).toString('latin1', 0, MOST_HEADER_BYTES)) ? fromUtf7(whole) : whole
  const from = email.from && 'address' in email.from ? email.from : undefined
  const fromName = tidyLine(from?.name ?? '', 200)
  const subject = tidyLine(email.subject ?? '', LONGEST_SUBJECT)
  const files = filesOf(email)
  const checked = await Promise.all(
    files.map((file, at) =>
      at < MOST_FILES ? validateAttachment(file) : refuseAttachment(file, 'too_many'),
    ),
  )
  return {
    id:
      tidyLine(email.messageId ?? '', LONGEST_ID) ||
      `<${createHash('sha256').update(raw).digest('hex')}@none>`,
    from: tidyLine(from?.address ?? '', 320).toLowerCase(),
    fromName,
    headers,
    written: machineKind(headers, reportOf(email)),
    subject,
    text: saidBy(text, files.length > 0, { subject, isKnown, hasAnswersInside: answersInside(email) })
      .slice(0, MOST_EMAIL_CHARACTERS)
      .toWellFormed()
      .trim(),
    whole: text
      .slice(0, MOST_WHOLE)
      .replaceAll(/[^\P{Cc}\t\n]/gu, '')
      .toWellFormed()
      .trim(),
    files: checked,
  }
}
