import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../app/routes.ts'

/** The patterns of the site's pages as app/routes.ts lists them for one language: /:country/team. */
export async function routePatterns(): Promise<string[]> {
  const all = await routes
  const site = all.find(({ id }) => id === 'en:layout')
  // A layout without a path is replaced by its pages.
  const pages = (entry: RouteConfigEntry): RouteConfigEntry[] =>
    entry.path === undefined && !entry.index ? (entry.children ?? []).flatMap(pages) : [entry]
  return (site?.children ?? []).flatMap(pages).map(({ path, index }) => (index ? '/' : `/${path}`))
}
