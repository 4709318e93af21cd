import { createHash } from 'node:crypto'
import { constants, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrations } from './migrate.ts'
import { sumOf } from './seed.ts'

/** Where the build puts a data folder of the embedded engine with content/ seeded, and the key of what it holds. */
export const SEEDED_TEMPLATE = join('build', 'seeded')

/** The key of a template that holds what this start would seed. */
export function templateKey(contentDir: string): string {
  const hash = createHash('sha256').update(sumOf(contentDir))
  for (const { name, sum } of readMigrations()) hash.update(`${name}\0${sum}`)
  return hash.digest('base64url')
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0
}

/**
 * Copies the template into a data folder that has no database yet; without one of the same content and migrations the
 * start seeds. The folder appears whole: an interrupted copy is begun anew.
 */
export function copySeededTemplate(dataDir: string, contentDir: string, template = SEEDED_TEMPLATE): void {
  const database = join(dataDir, 'database')
  const key = join(template, 'key')
  if (!isEmpty(database) || !existsSync(key)) return
  if (readFileSync(key, 'utf8') !== templateKey(contentDir)) return
  const copy = `${database}.new`
  rmSync(copy, { recursive: true, force: true })
  cpSync(join(template, 'data', 'database'), copy, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  })
  rmSync(database, { recursive: true, force: true })
  renameSync(copy, database)
}
