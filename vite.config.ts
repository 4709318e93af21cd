import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { paraglideOptions } from './paraglide.config.ts'
import { VITE_TARGETS } from './tools/browsers/targets.ts'
import { lateStyles } from './tools/bundle/late-styles.ts'
import { oneLanguage } from './tools/bundle/one-language.ts'
import { pageSheets } from './tools/bundle/page-sheets.ts'
import { plainData } from './tools/bundle/plain-data.ts'
import { pluralRules } from './tools/bundle/plural-rules.ts'
import { quietPrefetch } from './tools/bundle/quiet-prefetch.ts'
import { checkScriptGroups, codeSplittingGroups } from './tools/bundle/script-groups.ts'

const LAYERS = '@layer tokens, base, ui, features, pages;'

/** Packages with many small files, of which the server uses only a part. */
const BUILT_IN = [
  /^@react-email\//,
  /^@conform-to\//,
  /^@hono\//,
  /^@?better-(auth|call|fetch)(\/|$)/,
  /^@tanstack\//,
  /^(drizzle-orm|hono|jose|rate-limiter-flexible|react-router|yaml|zod|htmlparser2|lru-cache)(\/|$)/,
]

/** Declares the order of the layers in every style sheet, because any of them may be loaded first. */
function layersFirst(): Plugin {
  return {
    name: 'ceiba-layers-first',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = LAYERS + file.source
      }
    },
  }
}

/**
 * Class names of two or three letters, stable across builds: every page contains each of them several times. The
 * capitals identify the file, the rest the class in it.
 */
function shortNames(): (name: string, path: string, css: string) => string {
  const files = globSync('app/**/*.module.css').sort()
  const capitals = (n: number): string =>
    (n >= 26 ? capitals(Math.floor(n / 26) - 1) : '') + String.fromCharCode(65 + (n % 26))
  return (name, path, css) => {
    const file = files.indexOf(relative('.', path.replace(/\?.*/, '')))
    const names = [
      ...new Set([...css.matchAll(/(?:\.|@keyframes )([A-Za-z_][\w-]*)/g)].map(([, found]) => found)),
    ]
    const place = names.indexOf(name)
    if (file < 0 || place < 0) throw new Error(`no short name for ${name} of ${path}`)
    return capitals(file) + place.toString(36)
  }
}

export default defineConfig(({ command }) => ({
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: codeSplittingGroups() },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './server/start/start.ts' } },
      // Bundled and tree-shaken, they load in half the time that finding their eight hundred files takes.
      ...(command === 'build' && { resolve: { noExternal: BUILT_IN } }),
    },
  },
  build: {
    target: 'es2022',
    cssTarget: VITE_TARGETS,
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    modulePreload: {
      // A late part preloads only its styles: listing its scripts as well would add their names to every script.
      resolveDependencies: (_, files) => files.filter(file => file.endsWith('.css')),
    },
  },
  // Short names in the build, readable ones in development.
  css: {
    modules: {
      generateScopedName: command === 'build' ? shortNames() : '[name]_[local]_[hash:base64:4]',
    },
  },
  plugins: [
    paraglideVitePlugin(paraglideOptions),
    lateStyles(),
    reactRouter(),
    layersFirst(),
    checkScriptGroups(),
    pageSheets(LAYERS),
    oneLanguage(),
    pluralRules(),
    quietPrefetch(),
    plainData(),
  ],
}))
