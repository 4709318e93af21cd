import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '#database/connect.ts'
import { DROP_OLD_LOG, seededTemplate } from '../bundle/make-seeded-template.ts'
import { cachedTemplates } from './template-cache.ts'
import { CONTENT_FILLINGS, type Filling, fill, filledFrom, WORLD_FILLINGS } from './test-engine.ts'

type Paths = Record<Filling, string>

/** The path of a template as one file, from which an engine loads its memory. */
export function packed(template: string): string {
  return `${template}.tar`
}

async function makeTemplate(
  path: string,
  fillings: readonly [Filling, ...Filling[]],
  from: string | null,
): Promise<void> {
  if (from) cpSync(from, path, { recursive: true })
  const connection = await connect({ dataDir: path })
  for (const filling of fillings) await fill(connection, filling)
  for (const statement of DROP_OLD_LOG) await connection.pool.query(statement)
  await connection.close()
  rmSync(join(path, 'database-host'))
  execFileSync('tar', ['-cf', packed(path), '-C', join(path, 'database'), '.'])
}

function pathsIn<F extends Filling>(folder: string, fillings: readonly F[]): Record<F, string> {
  return Object.fromEntries(fillings.map(filling => [filling, join(folder, filling)])) as Record<F, string>
}

/** Data folders of the embedded engine, one for each filling. Those with content/ are cached apart from the others. */
export async function embeddedTemplates(): Promise<Paths> {
  const world = await cachedTemplates('embedded', '', async folder => {
    for (const filling of WORLD_FILLINGS) {
      const from = filledFrom(filling)
      await makeTemplate(join(folder, filling), [filling], from && join(folder, from))
    }
  })
  const content = await cachedTemplates(
    'content',
    '',
    async folder => {
      // The site's own template, so that content/ is seeded once for both.
      await makeTemplate(join(folder, 'content'), ['empty', 'content'], join(await seededTemplate(), 'data'))
      await makeTemplate(join(folder, 'contentToRead'), ['contentToRead'], join(folder, 'content'))
    },
    ['content/**/*.*'],
  )
  return { ...pathsIn(world, WORLD_FILLINGS), ...pathsIn(content, CONTENT_FILLINGS) }
}
