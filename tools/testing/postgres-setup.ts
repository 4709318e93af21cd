import type { TestProject } from 'vitest/node'
import { connect } from '#database/connect.ts'
import { type Cluster, temporaryCluster } from '../postgres-cluster.ts'
import { createDatabase, dropDatabase, urlOf } from './server-databases.ts'
import { fill, type TestEngine } from './test-engine.ts'

/** Prepares the databases that the test files' own are copies of, on TEST_DATABASE_URL or a server of our own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const cluster: Cluster | null = given ? null : await temporaryCluster()
  const url = given ?? cluster?.url ?? ''
  const prefix = `ceiba_test_${process.pid}`
  const templates: TestEngine['templates'] = {
    empty: `${prefix}_empty`,
    migrated: `${prefix}_migrated`,
    seeded: `${prefix}_seeded`,
  }
  for (const [filling, before] of [
    ['empty', 'template0'],
    ['migrated', 'empty'],
    ['seeded', 'migrated'],
  ] as const) {
    await createDatabase(url, templates[filling], before === 'template0' ? before : templates[before])
    const connection = await connect({ url: urlOf(url, templates[filling]), dataDir: '' })
    await fill(connection, filling)
    await connection.close()
  }
  project.provide('testEngine', { url, templates })
  return async () => {
    for (const name of Object.values(templates)) await dropDatabase(url, name)
    await cluster?.stop()
  }
}
