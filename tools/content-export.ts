import { exportDocuments } from '#database/documents/export-documents.ts'
import { FolderRefused } from '#database/documents/folder-refused.ts'
import { runOnDatabase } from '#server/process/run-on-database.ts'

/** Writes what the office published into a folder. */
const [folder] = process.argv.slice(2)
await runOnDatabase(async ({ db }, { contentDir }) => {
  if (!folder) throw new FolderRefused('usage: npm run content:export FOLDER')
  const count = await exportDocuments(db, contentDir, folder)
  return `${count} documents differ from content/, written to ${folder}`
})
