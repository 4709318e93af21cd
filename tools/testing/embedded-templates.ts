import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '#database/connect.ts'
import { cachedTemplates } from './template-cache.ts'
import { FILLINGS, type Filling, fill, filledFrom } from './test-engine.ts'

/** The path of a template as one file, from which an engine loads its memory. */
export function packed(template: string): string {
  return `${template}.tar`
}

/** Removes recycled segments of the write-ahead log: more than half the size of every copy. */
const DROP_OLD_LOG = ['set wal_recycle to off', 'checkpoint', 'checkpoint']

async function makeTemplates(folder: string): Promise<void> {
  for (const filling of FILLINGS) {
    const before = filledFrom(filling)
    if (before) cpSync(join(folder, before), join(folder, filling), { recursive: true })
    const connection = await connect({ dataDir: join(folder, filling) })
    await fill(connection, filling)
    for (const statement of DROP_OLD_LOG) await connection.pool.query(statement)
    await connection.close()
    rmSync(join(folder, filling, 'database-host'))
    execFileSync('tar', ['-cf', packed(join(folder, filling)), '-C', join(folder, filling, 'database'), '.'])
  }
}

/** Data folders of the embedded engine, one for each filling. */
export async function embeddedTemplates(): Promise<Record<Filling, string>> {
  const folder = await cachedTemplates('embedded', '', makeTemplates)
  return Object.fromEntries(FILLINGS.map(filling => [filling, join(folder, filling)])) as Record<
    Filling,
    string
  >
}
