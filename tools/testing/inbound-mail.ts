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
}

/** Signs an email as a mail service does: HMAC-SHA256 over `{seconds since 1970}.{body}`. */
export function signInbound(secret: string, body: Uint8Array, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000))
  const sum = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')
  return `t=${seconds},v1=${sum}`
}

/** Delivers an email to a site as a mail service does; returns the outcome. */
export async function handOverEmail(
  origin: string,
  { from, to, text, id = randomUUID() }: WrittenEmail,
): Promise<string> {
  const head = [`From: ${from}`, `To: <${to}>`, 'Subject: Re:', `Message-ID: <${id}@example.org>`]
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '')
  const signed = `Authentication-Results: ${INBOUND_RECEIVER}; dkim=pass header.d=${domain}`
  const kind = ['MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8']
  const body = Buffer.from([signed, ...head, ...kind, '', text].join('\r\n'))
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
