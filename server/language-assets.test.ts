import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { assetsOf } from './language-assets.ts'

const route = (id: string, module: string) => ({
  id,
  module,
  imports: ['/assets/site-1.js'],
  css: ['/assets/site-1.css'],
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
})
const assets: ServerBuild['assets'] = {
  entry: { module: '/assets/entry-1.js', imports: ['/assets/framework-1.js'] },
  routes: {
    root: route('root', '/assets/root-1.js'),
    'en:home': route('en:home', '/assets/home-1.js'),
    'es:home': route('es:home', '/assets/home-1.js'),
  },
  url: '/assets/manifest-1.js',
  version: '1',
}

test('a Spanish document loads Spanish scripts, and the same style sheets', () => {
  const { entry, routes } = assetsOf(assets, 'es')
  expect([entry.module, ...entry.imports]).toEqual(['/assets/es/entry-1.js', '/assets/es/framework-1.js'])
  expect(routes.root?.module).toBe('/assets/es/root-1.js')
  expect(routes['es:home']).toMatchObject({
    module: '/assets/es/home-1.js',
    imports: ['/assets/es/site-1.js'],
    css: ['/assets/site-1.css'],
  })
})

test('an English document keeps English scripts, but names the Spanish scripts of Spanish routes', () => {
  const { entry, routes } = assetsOf(assets, 'en')
  expect(entry).toEqual(assets.entry)
  expect(routes.root).toEqual(assets.routes.root)
  expect(routes['en:home']).toEqual(assets.routes['en:home'])
  expect(routes['es:home']?.module).toBe('/assets/es/home-1.js')
})
