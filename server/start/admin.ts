import { z } from 'zod'
import { makeAdmin } from '#app/features/account/account/account-commands.server.ts'
import { openIdentity } from '#app/features/account/identity/open-identity.server.ts'
import { migrate } from '#database/migrate.ts'
import { runOnDatabase } from '#server/process/run-on-database.ts'

/** `npm run admin -- you@example.org`: makes an admin, and prints a link that logs them in once. */

const USAGE = 'Whose address? npm run admin -- you@example.org\n'

const email = z.email().safeParse(process.argv[2])
if (email.success) {
  await runOnDatabase(async ({ db, pool }, { authSecret, secret, origin }) => {
    await migrate(pool)
    const identity = openIdentity({ db, secret: authSecret, origin })
    const actor = { kind: 'system' } as const
    const { token } = await makeAdmin(
      { actor, db, identity, secret, now: () => new Date() },
      { email: email.data },
    )
    return `${email.data} is an admin. This logs in once, within a quarter of an hour:\n${origin}/account/login?token=${token}`
  })
} else {
  process.stderr.write(USAGE)
  process.exitCode = 1
}
