import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect } from '#database/connect.ts'
import { fill, type TestEngine } from './test-engine.ts'

/** Prepares the data folders that the test files' databases are copies of. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'ceiba-embedded-'))
  const templates: TestEngine['templates'] = {
    empty: join(folder, 'empty'),
    migrated: join(folder, 'migrated'),
    seeded: join(folder, 'seeded'),
  }
  for (const [filling, before] of [['empty'], ['migrated', 'empty'], ['seeded', 'migrated']] as const) {
    if (before) cpSync(templates[before], templates[filling], { recursive: true })
    const connection = await connect({ dataDir: templates[filling] })
    await fill(connection, filling)
    await connection.close()
  }
  project.provide('testEngine', { templates })
  return () => rmSync(folder, { recursive: true, force: true })
}
