import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { jsonAnswer, withOrWithoutKey } from './contract.ts'
import { failure } from './failure.ts'

type Registry = OpenAPIHono['openAPIRegistry']

const shapeRefusal = z
  .object({
    message: z.string().optional(),
    error: z.string().optional(),
    errors: z.record(z.string(), z.unknown()).optional().openapi({ description: 'By parameter' }),
  })
  .openapi('ShapeRefusal')

const shapeMessages = z.array(z.looseObject({})).openapi('ShapeMessages', {
  description:
    'Changes of rows (`key`, `value`, `headers.operation`) and control messages (`headers.control`), as Electric’s client reads them',
})

const shapeQuery = z.object({
  table: z.string().openapi({ description: 'The table to follow', example: 'trip' }),
  offset: z
    .string()
    .openapi({ description: '-1 from the start, now, or where the last answer ended', example: '-1' }),
  handle: z.string().optional().openapi({ description: 'As the last answer named it' }),
  live: z.enum(['true', 'false']).optional().openapi({ description: 'Wait for changes' }),
  live_sse: z.enum(['true', 'false']).optional().openapi({ description: 'And stream them' }),
  cursor: z.string().optional(),
  where: z.string().optional().openapi({ description: 'A filter over columns, such as days = 7' }),
  columns: z.string().optional().openapi({ description: 'With commas; all that may be seen otherwise' }),
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
      ...jsonAnswer('What changed. electric-handle and electric-offset say where to go on.', shapeMessages),
      headers: z.object({
        'electric-handle': z.string(),
        'electric-offset': z.string(),
        'electric-schema': z.string().optional(),
        'electric-cursor': z.string().optional(),
      }),
    },
    204: { description: 'Nothing has changed.' },
    304: { description: 'The caller has it already.' },
    400: refused('A parameter is not valid.'),
    401: refused('The login key is not valid, or the table is not for visitors.'),
    403: refused('The table is not for the caller.'),
    404: refused('There is no such table to follow.'),
    405: refused('The shape is asked for with another method.'),
    409: jsonAnswer(
      'The handle is no longer good: start again with the one in electric-handle.',
      shapeMessages,
    ),
    413: refused('The body is too long: 8 MB.'),
    503: refused('Too busy, or the database is away. Try again after Retry-After.'),
  },
}

export const followShape = createRoute({
  ...shape,
  method: 'get',
  operationId: 'followShape',
  summary: 'Follow the rows of a table',
  description:
    'Electric’s shape protocol: use its client (@electric-sql/client). Everybody may follow country, place, trip, trip_country, price_component, catalogue_item, review and staff; a login key shows its owner’s plans. Failures are told in the protocol’s own form.',
  request: { query: shapeQuery },
})

const readShapeSubset = createRoute({
  ...shape,
  method: 'post',
  operationId: 'readShapeSubset',
  summary: 'Read a part of a shape',
  description: 'As followShape; the body says which rows: where, params, order_by, limit, offset.',
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
  summary: 'This description',
  responses: { 200: jsonAnswer('OpenAPI 3.1.', z.looseObject({ openapi: z.string() })) },
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
    summary: 'Whether the process is alive',
    responses: { 200: words('It is.') },
  })
  registry.registerPath({
    ...{ method: 'get', path: '/readyz', operationId: 'getReadiness', tags: ['Operations'] },
    summary: 'Whether the database answers',
    responses: { 200: words('It does.'), 503: words('It does not.') },
  })
  registry.registerComponent('responses', 'MethodNotAllowed', {
    description: 'The path does not have this method; Allow says which it has. Any path may answer so.',
    headers: { allow: { $ref: '#/components/headers/allow' } },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  })
  registry.register('Failure', failure)
}
