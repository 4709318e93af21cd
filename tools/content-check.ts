import { join } from 'node:path'
import { documentsOf, readCatalogue } from '#database/content/catalogue.ts'
import { checkReferences } from '#database/content/check-references.ts'
import { checkContent } from '#database/content/checks/content-checks.ts'
import { checkMessages } from '#database/content/checks/language/check-messages.ts'

const { catalogue, problems } = readCatalogue(join(process.cwd(), 'content'))
problems.push(...checkReferences(catalogue), ...checkContent(catalogue), ...checkMessages('messages'))
for (const { file, line, message, mend } of problems)
  process.stdout.write(`${file}:${line}  ${message}${mend ? ` (${mend})` : ''}\n`)
const folders = catalogue.folders.map(folder => folder.tag).join(', ')
process.stdout.write(
  problems.length === 0
    ? `content is sound (${documentsOf(catalogue).length} documents; written in full: ${folders})\n`
    : `${problems.length} to mend\n`,
)
process.exitCode = problems.length === 0 ? 0 : 1
