import EmailReplyParser from 'email-reply-parser'
import { MOST_CHARACTERS } from '#app/features/conversation/thread/thread.ts'

/** Rules for inbound emails. */

/** Header lines by lower-case name. */
export type EmailHeaders = ReadonlyMap<string, readonly string[]>

/** Headers in which mail servers record the recipient, beside the address that the sender sees. */
const RECIPIENTS = ['x-envelope-to', 'delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc']

/** The secret part of a reply address; null if the email was not sent to one. */
export function replyToken(headers: EmailHeaders, domain: string): string | null {
  const address = new RegExp(`reply\\+([0-9a-f]{32})@${domain.replaceAll('.', '\\.')}(?![\\w.-])`, 'i')
  for (const name of RECIPIENTS) {
    const token = address.exec((headers.get(name) ?? []).join(' '))?.[1]
    if (token) return token.toLowerCase()
  }
  return null
}

function first(headers: EmailHeaders, name: string): string {
  return (headers.get(name)?.[0] ?? '').trim().toLowerCase()
}

/**
 * Whether an email was sent automatically: a delivery failure (RFC 3464), or an auto-reply or bulk mail (RFC 3834).
 * Null for a person's email.
 */
export function machineKind(headers: EmailHeaders): 'bounce' | 'automatic' | null {
  const isReport = /multipart\/report/.test(first(headers, 'content-type'))
  const isFromDaemon = /(mailer-daemon|postmaster)@/.test(first(headers, 'from'))
  const comesFromNobody = first(headers, 'return-path') === '<>'
  const isDelivery = /report-type="?delivery-status/.test(first(headers, 'content-type'))
  if (isDelivery || (isFromDaemon && (isReport || comesFromNobody))) return 'bounce'
  if (comesFromNobody || isReport) return 'automatic'
  const submitted = first(headers, 'auto-submitted')
  if (submitted && submitted !== 'no') return 'automatic'
  if (/^(bulk|junk|list|auto_reply)/.test(first(headers, 'precedence'))) return 'automatic'
  const isOtherwise = ['x-autoreply', 'x-autorespond', 'list-id', 'x-mailer-daemon'].some(name =>
    headers.has(name),
  )
  return isOtherwise ? 'automatic' : null
}

/** How mail clients introduce quotes in both languages, beyond those that the parser knows. */
const QUOTES = [
  /^-{2,}\s*(original message|mensaje original|forwarded message|mensaje reenviado)\s*-{2,}\s*$/im,
  /^_{10,}\s*$/m,
  /^\*?(from|de):\*?\s.+\n\*?(sent|date|enviado( el)?|fecha):\*?\s.+$/im,
  /^(on|el)\s[^\n]{4,200}\n?[^\n]{0,200}(wrote|escribi[oó]):\s*$/im,
]

/** A last line added by a mail client. The text must be trimmed: trailing spaces would cause backtracking. */
const SIGNATURE = /\n(sent from my|enviado desde mi|get outlook for|obtener outlook para)[^\n]*$/i

/** Characters of an email that are read: a full message and its quotes. */
const MOST_READ = 60_000
/** The parser's patterns take quadratic time on long texts, lines and runs of spaces. */
const MOST_PARSED = 30_000
const LONGEST_LINE = 2_000

/** Normalizes line breaks, removes trailing spaces, repeated empty lines and invisible characters. */
function tidy(text: string): string {
  return text
    .slice(0, MOST_READ)
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .split('\n')
    .map(line => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function isParsable(text: string): boolean {
  return text.length <= MOST_PARSED && text.split('\n').every(line => line.length <= LONGEST_LINE)
}

/** The sender's own text without quotes; all of it if nothing else is left. */
export function cutQuoted(text: string): string {
  const plain = tidy(text)
  let visible = isParsable(plain) ? new EmailReplyParser().read(plain).getVisibleText() : plain
  for (const quote of QUOTES) {
    const at = quote.exec(visible)?.index
    if (at !== undefined && visible.slice(0, at).trim() !== '') visible = visible.slice(0, at)
  }
  visible = visible.trim().replace(SIGNATURE, '').trim()
  return (visible || plain).slice(0, MOST_CHARACTERS).toWellFormed().trim()
}
