import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { embeddedTemplates } from './embedded-templates.ts'

/** Prepares the data folders that the test files' databases are copies of. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'ceiba-embedded-'))
  project.provide('testEngine', { templates: await embeddedTemplates(), folder })
  return () => rmSync(folder, { recursive: true, force: true })
}
