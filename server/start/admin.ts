import { z } from 'zod'
import { makeAdmin } from '#app/features/account/account/account-commands.server.ts'
import { openIdentity } from '#app/features/account/identity/open-identity.server.ts'
import { connect } from '#database/connect.ts'
import { lockFolder } from '#database/folder-lock.ts'
import { migrate } from '#database/migrate.ts'
import { type Config, readConfig } from './config.ts'
import { explainStartFault } from './start-fault.ts'

/** `npm run admin -- you@example.org`: makes an admin, and prints a link that logs them in once. */

const USAGE = 'Whose address? npm run admin -- you@example.org\n'

/** On the embedded database the site has to be stopped first: its folder belongs to one process. */
async function openDoor({ databaseUrl, dataDir, ...config }: Config, email: string): Promise<string> {
  const unlock = databaseUrl ? null : lockFolder(dataDir)
  const connection = await connect({ url: databaseUrl, dataDir })
  try {
    await migrate(connection.pool)
    const { db } = connection
    const identity = openIdentity({ db, secret: config.authSecret, origin: config.origin })
    const actor = { kind: 'system' } as const
    const { token } = await makeAdmin(
      { actor, db, identity, secret: config.secret, now: () => new Date() },
      { email },
    )
    return `${config.origin}/account/login?token=${token}`
  } finally {
    await connection.close()
    unlock?.()
  }
}

const email = z.email().safeParse(process.argv[2])
if (email.success) {
  try {
    const link = await openDoor(readConfig(process.env), email.data)
    process.stdout.write(
      `${email.data} is an admin. This logs in once, within a quarter of an hour:\n${link}\n`,
    )
  } catch (error) {
    const words = explainStartFault(error)
    if (words === null) throw error
    process.stderr.write(`${words}\n`)
    process.exitCode = 1
  }
} else {
  process.stderr.write(USAGE)
  process.exitCode = 1
}
