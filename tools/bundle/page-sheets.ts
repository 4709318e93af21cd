import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const ROUTE = '?__react-router-build-client-route'
const MANIFEST = '.vite/manifest.json'
/** Vite's mark between joined sheets. */
const SEAM = '/*$vite$:1*/'

function chunkOf(bundle: Bundle, name: string): Chunk | undefined {
  const found = bundle[name]
  return found?.type === 'chunk' ? found : undefined
}

function cssOf(chunk: Chunk): ReadonlySet<string> {
  return chunk.viteMetadata?.importedCss ?? new Set()
}

/** The styles of a chunk and of all its imports, dependencies first. */
function stylesOf(bundle: Bundle, name: string, seen = new Set<string>()): Set<string> {
  const chunk = chunkOf(bundle, name)
  if (!chunk || seen.has(name)) return new Set()
  seen.add(name)
  return new Set([...chunk.imports.flatMap(each => [...stylesOf(bundle, each, seen)]), ...cssOf(chunk)])
}

/** Styles that half of all pages have. */
function stylesOfMost(pages: ReadonlySet<string>[]): string[] {
  const counts = new Map<string, number>()
  for (const style of pages.flatMap(page => [...page])) counts.set(style, (counts.get(style) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= pages.length / 2).map(([style]) => style)
}

/** Styles of late parts; those of a part in the page's HTML are already linked (late-styles.ts). */
function stylesWantedLater(bundle: Bundle, base: ReadonlySet<string>): Set<string> {
  const wanted = new Set<string>()
  for (const [name, host] of Object.entries(bundle)) {
    if (host.type !== 'chunk') continue
    const held = stylesOf(bundle, name)
    for (const style of host.dynamicImports.flatMap(part => [...stylesOf(bundle, part)]))
      if (!held.has(style) && !base.has(style)) wanted.add(style)
  }
  return wanted
}

/**
 * Two style sheets for each page: one common to all, and one of the page itself, although similar pages repeat some
 * rules. The sheets of single chunks remain for parts that are fetched on demand.
 * @param layers put in front of every sheet
 */
export function pageSheets(layers: string): Plugin[] {
  /** Manifest entry → its sheets. */
  const sheets = new Map<string, string[]>()
  const text = (bundle: Bundle, name: string) => {
    const file = bundle[name]
    return file?.type === 'asset' ? String(file.source).replace(layers, '').replaceAll(SEAM, '') : ''
  }
  return [
    {
      name: 'ceiba-page-sheets',
      applyToEnvironment: environment => environment.name === 'client',
      generateBundle(_options, bundle) {
        sheets.clear()
        const join = (name: string, styles: Iterable<string>) => {
          const source = layers + [...styles].map(style => text(bundle, style)).join('')
          return this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source }))
        }
        const routes = Object.values(bundle).filter(
          file => file.type === 'chunk' && file.facadeModuleId?.endsWith(ROUTE),
        ) as Chunk[]
        const frames = routes.filter(({ facadeModuleId = '' }) =>
          /app\/(root|pages\/site\/layout)\.tsx\?/.test(facadeModuleId ?? ''),
        )
        if (frames.length < 2) this.error('the frame of pages has other names than root.tsx and layout.tsx')
        const base = new Set(frames.flatMap(({ fileName }) => [...stylesOf(bundle, fileName)]))
        for (const style of stylesOfMost(routes.map(({ fileName }) => stylesOf(bundle, fileName))))
          base.add(style)
        const baseSheet = join('site', base)
        for (const route of routes) {
          const own = [...stylesOf(bundle, route.fileName)].filter(style => !base.has(style))
          const name = basename(route.facadeModuleId ?? '').replace(/\.tsx.*/, '')
          const isFrame = frames.includes(route)
          sheets.set(route.fileName, isFrame ? [baseSheet] : own.length > 0 ? [join(name, own)] : [])
        }
        const late = stylesWantedLater(bundle, base)
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          for (const style of cssOf(file)) if (!late.has(style)) file.viteMetadata?.importedCss.delete(style)
        }
      },
    },
    {
      name: 'ceiba-page-sheets-manifest',
      applyToEnvironment: environment => environment.name === 'client',
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          const asset = bundle[MANIFEST]
          if (asset?.type !== 'asset') throw new Error(`no ${MANIFEST} to write the sheets of pages in`)
          const manifest = JSON.parse(String(asset.source)) as Record<
            string,
            { file: string; css?: string[] }
          >
          for (const entry of Object.values(manifest)) {
            delete entry.css
            const own = sheets.get(entry.file)
            if (own && own.length > 0) entry.css = own
          }
          asset.source = JSON.stringify(manifest)
        },
      },
    },
  ]
}
