import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const CACHE = 'node_modules/.cache/ceiba'
/** What decides, beside the code that reads them, what a database holds. */
const DATA = ['package-lock.json', 'database/migrations/*.sql', 'content/**/*.*']

/** A module and everything of ours that it imports, by path from the root. */
function sourcesBehind(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path) || !existsSync(path)) return seen
  seen.add(path)
  for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(/(?:from|import) '([#.][^']+)'/g))
    sourcesBehind(target.startsWith('#') ? target.slice(1) : normalize(join(dirname(path), target)), seen)
  return seen
}

/** Changes with whatever a template is made by or of. */
function fingerprint(maker: string): string {
  const hash = createHash('sha256').update(maker)
  for (const path of [...globSync(DATA), ...sourcesBehind('tools/testing/test-engine.ts')].sort())
    hash.update(`${path}\0`).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

/** A folder of filled databases, cached from run to run until what makes them changes. `maker` names the program. */
export async function cachedTemplates(
  engine: string,
  maker: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const name = `${engine}-${fingerprint(maker)}`
  const folder = join(process.cwd(), CACHE, name)
  if (existsSync(folder)) return folder
  mkdirSync(CACHE, { recursive: true })
  const made = mkdtempSync(join(CACHE, 'making-'))
  await make(made)
  for (const old of readdirSync(CACHE))
    if (old.startsWith(`${engine}-`) && old !== name)
      rmSync(join(CACHE, old), { recursive: true, force: true })
  // Another process may have made them meanwhile: they are the same.
  if (existsSync(folder)) rmSync(made, { recursive: true, force: true })
  else renameSync(made, folder)
  return folder
}
