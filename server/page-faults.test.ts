import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  createRequestHandler,
  RouterContextProvider,
  type ServerBuild,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router'
import { describe, expect, it } from 'vitest'
import { AppError } from '#app/app-error.ts'
import * as entry from '#app/entry.server.tsx'
import { files } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { publicPage } from '#app/pages/page-headers.ts'
import { requestContext } from '#app/request-context.ts'
import * as root from '#app/root.tsx'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { unreachableDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'
import type { HttpParts } from './http.ts'
import { openLog } from './log.ts'
import { openRasters } from './raster/rasters.ts'
import { openSync } from './sync/sync.ts'

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']

function brokenLoader(): never {
  throw new Error('no such column for ana@example.org')
}

function BrokenPage(): never {
  throw new Error('cannot read properties of undefined')
}

const headers = publicPage

const pages: Record<string, RouteModule> = {
  'broken-loader': { default: () => null, headers, loader: pageDoor(async () => brokenLoader()) },
  'broken-page': { default: BrokenPage, headers },
  'broken-head': { default: () => null, headers, meta: BrokenPage },
  'without-database': {
    default: () => null,
    headers,
    loader: pageDoor(async ctx => (await ctx.db.execute('select 1')).rows),
  },
  refused: {
    default: () => null,
    headers,
    loader: pageDoor(async () => {
      throw new AppError('not_found')
    }),
  },
}

const NO_FILES = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
}

/** Our root, error page and entry, with pages that each fail in one way, in both languages. */
function renderBroken(): HttpParts['renderPage'] {
  const rootModule = { ...root, ErrorBoundary: withErrorBoundaryProps(root.ErrorBoundary) } as RouteModule
  const routes: ServerBuild['routes'] = { root: { id: 'root', path: '', module: rootModule } }
  for (const [name, module] of Object.entries(pages))
    for (const path of [name, `es/${name}`]) routes[path] = { id: path, parentId: 'root', path, module }
  const files = Object.fromEntries(
    Object.values(routes).map(route => [route?.id, { ...NO_FILES, ...route, module: '/page.js' }]),
  )
  const handle = createRequestHandler(
    {
      routes,
      entry: { module: entry },
      assets: {
        entry: { imports: [], module: '/entry.js' },
        routes: files,
        url: '/manifest.js',
        version: '0',
      },
      publicPath: '/',
      assetsBuildDirectory: 'build/client',
      future: {},
      ssr: true,
      isSpaMode: false,
      prerender: [],
      routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
      allowedActionOrigins: ['**'],
    } as ServerBuild,
    'production',
  )
  return (request, context) => {
    const provider = new RouterContextProvider()
    provider.set(requestContext, context)
    return handle(request, provider)
  }
}

async function openBrokenSite(change: Partial<HttpParts> = {}) {
  return openTestSite(await unreachableDatabase(), { renderPage: renderBroken(), ...change })
}

describe('a page that fails', () => {
  it.each([
    ['/broken-loader', 'no such column for [address]', 'Reference: '],
    ['/es/broken-loader', 'no such column for [address]', 'Referencia: '],
    ['/broken-page', 'cannot read properties of undefined', 'Reference: '],
    ['/es/broken-page', 'cannot read properties of undefined', 'Referencia: '],
  ])('%s is logged once, under the request id that its reader sees', async (path, message, label) => {
    const { ask, logged } = await openBrokenSite()
    const response = await ask(path)
    expect(response.status).toBe(500)
    const html = await response.text()
    expect(logged).toMatchObject([{ level: 50, msg: 'a page failed', err: { message } }])
    const reference = String(logged[0]?.requestId)
    expect(reference).toMatch(/^[0-9a-f-]{36}$/)
    expect(html.replaceAll('<!-- -->', '')).toContain(`${label}${reference}`)
    expect(html).toContain(`<meta name="request-id" content="${reference}"/>`)
    expect(response.headers.get('x-request-id')).toBe(reference)
    expect(html).not.toContain(message)
  })

  it.each(['/refused', '/nowhere'])('differs from one that is refused: %s', async path => {
    const { ask, logged } = await openBrokenSite()
    const response = await ask(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('Reference: ')
    expect(logged).toEqual([])
  })
})

/** A bug, wherever it is met. */
function bug(): never {
  throw new Error('a bug')
}

/** A part of which any use is a bug. */
function broken<Part extends object>(part: Part): Part {
  return new Proxy(part, { get: bug })
}

/** A folder of files that were listed, and are gone since. */
async function openWithoutFiles() {
  const clientFiles = temporaryFolder()
  for (const folder of ['assets', 'films']) mkdirSync(join(clientFiles, folder))
  for (const file of ['assets/a.js', 'films/a.mp4', 'robots.txt']) writeFileSync(join(clientFiles, file), '')
  const site = await openBrokenSite({ clientFiles })
  rmSync(clientFiles, { recursive: true })
  return site
}

type OpenSite = () => Promise<Pick<Awaited<ReturnType<typeof openTestSite>>, 'ask'>>

async function openWithBrokenContext() {
  const ctx = await testContext(await unreachableDatabase())
  const parts = { db: broken(ctx.db), photos: broken(ctx.photos), allowance: broken(ctx.allowance) }
  return openBrokenSite({ context: locale => ({ ...ctx, ...parts, locale }) })
}

/** Each layer of the process, broken. */
const BROKEN: Record<string, [OpenSite, string[]]> = {
  'the first middleware': [
    () => openBrokenSite({ context: bug }),
    ['/', '/api/public/staff/all_active', '/art/x'],
  ],
  'the front door of pages': [() => openBrokenSite({ renderPage: bug }), ['/', '/es/peru', '/peru.data']],
  'a page’s data': [openBrokenSite, ['/broken-loader', '/broken-loader.data', '/without-database']],
  'a page’s component or head': [openBrokenSite, ['/broken-page', '/es/broken-page', '/broken-head']],
  'a page that is not there': [openBrokenSite, ['/refused', '/refused.data', '/nowhere']],
  'a call': [
    openWithBrokenContext,
    ['/api/public/staff/all_active', '/api/public/trip/search', '/api/public/country/peru'],
  ],
  'a picture': [
    async () => {
      const rasters = await openRasters({ folder: temporaryFolder(), onDiskError: bug })
      return openBrokenSite({ rasters: { ...rasters, get: bug, enqueue: bug } })
    },
    [
      files.poster('volcano', 'dawn', 'x', '4x3', { width: 640, format: 'webp' }),
      `/photos/${'a'.repeat(32)}/640`,
      '/art/1/posters/nothing.svg',
    ],
  ],
  'a picture of rows': [
    openWithBrokenContext,
    ['/art/1/portraits/x-1x1.svg?v=1', `/photos/${'a'.repeat(32)}/640`],
  ],
  'the operator’s row': [openWithBrokenContext, ['/manifest.webmanifest']],
  'live rows': [
    async () => {
      const connection = await unreachableDatabase()
      const sync = openSync({ connection, log: openLog('silent') })
      return openBrokenSite({ sync: { ...sync, answer: async () => bug(), isStarted: bug } })
    },
    ['/api/public/electric/v1/shape?table=review&offset=-1', '/api/public/electric/v1/health'],
  ],
  'live rows without a database': [openBrokenSite, ['/api/public/electric/v1/shape?table=review&offset=-1']],
  'a file': [openWithoutFiles, ['/assets/a.js', '/films/a.mp4', '/robots.txt', '/assets/b.js']],
}

describe('an error that is met', () => {
  it.each(Object.entries(BROKEN))('by %s is kept by no cache', async (_layer, [open, paths]) => {
    const { ask } = await open()
    for (const path of paths) {
      const { status, headers } = await ask(path)
      expect([path, status >= 400]).toEqual([path, true])
      const kept = headers.get('cache-control') ?? ''
      expect([path, kept]).toEqual([path, expect.stringMatching(/^$|no-store/)])
      expect([path, kept]).toEqual([path, expect.not.stringMatching(/public|max-age|immutable/)])
    }
  })
})
