import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, cpSync } from 'node:fs'
import { narrowServer } from './narrow-server.ts'

/** npm run build: the site, its compressed files, and beside them the database that the first start copies. */

async function run(program: string, ...args: string[]): Promise<void> {
  const child = spawn(program, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${[program, ...args].join(' ')} failed`)
}

async function buildSite(): Promise<void> {
  await run('react-router', 'build')
  narrowServer()
  await run('node', 'tools/bundle/precompress.ts')
}

// The compiled messages, which what follows imports. The gate has just made them.
if (process.env.GENERATED !== '1') await run('react-router', 'typegen')
const { SEEDED_TEMPLATE } = await import('#database/seeded-template.ts')
const { seededTemplate } = await import('./make-seeded-template.ts')
const [template] = await Promise.all([seededTemplate(), buildSite()])
// Last, because building the site empties its folder.
cpSync(template, SEEDED_TEMPLATE, { recursive: true, mode: constants.COPYFILE_FICLONE })
