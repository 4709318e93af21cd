import {
  createRequestHandler,
  RouterContextProvider,
  type ServerBuild,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router'
import { describe, expect, it } from 'vitest'
import { AppError } from '#app/app-error.ts'
import * as entry from '#app/entry.server.tsx'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { requestContext } from '#app/request-context.ts'
import * as root from '#app/root.tsx'
import { unreachableDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'
import type { HttpParts } from './http.ts'

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']

function brokenLoader(): never {
  throw new Error('no such column for ana@example.org')
}

function BrokenPage(): never {
  throw new Error('cannot read properties of undefined')
}

const pages: Record<string, RouteModule> = {
  'broken-loader': { default: () => null, loader: pageDoor(async () => brokenLoader()) },
  'broken-page': { default: BrokenPage },
  refused: {
    default: () => null,
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

async function openBrokenSite() {
  return openTestSite(await unreachableDatabase(), { renderPage: renderBroken() })
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
