import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { failures, jsonAnswer, withOrWithoutKey } from './contract.ts'
import { failure } from './failure.ts'

type Registry = OpenAPIHono['openAPIRegistry']

const shapeRefusal = z
  .object({
    message: z.string().optional(),
    error: z.string().optional(),
    errors: z.record(z.string(), z.unknown()).optional().openapi({ description: 'Errors by parameter' }),
  })
  .openapi('ShapeRefusal')

const shapeMessages = z.array(z.looseObject({})).openapi('ShapeMessages', {
  description:
    'Row changes (`key`, `value`, `headers.operation`) and control messages (`headers.control`), in the format of Electric’s client',
})

const shapeQuery = z.object({
  table: z.string().openapi({ description: 'The table to follow', example: 'trip' }),
  offset: z.string().openapi({
    description: 'Where to start: -1 for the beginning, `now`, or electric-offset of the last answer',
    example: '-1',
  }),
  handle: z.string().optional().openapi({ description: 'electric-handle of the last answer' }),
  live: z.enum(['true', 'false']).optional().openapi({ description: 'Whether to wait for changes' }),
  live_sse: z
    .enum(['true', 'false'])
    .optional()
    .openapi({ description: 'Whether to stream changes as server-sent events' }),
  cursor: z.string().optional(),
  where: z.string().optional().openapi({ description: 'A filter on columns, such as days = 7' }),
  columns: z
    .string()
    .optional()
    .openapi({ description: 'Columns separated by commas; by default all visible ones' }),
  replica: z.enum(['default', 'full']).optional(),
  log: z.enum(['full', 'changes_only']).optional(),
})

const refused = (description: string) => jsonAnswer(description, shapeRefusal)

const shape = {
  path: '/api/public/electric/v1/shape' as const,
  tags: ['Live rows'],
  security: withOrWithoutKey,
  responses: {
    200: {
      ...jsonAnswer(
        'The changes. electric-handle and electric-offset are sent with the next call.',
        shapeMessages,
      ),
      headers: z.object({
        'electric-handle': z.string(),
        'electric-offset': z.string(),
        'electric-schema': z.string().optional(),
        'electric-cursor': z.string().optional(),
      }),
    },
    204: { description: 'No changes.' },
    304: { description: 'Not modified.' },
    400: refused('A parameter is not valid.'),
    401: refused('The login key is not valid, or the table requires one.'),
    403: refused('The caller is not allowed to follow this table.'),
    404: refused('There is no such table.'),
    405: refused('The method is not supported.'),
    409: jsonAnswer('The handle has expired: start again with the one in electric-handle.', shapeMessages),
    413: refused('The body is too large. The limit is 8 MB.'),
    503: refused('Overloaded, or the database is unavailable. Retry after Retry-After.'),
  },
}

export const followShape = createRoute({
  ...shape,
  method: 'get',
  operationId: 'followShape',
  summary: 'Follow the rows of a table',
  description:
    'Electric’s shape protocol: use its client (@electric-sql/client). country, place, trip, trip_country, price_component, catalogue_item, review and staff are public; with a login key a caller can follow their own plans. Failures have the protocol’s own format.',
  request: { query: shapeQuery },
})
const readShapeSubset = createRoute({
  ...shape,
  method: 'post',
  operationId: 'readShapeSubset',
  summary: 'Read a subset of a shape',
  description:
    'Like followShape, for the rows that the body selects: where, params, order_by, limit, offset.',
  request: {
    query: shapeQuery,
    body: {
      content: {
        'application/json': {
          schema: z.looseObject({ where: z.string().optional(), limit: z.number().int().optional() }),
          example: { where: 'days > 7' },
        },
      },
    },
  },
})

export const getDescription = createRoute({
  ...{ method: 'get', path: '/api/openapi.json', operationId: 'getDescription', tags: ['Operations'] },
  summary: 'Get this OpenAPI description',
  responses: {
    200: jsonAnswer('The description, OpenAPI 3.1.', z.looseObject({ openapi: z.string() })),
    ...failures,
  },
})

/** Describes the calls outside the contract's router: live rows, health checks, this description. */
export function describeMachineCalls(registry: Registry): void {
  for (const route of [followShape, readShapeSubset, getDescription]) registry.registerPath(route)
  const words = (description: string) => ({
    description,
    content: { 'text/plain': { schema: z.string() } },
  })
  registry.registerPath({
    ...{ method: 'get', path: '/healthz', operationId: 'getHealth', tags: ['Operations'] },
    summary: 'Check whether the process is alive',
    responses: { 200: words('The process is alive.') },
  })
  registry.registerPath({
    ...{ method: 'get', path: '/readyz', operationId: 'getReadiness', tags: ['Operations'] },
    summary: 'Check whether the database is reachable',
    responses: { 200: words('The database is reachable.'), 503: words('The database is not reachable.') },
  })
  registry.registerComponent('responses', 'MethodNotAllowed', {
    description:
      'The path does not support this method; Allow lists those it supports. Any path may answer this.',
    headers: { allow: { $ref: '#/components/headers/allow' } },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  })
  registry.register('Failure', failure)
}
