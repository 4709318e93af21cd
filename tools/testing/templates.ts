import { createHash } from 'node:crypto'
import {
  cpSync,
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
import { connect } from '#database/connect.ts'
import { FILLINGS, type Filling, fill } from './test-engine.ts'

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
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of [...globSync(DATA), ...sourcesBehind('tools/testing/test-engine.ts')].sort())
    hash.update(`${path}\0`).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

async function makeTemplates(folder: string): Promise<void> {
  let before: Filling | undefined
  for (const filling of FILLINGS) {
    if (before) cpSync(join(folder, before), join(folder, filling), { recursive: true })
    const connection = await connect({ dataDir: join(folder, filling) })
    await fill(connection, filling)
    await connection.close()
    rmSync(join(folder, filling, 'database-host'))
    before = filling
  }
}

/** Data folders of the embedded engine, one for each filling, kept from run to run until what makes them changes. */
export async function embeddedTemplates(): Promise<Record<Filling, string>> {
  const folder = join(process.cwd(), CACHE, `embedded-${fingerprint()}`)
  if (!existsSync(folder)) {
    mkdirSync(CACHE, { recursive: true })
    for (const old of readdirSync(CACHE)) rmSync(join(CACHE, old), { recursive: true, force: true })
    const made = mkdtempSync(join(CACHE, 'making-'))
    await makeTemplates(made)
    // Somebody else may have made them meanwhile: they are the same.
    if (!existsSync(folder)) renameSync(made, folder)
  }
  return Object.fromEntries(FILLINGS.map(filling => [filling, join(folder, filling)])) as Record<
    Filling,
    string
  >
}
