import type { OpenAPIHono } from '@hono/zod-openapi'
import { RATE_LIMIT_HEADERS } from './rate-limit.ts'

type Document = ReturnType<OpenAPIHono['getOpenAPI31Document']>
interface Operation {
  parameters?: object[]
  responses: Record<string, object>
}

const text = { type: 'string' } as const
const count = { type: 'integer', minimum: 0 } as const

/** Every response header, as a component that responses refer to. */
const HEADERS = {
  'x-request-id': { description: 'Under this id the request is in our log', schema: text },
  'x-any-error': { description: 'The code of the failure, with hyphens', schema: text },
  'www-authenticate': { description: 'Bearer', schema: text },
  'retry-after': { description: 'Seconds to wait before the next try', schema: count },
  'cache-control': { description: 'How long it may be kept', schema: text },
  etag: { description: 'For if-none-match', schema: text },
  vary: { description: 'accept-encoding, authorization', schema: text },
  link: { description: '`<path>; rel="next"`; missing on the last page', schema: text },
  allow: { description: 'The methods that the path has', schema: text },
  'ratelimit-limit': { description: 'Requests in a window, for this address', schema: count },
  'ratelimit-remaining': { description: 'Requests left in this window', schema: count },
  'ratelimit-reset': { description: 'Seconds until the window ends', schema: count },
  'ratelimit-policy': { description: 'Requests and window: `60;w=600`', schema: text },
} as const
type Header = keyof typeof HEADERS

/** Public reads behind a revocable link: never cached. */
const KEPT_NOWHERE = /^\/api\/public\/(vote|shared)\//

function headersOf(path: string, method: string, operation: Operation, status: number): Header[] {
  const isAnswer = status < 400
  const isPublic =
    method === 'get' && path.startsWith('/api/') && !('security' in operation) && !KEPT_NOWHERE.test(path)
  const isPaged = operation.parameters?.some(parameter => 'name' in parameter && parameter.name === 'after')
  const isLimited = '429' in operation.responses
  return [
    'x-request-id',
    ...(isAnswer ? [] : (['x-any-error'] as const)),
    ...(status === 401 ? (['www-authenticate'] as const) : []),
    ...([429, 503, 504].includes(status) ? (['retry-after'] as const) : []),
    ...(isAnswer && isPublic ? (['etag', 'cache-control', 'vary'] as const) : []),
    ...(isAnswer && isPaged ? (['link'] as const) : []),
    ...(isLimited && (isAnswer || status === 429) ? RATE_LIMIT_HEADERS : []),
  ]
}

const reference = (name: Header) => [name, { $ref: `#/components/headers/${name}` }] as const

/** Live rows and health checks describe their own headers. */
const OWN = /^\/(healthz|readyz|api\/public\/electric\/)/

/** Adds to every answer of the document its headers. */
export function withHeaders(document: Document): Document {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    if (OWN.test(path)) continue
    for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
      for (const [status, response] of Object.entries(operation.responses)) {
        const names = headersOf(path, method, operation, Number(status))
        Object.assign(response, { headers: Object.fromEntries(names.map(reference)) })
      }
    }
  }
  return { ...document, components: { ...document.components, headers: HEADERS } }
}
