import { createHash } from 'node:crypto'
import PostalMime, { type Attachment, decodeWords, type Email } from 'postal-mime'
import {
  type CheckedFile,
  type ReceivedFile,
  refuseAttachment,
  validateAttachment,
} from '#app/features/conversation/attachment/validate-attachment.server.ts'
import { hasAnswersInside } from '#app/features/conversation/email-text/answers-inside.ts'
import { htmlWords } from '#app/features/conversation/email-text/html-words.ts'
import { type KnownOfEmail, ownWords, saysNothing } from '#app/features/conversation/email-text/own-words.ts'
import { splitSubject } from '#app/features/conversation/email-text/subject.ts'
import {
  asIfIn,
  asKoreanBytes,
  asUtf8,
  fromKorean,
  fromUtf7,
  isShouted,
  isUtf7,
  likelyCharsets,
} from './charset.ts'
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
