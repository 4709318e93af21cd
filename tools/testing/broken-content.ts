import { readCatalogue } from '#database/content/catalogue.ts'
import type { Check } from '#database/content/checks/report.ts'
import type { Problem } from '#database/content/content-file.ts'
import { type ContentCopy, copyContent } from './content-copy.ts'

type Change = [file: string, path: (string | number)[], value: unknown]

/** The problems that a check finds in the authored content with some values changed. */
export function brokenContent(check: Check, changes: Change[]): { problems: Problem[]; copy: ContentCopy } {
  const copy = copyContent()
  for (const change of changes) copy.set(...change)
  const { catalogue, problems } = readCatalogue(copy.root, copy.kept)
  if (problems.length > 0) throw new Error(`${problems[0]?.file}: ${problems[0]?.message}`)
  return { problems: check(catalogue), copy }
}
