import { readdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Email } from '#app/emails/parts/define-email.server.ts'
import { makeFilePrivate, makePrivateFolder, PRIVATE_FILE } from '#database/private-files.ts'

/** How long a silent mail server is waited for. */
const TIMES_MS = { connectionTimeout: 10_000, greetingTimeout: 20_000, socketTimeout: 60_000 }
/**
 * The most replies that sending one email waits for: EHLO twice, STARTTLS, AUTH twice, MAIL, RCPT, DATA and its end.
 */
const ANSWERS = 9

/** The longest time that sending an email to a silent server can take, in seconds. */
export const LONGEST_SEND_SECONDS =
  (TIMES_MS.connectionTimeout + TIMES_MS.greetingTimeout + ANSWERS * TIMES_MS.socketTimeout) / 1_000

/** The first pause before an unreachable server is tried again; it doubles. */
const REST_MS = 10_000
const LONGEST_REST_MS = 5 * 60_000

export interface Mail {
  /** Sends one email; the same id is the same email, however often it is sent. */
  send: (id: number, from: string, email: Email) => Promise<void>
  /** Whether the server was unreachable a moment ago, and is left alone for now. */
  isResting?: () => boolean
  close: () => void
}

/** The embedded default: emails are saved as files, which /dev/mail shows. */
function folderMail(folder: string): Mail {
  makePrivateFolder(folder)
  for (const name of readdirSync(folder)) makeFilePrivate(join(folder, name))
  return {
    send: async (id, from, email) => {
      makePrivateFolder(folder)
      const path = join(folder, `${String(id).padStart(8, '0')}.json`)
      const content = JSON.stringify({ id, from, ...email, sentAt: new Date().toISOString() }, null, 2)
      await writeFile(`${path}.new`, content, { mode: PRIVATE_FILE })
      await rename(`${path}.new`, path)
    },
    close: () => undefined,
  }
}

/** Headers for the unsubscribe button of mail programs (RFC 2369, RFC 8058). */
function unsubscribeHeaders(address: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Whether a server broke off or kept silent; one that refuses an email gives a reason. */
function isAway(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return responseCode === undefined ? code !== 'EENVELOPE' && code !== 'EMESSAGE' : responseCode === 421
}

/**
 * Leaves a server alone that broke off. It may have accepted the email all the same, which then arrives twice: so
 * only one email at a time is in doubt, instead of all that wait.
 */
function makeRest(restMs: number) {
  let failures = 0
  let restUntil = Number.NEGATIVE_INFINITY
  return {
    isResting: () => performance.now() < restUntil,
    async during(send: () => Promise<unknown>): Promise<void> {
      try {
        await send()
        failures = 0
      } catch (error) {
        failures = isAway(error) ? failures + 1 : 0
        const rest = Math.min(restMs * 2 ** (failures - 1), LONGEST_REST_MS)
        if (failures > 0) restUntil = performance.now() + rest
        throw error
      }
    },
  }
}

/** A subject that contains what looks like an encoded word (RFC 2047), encoded, so that it is read as it was typed. */
function asTyped(subject: string): string {
  if (!subject.includes('=?')) return subject
  const parts = subject.replaceAll(/[\r\n]+/g, ' ').match(/.{1,11}/gu) ?? []
  return parts.map(part => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join(' ')
}

async function smtpMail(url: string, restMs: number): Promise<Mail> {
  // Only the outbox retries an email that was broken off; the pool must not do so at once.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url, pool: true, maxRequeues: 0, ...TIMES_MS })
  const rest = makeRest(restMs)
  return {
    isResting: rest.isResting,
    send: async (id, from, { to, replyTo, bounceTo, unsubscribe, subject, html, text }) => {
      const domain = from.split('@')[1]?.replace('>', '') ?? 'localhost'
      const email = {
        from,
        to,
        replyTo,
        ...(bounceTo ? { envelope: { from: bounceTo, to } } : {}),
        ...(unsubscribe ? { headers: unsubscribeHeaders(unsubscribe) } : {}),
        subject: asTyped(subject),
        html,
        text,
        messageId: `<letter-${id}@${domain}>`,
      }
      await rest.during(() => transport.sendMail(email))
    },
    close: () => transport.close(),
  }
}

/** The folder in which the embedded default saves emails. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}

interface MailOptions {
  smtpUrl: string | undefined
  dataDir: string
  /** The first pause for an unreachable server. */
  restMs?: number
}

/** Opens the transport for emails: SMTP if it is configured, otherwise a folder. */
export async function openMail({ smtpUrl, dataDir, restMs = REST_MS }: MailOptions): Promise<Mail> {
  return smtpUrl ? smtpMail(smtpUrl, restMs) : folderMail(mailFolder(dataDir))
}
