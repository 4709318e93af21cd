import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { makePageRoute } from './page-route.ts'

const module = { default: () => null }
const manifest: ServerBuild['routes'] = {
  root: { id: 'root', path: '', module },
  layout: { id: 'layout', parentId: 'root', module },
  home: { id: 'home', parentId: 'layout', index: true, module },
  country: {
    id: 'country',
    parentId: 'layout',
    path: ':country',
    module: module,
  },
  trips: { id: 'trips', parentId: 'layout', path: ':country/trips', module },
  trip: { id: 'trip', parentId: 'trips', path: ':trip', module },
  spanish: { id: 'spanish', parentId: 'root', path: 'es', module },
  ask: { id: 'ask', parentId: 'spanish', path: 'ask', module: module },
}

it.each([
  ['/', '/'],
  ['/peru', '/:country'],
  ['/peru/trips/machu-picchu', '/:country/trips/:trip'],
  ['/es/ask', '/es/ask'],
  ['/no/such/page/ana@example.org', 'none'],
])('the page at %s has the route %s', (address, pattern) => {
  expect(makePageRoute(manifest)(address)).toBe(pattern)
})
