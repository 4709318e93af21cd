import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Writing } from '#app/command.ts'
import type { Email } from '#app/emails/parts/define-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Connection } from '#database/connect.ts'
import { authAccount } from '#database/schema/identity.ts'
import { users } from '#database/schema/user.ts'
import { sendNextEmail } from '#server/jobs/outbox.ts'

export const PASSWORD = 'trece tucanes en la ceiba'
/** Its Argon2id hash at a thousandth of the cost, which a hash itself records: tests log in a thousand times. */
const HASH = '$argon2id$v=19$m=64,t=1,p=1$Y2VpYmEgdGVzdHMgc2FsdA$dI1EluendMRDaz4p4EEBjXid6goPFy1SCn8lHd4tYro'
let people = 0

export interface TestPerson {
  userId: number
  email: string
  password: string
}

/** A person who can log in; by default a traveller. */
export async function addPerson(
  { db }: Pick<Connection, 'db'>,
  change: Partial<typeof users.$inferInsert> = {},
): Promise<TestPerson> {
  const userId = 1_000_000 + ++people
  const email = `person${people}@example.org`
  const person = { id: userId, email, name: 'Ana Mora', emailValidated: new Date() }
  await db.insert(users).values({ ...person, ...change })
  await db.insert(authAccount).values({
    id: randomUUID(),
    userId,
    providerId: 'credential',
    accountId: String(userId),
    password: HASH,
  })
  return { userId, email, password: PASSWORD }
}

/** The person with an address, if there is one. */
export async function personWith({ db }: Pick<Connection, 'db'>, email: string) {
  const [person] = await db.select().from(users).where(eq(users.email, email))
  return person
}

/** Sends every waiting email, and returns them. */
export async function sendWaitingEmails(ctx: Writing<RequestContext>): Promise<Email[]> {
  const emails: Email[] = []
  const send = async (_id: number, _from: string, email: Email) => void emails.push(email)
  while (await sendNextEmail(ctx, { send, close: () => undefined }));
  return emails
}

/** The token behind the # of an email's link. */
export function tokenIn(email: Email | undefined): string {
  return decodeURIComponent(/\/account\/[a-z-]+#([^\s"<]+)/.exec(email?.html ?? '')?.[1] ?? '')
}
