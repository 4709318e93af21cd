import type { RouteConfigEntry } from '@react-router/dev/routes'
import {
  createRequestHandler,
  RouterContextProvider,
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router'
import * as entry from '#app/entry.server.tsx'
import { requestContext } from '#app/request-context.ts'
import configuration from '#app/routes.ts'
import type { HttpParts } from '#server/http.ts'
import { makeAllowHeader } from '#server/page-route.ts'

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']

interface PageModule extends Omit<RouteModule, 'default' | 'ErrorBoundary'> {
  default?: Parameters<typeof withComponentProps>[0]
  ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0]
}

const modules = import.meta.glob<PageModule>(['/app/{root,pages/**/*}.tsx', '!/app/**/*.test.tsx'], {
  eager: true,
})

/** A route's module with its components wrapped as by React Router's plugin. */
function moduleOf(file: string): RouteModule {
  const module = modules[`/app/${file}`]
  if (!module) throw new Error(`app/routes.ts names app/${file}, which is not there`)
  const { default: Component, ErrorBoundary } = module
  return {
    ...module,
    ...(Component && { default: withComponentProps(Component) }),
    ...(ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary) }),
  } as RouteModule
}

/** The routes, and their browser files, of which there are none here. */
async function routesAndFiles(): Promise<Pick<ServerBuild, 'routes' | 'assets'>> {
  const routes: ServerBuild['routes'] = {}
  const files: ServerBuild['assets']['routes'] = {}

  function add({ file, path, index, id = file, children = [] }: RouteConfigEntry, parentId?: string): void {
    const module = moduleOf(file)
    routes[id] = { id, path, index, parentId, module }
    files[id] = {
      id,
      path,
      index,
      parentId,
      module: `/${file}`,
      hasAction: 'action' in module,
      hasLoader: 'loader' in module,
      hasClientAction: false,
      hasClientLoader: false,
      hasClientMiddleware: false,
      hasErrorBoundary: 'ErrorBoundary' in module,
      clientActionModule: undefined,
      clientLoaderModule: undefined,
      clientMiddlewareModule: undefined,
      hydrateFallbackModule: undefined,
    }
    for (const child of children) add(child, id)
  }
  add({ id: 'root', path: '', file: 'root.tsx', children: await configuration })
  const assets = {
    entry: { imports: [], module: '/entry.js' },
    routes: files,
    url: '/manifest.js',
    version: '0',
  }
  return { routes, assets }
}

/** Renders the pages of app/routes.ts, and runs their actions, like the built site but without a build. */
export async function openPages(): Promise<HttpParts['renderPage']> {
  const built = await routesAndFiles()
  const tellMethods = makeAllowHeader(built.routes)
  const handle = createRequestHandler(
    {
      ...built,
      entry: { module: entry },
      publicPath: '/',
      assetsBuildDirectory: 'build/client',
      future: {},
      ssr: true,
      isSpaMode: false,
      prerender: [],
      routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
      allowedActionOrigins: ['**'],
    },
    'production',
  )
  return async (request, context) => {
    const provider = new RouterContextProvider()
    provider.set(requestContext, context)
    return tellMethods(request, await handle(request, provider))
  }
}
