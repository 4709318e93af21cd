import { readdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Email } from '#app/features/request/emails/plan-emails.server.tsx'
import { makeFilePrivate, makePrivateFolder, PRIVATE_FILE } from '#database/private-files.ts'

export interface Mail {
  /** Hands one email over; the same id is the same email, however often it is handed over. */
  send: (id: number, from: string, email: Email) => Promise<void>
  close: () => void
}

/** The embedded default: emails are files, which /dev/mail shows. */
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

/** What mail programs offer as their own button (RFC 2369, RFC 8058). */
function unsubscribeHeaders(address: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function smtpMail(url: string): Mail {
  const transport = createTransport(url, {
    pool: true,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  } as object)
  return {
    send: async (id, from, { to, replyTo, bounceTo, unsubscribe, subject, html, text }) => {
      const domain = from.split('@')[1]?.replace('>', '') ?? 'localhost'
      await transport.sendMail({
        from,
        to,
        replyTo,
        ...(bounceTo ? { envelope: { from: bounceTo, to } } : {}),
        ...(unsubscribe ? { headers: unsubscribeHeaders(unsubscribe) } : {}),
        subject,
        html,
        text,
        messageId: `<letter-${id}@${domain}>`,
      })
    },
    close: () => transport.close(),
  }
}

/** Where the embedded default keeps its emails. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}

/** Opens the way emails leave: SMTP where it is configured, else a folder. */
export function openMail({ smtpUrl, dataDir }: { smtpUrl: string | undefined; dataDir: string }): Mail {
  return smtpUrl ? smtpMail(smtpUrl) : folderMail(mailFolder(dataDir))
}
