import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { main, stopOnSignals } from '#server/main.ts'
import { pageRoute, renderPage } from '#server/render-page.ts'
import { readConfig } from './config.ts'
import { explainStartFault } from './start-fault.ts'

/** The built process: node build/server/index.js */
try {
  const config = readConfig(process.env)
  const clientFiles = join('build', 'client')
  const { stop } = await main(config, { clientFiles, renderPage, pageRoute, program: import.meta.filename })
  stopOnSignals(stop, config.drainSeconds)
  // With NODE_COMPILE_CACHE, the next start reuses what this one compiled, however this one ends.
  flushCompileCache()
} catch (error) {
  const words = explainStartFault(error)
  if (words === null) throw error
  process.stderr.write(`${words}\n`)
  // Handles that are already open must not keep the process alive.
  process.exit(1)
}
