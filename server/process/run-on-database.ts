import { type Connection, connect } from '#database/connect.ts'
import { lockFolder } from '#database/folder-lock.ts'
import { runInWords } from '#server/backup/run-in-words.ts'
import { type Config, readConfig } from '#server/start/config.ts'

/** Runs a command on the database that a start with the same settings would use, and prints what it returns. */
export async function runOnDatabase(
  run: (connection: Connection, config: Config) => Promise<string>,
): Promise<void> {
  await runInWords(async () => {
    const config = readConfig(process.env)
    const { databaseUrl: url, dataDir } = config
    // The embedded database has one process.
    const unlock = url ? null : lockFolder(dataDir)
    try {
      const connection = await connect({ url, dataDir })
      try {
        return await run(connection, config)
      } finally {
        await connection.close()
      }
    } finally {
      unlock?.()
    }
  })
}
