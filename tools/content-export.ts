import { join } from 'node:path'
import { connect } from '#database/connect.ts'
import { exportDocuments } from '#database/documents/export-documents.ts'
import { lockFolder } from '#database/folder-lock.ts'
import { readConfig } from '#server/start/config.ts'
import { explainStartFault } from '#server/start/start-fault.ts'

/** Writes what the office published into a folder, from the database that a start with the same settings would use. */
async function write(folder: string): Promise<number> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  // The embedded database has one process.
  const unlock = databaseUrl ? () => {} : lockFolder(dataDir)
  try {
    const connection = await connect({ url: databaseUrl, dataDir })
    try {
      return await exportDocuments(connection.db, join(process.cwd(), 'content'), folder)
    } finally {
      await connection.close()
    }
  } finally {
    unlock()
  }
}

const [folder] = process.argv.slice(2)
try {
  if (!folder) throw new RangeError('usage: npm run content:export FOLDER')
  process.stdout.write(`${await write(folder)} documents differ from content/, written to ${folder}\n`)
} catch (error) {
  const words = error instanceof RangeError ? error.message : explainStartFault(error)
  if (words === null) throw error
  process.stderr.write(`${words}\n`)
  process.exitCode = 1
}
