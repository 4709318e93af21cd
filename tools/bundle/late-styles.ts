import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { type Plugin, parseSync } from 'vite'
import { findOnce } from './find-once.ts'

const WHEN_WANTED = resolve('app/ui/when-wanted.tsx')

interface Imports {
  /** Paths of our own modules and style sheets, without type-only imports. */
  own: string[]
  /** The same for every `import()`. */
  late: string[]
}

function pathOf(target: string, from: string): string | undefined {
  const ours = /^#((?:app|art|cartography|database)\/.+)/.exec(target)?.[1]
  if (ours) return resolve(ours)
  return target.startsWith('.') ? resolve(dirname(from), target) : undefined
}

/** The imports of a module that are our own. */
function importsOf(path: string, source = readFileSync(path, 'utf8')): Imports {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, source).module
  const paths = (targets: readonly string[]) =>
    targets.map(target => pathOf(target, path)).filter(found => found !== undefined)
  return {
    own: paths([
      ...staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
        .map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : moduleRequest.value)),
      ),
    ]),
    late: paths(
      dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end).slice(1, -1)),
    ),
  }
}

/** The style sheets of modules, of all their imports, and of every late part in them. */
export function stylesBehind(paths: readonly string[]): string[] {
  const seen = new Set<string>()
  const waiting = [...paths]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    if (!/\.tsx?$/.test(path)) continue
    const { own, late } = importsOf(path)
    waiting.push(...own, ...(own.includes(WHEN_WANTED) ? late : []))
  }
  return [...seen].filter(path => path.endsWith('.module.css')).sort()
}

/**
 * Links the styles of every part that `whenWanted` loads later from the start, because its HTML is in the page. A
 * module that calls `whenWanted` imports the style sheets of everything it will load.
 */
export function lateStyles(): Plugin[] {
  const { found, buildEnd } = findOnce('part that loads later')
  return [
    {
      name: 'ceiba-late-styles',
      buildEnd,
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx?$/, code: /whenWanted\(/ },
        handler(code, id) {
          const { own, late } = importsOf(id, code)
          if (!own.includes(WHEN_WANTED)) return
          found()
          const imports = stylesBehind(late).map(path => `import '/${relative('.', path)}'`)
          return { code: [code, ...imports].join('\n'), map: null }
        },
      },
    },
    {
      // Importers that load it later use none of its exports, so tree shaking must not remove it.
      name: 'ceiba-late-styles-stay',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: code => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ]
}
