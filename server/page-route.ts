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
