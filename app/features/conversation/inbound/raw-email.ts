import { addressParser, decodeWords } from 'postal-mime'
import { headersOf } from './inbound-email.ts'

/** Characters of an unread email that its message shows; the whole is one press away. */
const MOST_SHOWN = 2_000
const MOST_LINES = 40
const LONGEST_HEADER = 2_000

function tidy(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .toWellFormed()
    .trim()
}

/** Bytes as text: UTF-8, or Latin where they are not. */
export function rawText(raw: Uint8Array, most: number): string {
  const bytes = raw.subarray(0, most)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Where the body of an email begins, in bytes; -1 if it has none. */
function bodyStart(raw: Uint8Array): number {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  const ends = ['\r\n\r\n', '\n\n'].map(end => bytes.indexOf(end)).filter(at => at >= 0)
  return ends.length === 0 ? -1 : Math.min(...ends)
}

/** The lines between an email's parts, which say nothing to a reader. */
const PARTING = /^--\S{1,70}$\n?/gm

/** How an email that could not be read begins, below its headers, in at most 40 lines. */
export function rawBeginning(raw: Uint8Array): string {
  const start = bodyStart(raw)
  const beginning = start < 0 ? '' : tidy(rawText(raw.subarray(start), 4 * MOST_SHOWN))
  const body = tidy(beginning.replaceAll(PARTING, '')).split('\n').slice(0, MOST_LINES).join('\n')
  return (body || tidy(rawText(raw, MOST_SHOWN))).slice(0, MOST_SHOWN).toWellFormed().trim() || '…'
}

interface ClaimedSender {
  /** In lower case; '' if none can be read. */
  from: string
  fromName: string
  subject: string
}

/** Sender and subject of an email whose structure could not be read. */
export function claimedSender(raw: Uint8Array): ClaimedSender {
  const headers = headersOf(raw)
  const value = (name: string) => (headers.get(name)?.[0] ?? '').slice(0, LONGEST_HEADER)
  const [sender] = addressParser(value('from'))
  const line = (text: string, most: number) =>
    tidy(decodeWords(text)).replaceAll('\n', ' ').slice(0, most).toWellFormed()
  return {
    from: line(sender?.address ?? '', 320).toLowerCase(),
    fromName: line(sender?.name ?? '', 200),
    subject: line(value('subject'), 500),
  }
}
