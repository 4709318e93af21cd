import type { ServerBuild } from 'react-router'

type Assets = ServerBuild['assets']

const inSpanish = (path: string) => path.replace(/^\/assets\/(?=[^/]+\.js$)/, '/assets/es/')

/** A route's or the entry's scripts, where their Spanish words stand. */
function spoken<Part extends { module: string; imports?: string[] | undefined }>(part: Part): Part {
  const { module, imports } = part
  return { ...part, module: inSpanish(module), ...(imports && { imports: imports.map(inSpanish) }) }
}

/**
 * What documents of a language load: English scripts where the build says, Spanish ones under the same names in a
 * folder of their own (tools/one-language.ts). What has no language of its own, the root and the entry, takes the
 * document's.
 */
export function assetsOf(assets: Assets, locale: 'en' | 'es'): Assets {
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
