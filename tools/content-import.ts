import { connect } from '#database/connect.ts'
import { importDocuments } from '#database/documents/import-documents.ts'
import { lockFolder } from '#database/folder-lock.ts'
import { readConfig } from '#server/start/config.ts'
import { explainStartFault } from '#server/start/start-fault.ts'

/** Reads a folder in the form of content/ into drafts of the database that a start with the same settings would use. */
async function read(folder: string) {
  const { databaseUrl, dataDir } = readConfig(process.env)
  // The embedded database has one process.
  const unlock = databaseUrl ? () => {} : lockFolder(dataDir)
  try {
    const connection = await connect({ url: databaseUrl, dataDir })
    try {
      return await importDocuments(connection.db, folder)
    } finally {
      await connection.close()
    }
  } finally {
    unlock()
  }
}

const [folder] = process.argv.slice(2)
try {
  if (!folder) throw new RangeError('usage: npm run content:import FOLDER')
  const done = await read(folder)
  if (done.ok) process.stdout.write(`${done.drafts} drafts; publish them in the office\n`)
  else {
    for (const { file, line, message } of done.problems) process.stderr.write(`${file}:${line}  ${message}\n`)
    process.stderr.write('nothing is imported\n')
    process.exitCode = 1
  }
} catch (error) {
  const words = error instanceof RangeError ? error.message : explainStartFault(error)
  if (words === null) throw error
  process.stderr.write(`${words}\n`)
  process.exitCode = 1
}
