import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

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
