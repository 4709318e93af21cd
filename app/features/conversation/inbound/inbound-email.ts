/** Rules for inbound emails. */

/** Header values by lower-case name, in the order in which they stand. */
export type EmailHeaders = ReadonlyMap<string, readonly string[]>

/** Headers in which mail servers record the recipient, beside the address that the sender sees. */
const RECIPIENTS = ['x-envelope-to', 'delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc']
/** Bytes of the head of an email that are searched for a recipient. */
const MOST_HEAD_BYTES = 4 * 1024 * 1024

/** The headers of a raw email, without reading the rest: it may be one that cannot be parsed. */
export function headersOf(raw: Uint8Array): EmailHeaders {
  const text = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, MOST_HEAD_BYTES)).toString(
    'latin1',
  )
  const headers = new Map<string, string[]>()
  let last: string[] | undefined
  for (const line of text.split(/\r?\n/)) {
    if (line === '') break
    if (/^[ \t]/.test(line)) {
      if (last && last.length > 0) last.push(`${last.pop()} ${line.trim()}`)
      continue
    }
    const colon = line.indexOf(':')
    if (colon < 1) continue
    const name = line.slice(0, colon).trim().toLowerCase()
    last = headers.get(name) ?? []
    last.push(line.slice(colon + 1).trim())
    headers.set(name, last)
  }
  return headers
}

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

/** Subjects of notices that an email has not arrived yet. */
const DELAY =
  /\bdelay(?:ed)?\b|warning: could not send|still being (?:retried|attempted)|verzögert|retras|retard[ée]e?/i

/**
 * Whether an email was sent automatically: a delivery failure (RFC 3464), or an auto-reply, a notice of delay or bulk
 * mail (RFC 3834). Null for a person's email. `report` is the report's own part, '' if there is none.
 */
export function machineKind(headers: EmailHeaders, report = ''): 'bounce' | 'automatic' | null {
  const isReport = /multipart\/report/.test(first(headers, 'content-type'))
  const isFromDaemon = /(mailer-daemon|postmaster)@/.test(first(headers, 'from'))
  const comesFromNobody = first(headers, 'return-path') === '<>'
  const isDelivery = /report-type="?delivery-status/.test(first(headers, 'content-type'))
  if (isDelivery || (isFromDaemon && (isReport || comesFromNobody)))
    return hasFailed(report, first(headers, 'subject')) ? 'bounce' : 'automatic'
  if (comesFromNobody || isReport) return 'automatic'
  const submitted = first(headers, 'auto-submitted')
  if (submitted && submitted !== 'no') return 'automatic'
  if (/^(bulk|junk|auto_reply)/.test(first(headers, 'precedence'))) return 'automatic'
  // A person may write through a list; a newsletter answers nothing.
  const answers = headers.has('in-reply-to') || headers.has('references')
  if (headers.has('list-unsubscribe') && !answers) return 'automatic'
  const suppressed = first(headers, 'x-auto-response-suppress')
  const isOtherwise = ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-mailer-daemon'].some(name =>
    headers.has(name),
  )
  return isOtherwise || (suppressed === 'all' && isFromDaemon) ? 'automatic' : null
}

/** Whether a report tells of an email that will not arrive: not of one that is late, or was passed on. */
function hasFailed(report: string, subject: string): boolean {
  const actions = [...report.matchAll(/^action:\s*(\w+)/gim)].map(([, action = '']) => action.toLowerCase())
  if (actions.length > 0) return actions.includes('failed')
  return !DELAY.test(subject)
}

/** Whether two domains belong to one sender: the same, or one below the other. */
function isAligned(signing: string, sending: string): boolean {
  const isBelow = (a: string, b: string) => a === b || (a.endsWith(`.${b}`) && b.includes('.'))
  return signing !== '' && (isBelow(sending, signing) || isBelow(signing, sending))
}

/**
 * Whether our own mail server found the sender's domain to have signed the email (DKIM, told in Authentication-Results,
 * RFC 8601). `receiver` is the name by which it signs its results; results of other names are anybody's.
 */
export function isSignedBySender(headers: EmailHeaders, from: string, receiver: string | null): boolean {
  const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase()
  if (receiver === null || domain === '' || (headers.get('from') ?? []).length !== 1) return false
  // A server puts its results above all that came with the email.
  const own = (headers.get('authentication-results') ?? [])
    .map(value => value.replaceAll(/\([^()]*\)/g, ' ').split(';'))
    .find(([server = '']) => server.trim().split(/\s+/)[0]?.toLowerCase() === receiver)
  return (own ?? []).slice(1).some(result => {
    if (!/^\s*dkim\s*=\s*pass(?:\s|$)/i.test(result)) return false
    const signed = [...result.matchAll(/header\.(?:d|i)\s*=\s*"?(?:[^\s";]*@)?([\w.-]+)/gi)]
    return signed.some(([, signing = '']) => isAligned(signing.toLowerCase(), domain))
  })
}
