import { join } from 'node:path'
import { FolderInUse } from '#database/folder-lock.ts'
import { ConfigError, readConfig } from './config.ts'
import { main, stopOnSignals } from './main.ts'
import { renderPage } from './render-page.ts'

/** The built process: node build/server/index.js */
try {
  const { stop } = await main(readConfig(process.env), { clientFiles: join('build', 'client'), renderPage })
  stopOnSignals(stop)
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof FolderInUse)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
