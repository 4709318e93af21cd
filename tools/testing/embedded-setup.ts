import type { TestProject } from 'vitest/node'
import { embeddedTemplates } from './embedded-templates.ts'

/** Prepares the data folders that the test files' databases are copied from. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('testEngine', { templates: await embeddedTemplates() })
}
