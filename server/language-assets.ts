import type { ServerBuild } from 'react-router'
import type { Locale } from '#database/values/locale.ts'

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
