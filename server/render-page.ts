import * as build from 'virtual:react-router/server-build'
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { splitLocale } from '#app/links.ts'
import { type RequestContext, requestContext } from '#app/request-context.ts'
import type { Locale } from '#database/values/locale.ts'

type Manifest = ServerBuild['routes']

function routesUnder(manifest: Manifest, parentId?: string): RouteObject[] {
  return Object.values(manifest).flatMap(route => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index } = route
    const named = path === undefined ? {} : { path }
    return [index ? { id, index: true, ...named } : { id, children: routesUnder(manifest, id), ...named }]
  })
}

/** Finds the pattern of a page's address in app/routes.ts, such as `/:country/trips/:trip`. */
export function makePageRoute(manifest: Manifest): (pathname: string) => string {
  const routes = routesUnder(manifest)
  return pathname => {
    const matches = matchRoutes(routes, pathname)
    if (!matches) return 'none'
    return `/${matches.flatMap(({ route }) => route.path || []).join('/')}`
  }
}

/** Names the methods of a page in a refusal of another one, as HTTP requires (RFC 9110, 15.5.6). */
export function makeAllowHeader(manifest: Manifest): (request: Request, answer: Response) => Response {
  const routes = routesUnder(manifest)
  return (request, answer) => {
    if (answer.status !== 405) return answer
    const page = matchRoutes(routes, new URL(request.url).pathname)?.at(-1)
    const takesForms = manifest[page?.route.id ?? '']?.module.action !== undefined
    answer.headers.set('allow', takesForms ? 'GET, HEAD, POST' : 'GET, HEAD')
    return answer
  }
}

type Assets = ServerBuild['assets']

const inSpanish = (path: string) => path.replace(/^\/assets\/(?=[^/]+\.js$)/, '/assets/es/')

/** The Spanish scripts of a route or of the entry. */
function spoken<Part extends { module: string; imports?: string[] | undefined }>(part: Part): Part {
  const { module, imports } = part
  return { ...part, module: inSpanish(module), ...(imports && { imports: imports.map(inSpanish) }) }
}

/**
 * The scripts that a document of a language loads: English ones from where the build puts them, Spanish ones under
 * the same names in a folder of their own (tools/bundle/one-language.ts). The root and the entry, which have no language,
 * take the document's.
 */
export function assetsOf(assets: Assets, locale: Locale): Assets {
  const routes = Object.entries(assets.routes).map(([id, route]) => {
    const speaksSpanish = id.startsWith('es:') || (locale === 'es' && !id.startsWith('en:'))
    return [id, route && speaksSpanish ? spoken(route) : route] as const
  })
  return {
    ...assets,
    entry: locale === 'es' ? spoken(assets.entry) : assets.entry,
    routes: Object.fromEntries(routes),
  }
}

/** The route pattern of a page's address, for the metrics. */
export const pageRoute = makePageRoute(build.routes)

/** The request handler for a language. In development every script contains both languages. */
function handlerIn(locale: Locale) {
  const spoken = import.meta.env.PROD ? { ...build, assets: assetsOf(build.assets, locale) } : build
  return createRequestHandler(spoken, import.meta.env.MODE)
}

const handlers = { en: handlerIn('en'), es: handlerIn('es') }

const tellMethods = makeAllowHeader(build.routes)

/** Renders a page of app/routes.ts for a request, or runs its action. */
export async function renderPage(request: Request, context: RequestContext): Promise<Response> {
  const provider = new RouterContextProvider()
  provider.set(requestContext, context)
  const { locale } = splitLocale(new URL(request.url).pathname)
  return tellMethods(request, await handlers[locale](request, provider))
}
