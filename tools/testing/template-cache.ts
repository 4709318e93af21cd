import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sumOfSources } from '../bundle/sum-of-sources.ts'

const CACHE = 'node_modules/.cache/ceiba'
/** Files that determine a database's content, besides the code that reads them. */
const DATA = ['package-lock.json', 'database/migrations/*.sql', 'tools/testing/world/**/*.*']

/** Changes with everything that a template is made from. */
function fingerprint(maker: string, data: readonly string[]): string {
  const hash = createHash('sha256').update(maker)
  hash.update(sumOfSources('tools/testing/test-engine.ts', [...DATA, ...data]))
  return hash.digest('hex').slice(0, 16)
}

/**
 * A folder of filled databases, cached between runs until its inputs change. `maker` is the program that makes them,
 * `data` are more files that they are made from.
 */
export async function cachedTemplates(
  engine: string,
  maker: string,
  make: (folder: string) => Promise<void>,
  data: readonly string[] = [],
): Promise<string> {
  const name = `${engine}-${fingerprint(maker, data)}`
  const folder = join(process.cwd(), CACHE, name)
  if (existsSync(folder)) return folder
  mkdirSync(CACHE, { recursive: true })
  const made = mkdtempSync(join(CACHE, 'making-'))
  await make(made)
  for (const old of readdirSync(CACHE))
    if (old.startsWith(`${engine}-`) && old !== name)
      rmSync(join(CACHE, old), { recursive: true, force: true })
  // Another process may have made the same ones meanwhile.
  if (existsSync(folder)) rmSync(made, { recursive: true, force: true })
  else renameSync(made, folder)
  return folder
}
