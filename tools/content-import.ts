import { FolderRefused } from '#database/documents/folder-refused.ts'
import { importDocuments } from '#database/documents/import-documents.ts'
import { runOnDatabase } from '#server/process/run-on-database.ts'

/** Reads a folder in the form of content/ into drafts. */
const [folder] = process.argv.slice(2)
await runOnDatabase(async ({ db }) => {
  if (!folder) throw new FolderRefused('usage: npm run content:import FOLDER')
  const done = await importDocuments(db, folder)
  if (done.ok) return `${done.drafts} drafts; publish them in the office`
  const lines = done.problems.map(({ file, line, message }) => `${file}:${line}  ${message}`)
  throw new FolderRefused([...lines, 'nothing is imported'].join('\n'))
})
