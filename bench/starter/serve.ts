import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createRequestHandler, type ServerBuild } from 'react-router'

/** React Router's own starter, serving one of our pages. Reports its port to its parent. */
const [, , folder = '', page = ''] = process.argv
globalThis.starterPage = readFileSync(page, 'utf8')
const build: ServerBuild = await import(join(folder, 'server/index.js'))
const handle = createRequestHandler(build, 'production')
const http = new Hono()
http.use('/assets/*', serveStatic({ root: join(folder, 'client') }))
http.use(compress())
http.all('*', c => handle(c.req.raw))
serve({ fetch: http.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port))
