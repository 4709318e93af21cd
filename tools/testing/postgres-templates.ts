import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '#database/connect.ts'
import {
  type Cluster,
  findPostgres,
  makeClusterFiles,
  startCluster,
  temporaryCluster,
} from '../postgres-cluster.ts'
import { createDatabase, urlOf } from './server-databases.ts'
import { cachedTemplates } from './template-cache.ts'
import { type Filling, fill, filledFrom, WORLD_FILLINGS } from './test-engine.ts'

const FILLINGS = [...WORLD_FILLINGS, 'content'] as const
type Names = Record<(typeof FILLINGS)[number], string>

/** The name of a template on a server; `of` distinguishes those of several runs. */
function nameOf(filling: Filling, of = ''): string {
  return `ceiba_test_${of}${filling}`.toLowerCase()
}

/** The names of the templates on one server; `of` distinguishes those of several runs. */
export function templateNames(of?: string): Names {
  return Object.fromEntries(FILLINGS.map(filling => [filling, nameOf(filling, of)])) as Names
}

/** Creates a database for each filling on a server. */
export async function makeTemplateDatabases(url: string, names: Names): Promise<void> {
  for (const filling of FILLINGS) {
    const [name, from] = [names[filling], filledFrom(filling)]
    await createDatabase(url, name, from ? names[from] : 'template0')
    const connection = await connect({ url: urlOf(url, name), dataDir: '' })
    await fill(connection, filling)
    await connection.close()
  }
}

async function makeTemplateFiles(folder: string): Promise<void> {
  const files = await makeClusterFiles()
  const cluster = await startCluster(files)
  try {
    await makeTemplateDatabases(cluster.url, templateNames())
  } finally {
    await cluster.stop()
  }
  cpSync(join(files.folder, 'data'), join(folder, 'data'), { recursive: true })
  rmSync(files.folder, { recursive: true, force: true })
}

/** The data folder of a server with a database for each filling, named by `templateNames()`. */
export async function postgresTemplate(): Promise<string> {
  const folder = await cachedTemplates('postgres', findPostgres() ?? '', makeTemplateFiles, [
    'content/**/*.*',
  ])
  return join(folder, 'data')
}

/** A temporary server that is a copy of the template. */
export async function filledCluster(): Promise<Cluster> {
  return temporaryCluster(await postgresTemplate())
}

/** The connection string of a filled server's database with content/ seeded. */
export function seededUrl({ url }: Cluster): string {
  return urlOf(url, templateNames().content)
}
