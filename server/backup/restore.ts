import { parseArgs } from 'node:util'
import { readDataPlaces } from '#server/start/config.ts'
import { BackupError } from './backup-error.ts'
import { restore } from './restore-data.ts'
import { runInWords } from './run-in-words.ts'

/** `npm run restore -- FILE [--replace]`, while the site is stopped (docs/operations.md). */
await runInWords(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (!file) throw new BackupError('Which file? npm run restore -- FILE [--replace]')
  const places = readDataPlaces(process.env)
  const { manifest, aside } = await restore({ ...places, file, isReplacing: values.replace })
  const words = `Restored what version ${manifest.version} had on ${manifest.createdTs}, checked part by part and row by row.`
  return aside ? `${words} What was there before is in ${aside}.` : words
})
