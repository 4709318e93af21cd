import { join } from 'node:path'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { requestContext } from '#app/request-context.ts'
import { FolderInUse } from '#database/folder-lock.ts'
import { ConfigError, readConfig } from './config.ts'
import { main, stopOnSignals } from './main.ts'

/** The built process: node build/server/index.js */
const handle = createRequestHandler(build, 'production')

try {
  const { stop } = await main(readConfig(process.env), {
    clientFiles: join('build', 'client'),
    renderPage: (request, context) => {
      const provider = new RouterContextProvider()
      provider.set(requestContext, context)
      return handle(request, provider)
    },
  })
  stopOnSignals(stop)
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof FolderInUse)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
