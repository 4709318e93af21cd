import { readFileSync } from 'node:fs'
import { listFiles } from './listed-files.ts'
import { commentFaults, documentFaults, structureFaults } from './structure.ts'
import { EXCEPTIONS } from './structure-rules.ts'

/** Checks the tree against the house's rules: rooms, shelves, nouns, kinds of file, sizes, addresses, and the paths that documents and comments name. */

const paths = listFiles()
const read = (pattern: RegExp) =>
  new Map(paths.filter(path => pattern.test(path)).map(path => [path, readFileSync(path, 'utf8')]))
const sources = read(/^(app|art|cartography|database|server)\/.*\.(tsx?|css)$/)
const documents = read(/^(docs\/)?[\w-]+\.md$/)
const faults = [
  ...structureFaults(sources),
  ...documentFaults(documents, paths),
  ...commentFaults(sources, paths),
]
const found = faults.filter(fault => !EXCEPTIONS.includes(fault))
const outdated = EXCEPTIONS.filter(exception => !faults.includes(exception))
for (const fault of found) process.stdout.write(`${fault}\n`)
for (const exception of outdated)
  process.stdout.write(`no longer so, remove it from EXCEPTIONS: ${exception}\n`)
process.stdout.write(`structure: ${sources.size} files, ${EXCEPTIONS.length} exceptions\n`)
process.exitCode = found.length + outdated.length > 0 ? 1 : 0
