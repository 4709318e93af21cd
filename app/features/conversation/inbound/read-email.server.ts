import { createHash } from 'node:crypto'
import type { AddressObject } from 'mailparser'
import type { ReceivedFile } from '#app/features/conversation/attachment/validate-attachment.server.ts'
import { cutQuoted, type EmailHeaders, machineKind } from './inbound-email.ts'

/** Smaller inline images are separator lines and logos. */
const SMALLEST_INLINE_BYTES = 8 * 1024
const MOST_FILES = 20
const MOST_HTML = 1_000_000
const LONGEST_ID = 900

export interface ReceivedEmail {
  /** Its Message-ID, at most 900 characters; the SHA-256 of the whole email if it has none. */
  id: string
  /** Sender address in lower case, as claimed. */
  from: string
  headers: EmailHeaders
  written: ReturnType<typeof machineKind>
  /** Text without quotes. */
  text: string
  files: ReceivedFile[]
}

function headersOf(lines: readonly { key: string; line: string }[]): EmailHeaders {
  const headers = new Map<string, string[]>()
  for (const { key, line } of lines) {
    const value = line
      .slice(line.indexOf(':') + 1)
      .replaceAll(/\r?\n[ \t]+/g, ' ')
      .trim()
    headers.set(key.toLowerCase(), [...(headers.get(key.toLowerCase()) ?? []), value])
  }
  return headers
}

function addressOf(from: AddressObject | undefined): string {
  return (from?.value[0]?.address ?? '').toLowerCase()
}

/** A Message-ID without characters that the database cannot store: control characters and lone surrogates. */
function tidyId(id: string): string {
  return id
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, LONGEST_ID)
    .toWellFormed()
}

/** Parses a raw email (RFC 5322). Other input gives an email without recipients, which is then ignored. */
export async function readEmail(raw: Buffer): Promise<ReceivedEmail> {
  // A large module, needed only if inbound email is on.
  const { simpleParser } = await import('mailparser')
  const mail = await simpleParser(raw, {
    ...{ skipImageLinks: true, skipTextLinks: true, skipTextToHtml: true },
    maxHtmlLengthToParse: MOST_HTML,
  })
  const headers = headersOf(mail.headerLines)
  const files = mail.attachments
    .filter(({ related, content }) => !related || content.byteLength >= SMALLEST_INLINE_BYTES)
    .slice(0, MOST_FILES)
    .map(({ filename, contentType, content }) => ({ name: filename ?? '', claimed: contentType, content }))
  return {
    id: tidyId(mail.messageId ?? '') || `<${createHash('sha256').update(raw).digest('hex')}@none>`,
    from: addressOf(mail.from),
    headers,
    written: machineKind(headers),
    text: cutQuoted(mail.text ?? ''),
    files,
  }
}
