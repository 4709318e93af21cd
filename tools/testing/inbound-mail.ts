import { createHmac, randomUUID } from 'node:crypto'

/** Settings of a site that accepts replies by email. */
export const REPLY_DOMAIN = 'reply.ceiba.test'
/** The name of our mail server, which says of an email that its sender's domain signed it. */
export const INBOUND_RECEIVER = 'mx.ceiba.test'
export const INBOUND_SECRET = 'what the mail service and we know of each other'

export interface WrittenEmail {
  from: string
  to: string
  text: string
  /** The same for an email that is delivered twice. */
  id?: string
  files?: { name: string; type: string; content: Buffer }[]
}

/** A text with files beside it, as one body with its headers. */
function bodyOf({ text, files = [] }: WrittenEmail): string[] {
  const plain = ['Content-Type: text/plain; charset=utf-8', '', text]
  if (files.length === 0) return plain
  const parts = files.flatMap(({ name, type, content }) => [
    ...['--part', `Content-Type: ${type}`],
    `Content-Disposition: attachment; filename*=utf-8''${encodeURIComponent(name)}`,
    ...['Content-Transfer-Encoding: base64', '', content.toString('base64')],
  ])
  return ['Content-Type: multipart/mixed; boundary=part', '', '--part', ...plain, ...parts, '--part--']
}

/** Signs an email as a mail service does: HMAC-SHA256 over `{seconds since 1970}.{body}`. */
export function signInbound(secret: string, body: Uint8Array, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000))
  const sum = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')
  return `t=${seconds},v1=${sum}`
}

/** Delivers an email to a site as a mail service does; returns the outcome. */
export async function handOverEmail(origin: string, email: WrittenEmail): Promise<string> {
  const { from, to, id = randomUUID() } = email
  const head = [`From: ${from}`, `To: <${to}>`, 'Subject: Re:', `Message-ID: <${id}@example.org>`]
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '')
  const signed = `Authentication-Results: ${INBOUND_RECEIVER}; dkim=pass header.d=${domain}`
  const body = Buffer.from([signed, ...head, 'MIME-Version: 1.0', ...bodyOf(email)].join('\r\n'))
  const response = await fetch(`${origin}/api/inbound/email`, {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      'inbound-signature': signInbound(INBOUND_SECRET, body, new Date()),
    },
    body,
  })
  if (!response.ok) throw new Error(`the email was answered with ${response.status}`)
  const { data } = (await response.json()) as { data: { outcome: string } }
  return data.outcome
}
