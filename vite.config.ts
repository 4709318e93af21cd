import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { paraglideOptions } from './paraglide.config.ts'
import { lateStyles } from './tools/late-styles.ts'

const LAYERS = '@layer tokens, base, ui, features, pages;'

/** What is on many pages yet not on every one: maps, cards, calls, and what forms are made of, with zod that checks them. */
const APART = [
  'map/|features/request/(plan/plan-schema|guided/|contact/(contact-|phone-))',
  'ui/(field|text-area|text-field)|features/trip/trip-card/trip-card\\.tsx',
  'paraglide/messages/(form_|contact_(country|email|failed|message|name|optional|phone|privacy|sen|url))',
  // The account, the office and the partners' area share with one another, and with no public page.
  'features/(conversation|money|office|proposal|traveller)/|features/account/(account|credentials|email-choices|return-page|settings)/',
  'calls\\.|client/|pages/(account|office|partner)/',
  'paraglide/messages/(account|booking|conversation|identity|leaving|office|org|papers|passport|proposal|today|travelers)_',
].join('|')

/** Packages of many small files, of which the server uses a part. */
const BUILT_IN = [
  /^@react-email\//,
  /^@conform-to\//,
  /^@hono\//,
  /^@?better-(auth|call|fetch)(\/|$)/,
  /^(drizzle-orm|hono|react-router|yaml|zod|htmlparser2|lru-cache)(\/|$)/,
]

/** Says the order of the layers in every style sheet, because nobody knows which one a page loads first. */
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
 * Class names of two or three letters, the same in every build of the same sources: every reader is sent each of
 * them several times. Capitals say the file, what follows says the class in it.
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
            // Few larger files compress better than many small ones, and what every page shares is kept once.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 2,
                },
                {
                  name: 'frame',
                  test: /[\\/]app[\\/](root|pages[\\/]site[\\/](layout|error-page))\./,
                  priority: 2,
                },
                // Styles that stand on the same pages come in one sheet each.
                {
                  name: 'country-styles',
                  test: /[\\/]catalogue[\\/](country-page|trek)[\\/](?!places-asked)[^\\/]+\.module\.css/,
                  priority: 2,
                },
                {
                  name: 'map-styles',
                  test: /[\\/](map-ground|place-mark)\.module\.css/,
                  priority: 2,
                },
                // What runs beside the first load comes in one piece.
                {
                  name: 'visit',
                  test: /[\\/](attribution[\\/](attribution|kept-records|note-arrival)|analytics[\\/]suppression|consent[\\/]consent)\.ts$/,
                  priority: 2,
                },
                {
                  name: 'site',
                  test: new RegExp(`/(app|art)/(?!${APART})`),
                  tags: ['$initial'],
                  minShareCount: 9,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './server/start/start.ts' } },
      // Built in and shaken, they start in half the time that it takes to look for their eight hundred files.
      ...(command === 'build' && { resolve: { noExternal: BUILT_IN } }),
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    modulePreload: {
      // Beside a part that comes later stand its styles alone: its scripts name one another, and the names weigh.
      resolveDependencies: (_, files) =>
        files.filter(file => file.endsWith('.css') && !file.includes('/frame-')),
    },
  },
  // Short names in the build, telling ones while developing.
  css: {
    modules: {
      generateScopedName: command === 'build' ? shortNames() : '[name]_[local]_[hash:base64:4]',
    },
  },
  plugins: [paraglideVitePlugin(paraglideOptions), lateStyles(), reactRouter(), layersFirst()],
}))
