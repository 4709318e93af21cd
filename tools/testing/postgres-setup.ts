import type { TestProject } from 'vitest/node'
import { connect } from '#database/connect.ts'
import { type Cluster, temporaryCluster } from '../postgres-cluster.ts'
import { createDatabase, dropDatabase, urlOf } from './server-databases.ts'
import { FILLINGS, type Filling, fill, type TestEngine } from './test-engine.ts'

/** Prepares the databases that the test files' own are copies of, on TEST_DATABASE_URL or a server of our own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const cluster: Cluster | null = given ? null : await temporaryCluster()
  const url = given ?? cluster?.url ?? ''
  const nameOf = (filling: Filling) => `ceiba_test_${process.pid}_${filling}`
  const templates = Object.fromEntries(
    FILLINGS.map(filling => [filling, nameOf(filling)]),
  ) as TestEngine['templates']
  let before = 'template0'
  for (const filling of FILLINGS) {
    const name = nameOf(filling)
    await createDatabase(url, name, before)
    const connection = await connect({ url: urlOf(url, name), dataDir: '' })
    await fill(connection, filling)
    await connection.close()
    before = name
  }
  project.provide('testEngine', { url, templates })
  return async () => {
    for (const name of Object.values(templates)) await dropDatabase(url, name)
    await cluster?.stop()
  }
}
