import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { copySeededTemplate, templateKey } from './seeded-template.ts'

const CONTENT = 'tools/testing/world'

/** A template of one file, and an empty data folder. */
function makeFolders(key = templateKey(CONTENT)): { template: string; dataDir: string; database: string } {
  const root = mkdtempSync(join(tmpdir(), 'ceiba-template-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const [template, dataDir] = [join(root, 'seeded'), join(root, 'data')]
  mkdirSync(join(template, 'data/database'), { recursive: true })
  writeFileSync(join(template, 'data/database/PG_VERSION'), '18')
  writeFileSync(join(template, 'key'), key)
  mkdirSync(dataDir)
  return { template, dataDir, database: join(dataDir, 'database') }
}

it('fills a data folder without a database, and leaves nothing else there', () => {
  const { template, dataDir, database } = makeFolders()
  // What a copy left that was interrupted.
  mkdirSync(`${database}.new`)
  writeFileSync(`${database}.new/half`, '')
  copySeededTemplate(dataDir, CONTENT, template)
  expect(readdirSync(dataDir)).toEqual(['database'])
  expect(readdirSync(database)).toEqual(['PG_VERSION'])
})

it('leaves a database alone that is there', () => {
  const { template, dataDir, database } = makeFolders()
  mkdirSync(database)
  writeFileSync(join(database, 'PG_VERSION'), 'mine')
  copySeededTemplate(dataDir, CONTENT, template)
  expect(readFileSync(join(database, 'PG_VERSION'), 'utf8')).toBe('mine')
})

it('copies nothing that was made from other content, and does without a template', () => {
  const other = makeFolders('another key')
  copySeededTemplate(other.dataDir, CONTENT, other.template)
  expect(existsSync(other.database)).toBe(false)
  copySeededTemplate(other.dataDir, CONTENT, join(other.template, 'nowhere'))
  expect(existsSync(other.database)).toBe(false)
})
