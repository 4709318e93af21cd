import { readDataPlaces } from '#server/start/config.ts'
import { backUp } from './back-up.ts'
import { BackupError } from './backup-error.ts'
import { runInWords } from './run-in-words.ts'

/** `npm run backup -- FILE-OR-FOLDER`, while the site runs or is stopped (docs/operations.md). */
await runInWords(async () => {
  const [target] = process.argv.slice(2)
  if (!target) throw new BackupError('Where to? npm run backup -- FILE-OR-FOLDER')
  const { file, manifest } = await backUp(readDataPlaces(process.env), target)
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
  return `${file} holds ${rows} rows and ${manifest.parts.length} parts, with this installation’s secrets: keep it as safe as they are.`
})
