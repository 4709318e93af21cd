import type { RouteConfig } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { openRasters } from '../raster/rasters.ts'
import { callRoutes } from './calls.ts'

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'])

function isRoute(value: unknown): value is RouteConfig {
  return typeof value === 'object' && value !== null && 'operationId' in value && 'path' in value
}

const nameOf = ({ method, path }: RouteConfig) => `${method} ${path}`

test('every route that is answered is exported, so that the browser’s client knows it, and the other way round', async () => {
  const rasters = await openRasters({ folder: temporaryFolder(), onDiskError: () => undefined })
  const described = callRoutes(rasters).openAPIRegistry.definitions
  const answered = described.flatMap(each => (each.type === 'route' ? [nameOf(each.route)] : []))
  const loaded = await Promise.all(Object.values(modules).map(load => load()))
  const exported = loaded.flatMap(each => Object.values(each).filter(isRoute).map(nameOf))
  const forMachines = ['post /api/public/electric/v1/shape', 'get /healthz', 'get /readyz']
  expect(exported.toSorted()).toEqual(answered.filter(name => !forMachines.includes(name)).toSorted())
})
