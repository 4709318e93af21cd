import { createServer } from 'vite'
import type { Pages } from './process/serve.ts'

/** The process in development: Vite serves the pages, everything else is the same. */
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const { main, stopOnSignals } = await vite.ssrLoadModule('./server/main.ts')
const { readConfig } = await vite.ssrLoadModule('./server/start/config.ts')

async function renderPage(...[request, context]: Parameters<Pages['renderPage']>): Promise<Response> {
  const { renderPage } = await vite.ssrLoadModule('./server/render-page.ts')
  return renderPage(request, context)
}

const pages: Pages = {
  renderPage,
  before: listener => (request, response) =>
    vite.middlewares(request, response, () => listener(request, response)),
}
const { stop } = await main(readConfig({ NODE_ENV: 'development', ...process.env }), pages)
stopOnSignals(async (drainMs: number) => {
  await stop(drainMs)
  await vite.close()
}, 0)
