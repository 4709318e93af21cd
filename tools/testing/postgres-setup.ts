import type { TestProject } from 'vitest/node'
import { filledCluster, makeTemplateDatabases, templateNames } from './postgres-templates.ts'
import { dropDatabase } from './server-databases.ts'

/**
 * Prepares the databases that the test files' databases are copied from, on TEST_DATABASE_URL or a server of our own.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) {
    const cluster = await filledCluster()
    project.provide('testEngine', { url: cluster.url, templates: templateNames() })
    return cluster.stop
  }
  const templates = templateNames(`${process.pid}_`)
  await makeTemplateDatabases(url, templates)
  project.provide('testEngine', { url, templates })
  return async () => {
    for (const name of Object.values(templates)) await dropDatabase(url, name)
  }
}
