import { join } from 'node:path'
import { removeDemonstration } from '#app/features/office/inbox/remove-demonstration.server.ts'
import { connect } from '#database/connect.ts'
import { lockFolder } from '#database/folder-lock.ts'
import { openRequestJournal } from '#database/request-journal.ts'
import { readConfig } from './config.ts'
import { explainStartFault } from './start-fault.ts'

/** Removes the demonstration data from the database that a start with the same settings would use. */
async function remove(): Promise<number> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  // No other process may hold the folder: the journal has one writer, and the embedded database one process.
  const unlock = lockFolder(dataDir)
  try {
    const connection = await connect({ url: databaseUrl, dataDir })
    const journal = await openRequestJournal(join(dataDir, 'requests.journal'), new Date(0))
    try {
      return await removeDemonstration({ db: connection.db, journal, actor: { kind: 'system' } }, null)
    } finally {
      await journal.close()
      await connection.close()
    }
  } finally {
    unlock()
  }
}

try {
  const plans = await remove()
  const words = plans === 0 ? 'There is no demonstration to remove.' : `Removed ${plans} sample plans.`
  process.stdout.write(`${words}\n`)
} catch (error) {
  const words = explainStartFault(error)
  if (words === null) throw error
  process.stderr.write(`${words}\n`)
  process.exitCode = 1
}
