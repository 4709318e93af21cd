import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { unlimited } from '#app/allowance.ts'
import type { Writing } from '#app/command.ts'
import { openIdentity } from '#app/features/account/identity/open-identity.server.ts'
import { openPassportSafe } from '#app/features/traveller/party/open-passport-safe.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Connection } from '#database/connect.ts'
import { openPublisher, type Publisher } from '#database/documents/publisher.ts'
import { openEmailFiles } from '#database/files/email-files.ts'
import { openFiles } from '#database/files/open-files.ts'
import { openRequestJournal } from '#database/request-journal.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { world } from './world.ts'

export const TEST_SECRET = 'a secret that only the tests know, 32 characters and more'
export const TEST_AUTH_SECRET = 'another secret that only the tests know, 32 and more'
export const TEST_PASSPORT_KEY = '0123456789abcdef'.repeat(4)
export const TEST_ORIGIN = 'https://ceiba.test'

type TestConnection = Pick<Connection, 'db'> &
  Partial<Pick<Connection, 'address' | 'tell'> & { publisher: Publisher }>

/** The database's own publisher; of any other connection, one in the small world until the test is over. */
function publisherOf({ address, tell, publisher: own }: Omit<TestConnection, 'db'>): Publisher {
  if (own) return own
  if (!address || !tell) throw new RangeError('who publishes needs the whole connection')
  const publisher = openPublisher({ address, tell }, world.root)
  onTestFinished(() => publisher.close())
  return publisher
}

/** A visitor's context with a real journal, until the test is over. */
export async function testContext(
  { db, ...connection }: TestConnection,
  overrides: Partial<Writing<RequestContext>> = {},
): Promise<Writing<RequestContext>> {
  const journal =
    overrides.journal ?? (await openRequestJournal(join(temporaryFolder(), 'requests.journal'), new Date(0)))
  if (!overrides.journal) onTestFinished(() => journal.close())
  const { photos, attachments } = await openFiles(
    { dataDir: temporaryFolder(), bucket: null },
    () => undefined,
  )
  return {
    db,
    isPrepared: () => true,
    journal,
    photos,
    publisher: overrides.publisher ?? publisherOf(connection),
    identity: openIdentity({ db, secret: TEST_AUTH_SECRET, origin: TEST_ORIGIN }),
    actor: { kind: 'visitor' },
    allowance: unlimited,
    locale: 'en',
    now: () => new Date(),
    secret: TEST_SECRET,
    origin: TEST_ORIGIN,
    attachments,
    emails: openEmailFiles(overrides.attachments ?? attachments, [TEST_PASSPORT_KEY]),
    passports: openPassportSafe(TEST_PASSPORT_KEY),
    replyDomain: null,
    inboundSecret: null,
    inboundReceiver: null,
    services: null,
    paymentProvider: null,
    dev: null,
    mailbox: null,
    requestId: '',
    reportFault: () => undefined,
    wake: () => undefined,
    ...overrides,
  }
}
