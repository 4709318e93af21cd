import type { OpenAPIHono } from '@hono/zod-openapi'
import type { HttpEnvironment } from '../http-environment.ts'
import { orProgram, scopeOf } from './contract.ts'
import { describeMachineCalls, getDescription } from './describe-machine-calls.ts'
import { failureCodes, issueMessages } from './error-codes.ts'
import { publicAnswer } from './public-answer.ts'
import { RATE_LIMIT_HEADERS } from './rate-limit.ts'

type Document = ReturnType<OpenAPIHono['getOpenAPI31Document']>
interface Operation {
  tags?: string[]
  security?: Record<string, string[]>[]
  parameters?: object[]
  responses: Record<string, object>
}

const text = { type: 'string' } as const
const count = { type: 'integer', minimum: 0 } as const

/** Every response header, as a component that responses refer to. */
const HEADERS = {
  'x-request-id': { description: 'Id of the request in the log', schema: text },
  'x-any-error': { description: 'The code of the failure, with hyphens', schema: text },
  'www-authenticate': { description: 'Bearer', schema: text },
  'retry-after': { description: 'Seconds to wait before the next try', schema: count },
  'cache-control': { description: 'Caching rules of the answer', schema: text },
  etag: { description: 'Version of the answer, for if-none-match', schema: text },
  vary: { description: 'accept-encoding, authorization', schema: text },
  link: { description: '`<path>; rel="next"`; missing on the last page', schema: text },
  allow: { description: 'The methods that the path supports', schema: text },
  'ratelimit-limit': { description: 'Requests per window for this client address', schema: count },
  'ratelimit-remaining': { description: 'Requests left in this window', schema: count },
  'ratelimit-reset': { description: 'Seconds until the window ends', schema: count },
  'ratelimit-policy': { description: 'Requests and window: `60;w=600`', schema: text },
} as const
type Header = keyof typeof HEADERS

/** Public reads behind a revocable link: never cached. */
const KEPT_NOWHERE = /^\/api\/public\/(vote|shared)\/|\/answer-due$/

function headersOf(path: string, method: string, operation: Operation, status: number): Header[] {
  const isAnswer = status < 400
  const isPublic =
    method === 'get' && path.startsWith('/api/') && !('security' in operation) && !KEPT_NOWHERE.test(path)
  const isPaged = operation.parameters?.some(
    parameter => 'name' in parameter && (parameter.name === 'after' || parameter.name === 'cursor'),
  )
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

/** Adds to every answer of the document its headers, and to every public read what a program's key needs for it. */
function withHeaders(document: Document): Document {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    if (OWN.test(path)) continue
    for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
      for (const [status, response] of Object.entries(operation.responses)) {
        const names = headersOf(path, method, operation, Number(status))
        Object.assign(response, { headers: Object.fromEntries(names.map(reference)) })
      }
      const scope = scopeOf({ ...operation, method })
      if (scope && !operation.security) Object.assign(operation, { security: orProgram([{}], scope) })
    }
  }
  return { ...document, components: { ...document.components, headers: HEADERS } }
}

const DESCRIPTION = [
  'The API of the site’s own pages and of other programs. Bodies are JSON, times are ISO 8601, money is in whole minor units with an ISO 4217 currency, and unknown values are null, never 0. Calls from any origin are allowed; cookies are not used.',
  'Language: public calls take `locale=EN` or `locale=ES`. Addresses in answers (`url`, `picture`, `next`) are paths of this server.',
  'Lists: a list answers `{ data, next }` and takes `limit`, 1 to 100. If there are more, the Link header has the next page (`rel="next"`): following it pages through every list. In the body, `next` of a list of the catalogue is that path, and its cursor is called `after`; `next` of a list for one person, a partner or the office is the value of `cursor`. Cursors are opaque; an unknown one is 422. Two calls answer a bare array: searchFeedback, which pages by its Link header, and listActiveStaff, which is whole. Unknown parameters of an address are ignored; unknown fields of a body are refused.',
  'Login keys: log in, then send `Authorization: Bearer <token>`. An invalid key is answered 401 by every call, also by public ones. Calls that change how a person logs in require a log-in within the last 15 minutes, otherwise they answer 403 `session_not_fresh`: confirm by password or passkey, or log in again, and repeat the call.',
  'API keys: a program of a partner, or of the operator, calls with a key of its own, `Authorization: Bearer ceiba_…`, without logging in. Partners make and withdraw theirs at /org, the operator in the office; a key is shown once. Its scopes say what it may do: `catalogue:read` the public reads of countries, trips, places, tours, hotels, species, reviews, staff and search; `requests:send` createUserWithNewPlan and createPlan, credited to the partner; `referrals:read` listLeads and getReferral. The security of each call names the scope; without it the answer is 403 `scope_missing`, and a call without a scope is for people. An unknown or withdrawn key is 401. Rate limits count by key.',
  'Failures: every failed call answers `{ code, message, request_id }`, and 422 also `issues`, each `{ path, code, message }`. Rely on the codes, all of which are listed here; messages are for developers. `x-any-error` is the code with hyphens. A path called with an unsupported method answers 405; Allow lists the supported ones.',
  'Idempotency: createUserWithNewPlan and createPlan take an `idempotency-key`. The same key with the same body creates nothing and returns the same answer. The same key with another body is a new request and creates a second plan.',
  'Rate limits: limited calls answer 429 with Retry-After, and always have RateLimit-Limit, -Remaining, -Reset (seconds) and -Policy for the client’s address, or for its API key: in ten minutes 60 requests for plans, 100 logins, 40 sign-ups.',
  'Caching: public answers have an ETag, may be cached for a minute, and used stale while they are revalidated.',
  'Versioning: within version 1 calls, fields and codes may be added; none is renamed, removed or given another meaning. Ignore fields you do not know.',
  'Deprecation: a call or field that is to end is marked `deprecated` here, with what replaces it, and its answers carry the headers Deprecation (RFC 9745) and Sunset (RFC 8594) for at least twelve months before it ends. What ends answers 410 afterwards, never another meaning. Nothing is deprecated today.',
].join('\n\n')

const TAGS = [
  { name: 'Countries', description: 'Countries of the catalogue.' },
  { name: 'Trips', description: 'Published itineraries, with their days and prices.' },
  { name: 'Places', description: 'Regions, destinations and attractions.' },
  { name: 'Tours and hotels', description: 'Items of the catalogue that trips consist of.' },
  { name: 'Species', description: 'Animals and plants, their places and months.' },
  { name: 'Search', description: 'Search over everything that has a page.' },
  { name: 'Reviews', description: 'Reviews by travellers.' },
  { name: 'Staff', description: 'Planners and other people of the staff.' },
  { name: 'Plans', description: 'Trip requests.' },
  { name: 'Conversation', description: 'Messages between traveller and planner.' },
  { name: 'Office', description: 'Work of the office: plans, drafts, people, reviews.' },
  { name: 'Saved', description: 'What people save, and lists of it that they share by a link.' },
  { name: 'Proposals', description: 'Numbered proposals of a plan.' },
  { name: 'Votes', description: 'Votes of companions on a proposal, without an account.' },
  { name: 'Booking', description: 'Accepting and paying a proposal.' },
  { name: 'Money', description: 'Payments, refunds and payouts; for admins and payment providers.' },
  { name: 'Partners', description: 'Referrals and commissions of partners.' },
  { name: 'Identity', description: 'Accounts and login keys.' },
  { name: 'People', description: 'The data of a person.' },
  { name: 'Photographs', description: 'The operator’s own pictures; for the staff.' },
  { name: 'Live rows', description: 'Rows that follow the database live, by Electric’s shape protocol.' },
  { name: 'Operations', description: 'Health checks and this description.' },
]

/** Adds the codes' sentences to the schemas, where code generators look for them. */
function describeCodes(schemas: Record<string, object>): Record<string, object> {
  const { FailureCode, IssueCode } = schemas
  return {
    ...Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, Object(withDefaultsInWords(schema))]),
    ),
    FailureCode: { ...FailureCode, 'x-enum-descriptions': failureCodes.map(({ message }) => message) },
    IssueCode: { ...IssueCode, 'x-enum-descriptions': Object.values(issueMessages) },
  }
}

/**
 * Says defaults of bodies in words: generators take a field with a default for one that is always there, and so would
 * demand it of the caller.
 */
function withDefaultsInWords(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withDefaultsInWords)
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part).map(([name, value]) => [name, withDefaultsInWords(value)] as const)
  if (!('default' in part && 'type' in part)) return Object.fromEntries(entries)
  const { default: usual, description, ...others } = Object.fromEntries(entries)
  const words = `By default ${JSON.stringify(usual)}.`
  return { ...others, description: description ? `${description}. ${words}` : words }
}

function withBodiesInWords(document: Document): Document {
  const operations = Object.values(document.paths ?? {}).flatMap(item => Object.values(item ?? {}))
  for (const operation of operations) {
    if (typeof operation !== 'object' || !('requestBody' in operation)) continue
    Object.assign(operation, { requestBody: withDefaultsInWords(operation.requestBody) })
  }
  return document
}

/** The description of every registered call, for a site at this origin. */
function documentOf(api: OpenAPIHono<HttpEnvironment>, origin: string): object {
  const document = withBodiesInWords(
    withHeaders(
      api.getOpenAPI31Document({
        openapi: '3.1.0',
        info: { title: 'Ceiba', version: '1.2.0', description: DESCRIPTION },
        servers: [{ url: origin }],
        tags: TAGS,
      }),
    ),
  )
  const { components } = document
  return { ...document, components: { ...components, schemas: describeCodes(components?.schemas ?? {}) } }
}

/** Serves the description of every registered call at /api/openapi.json. */
export function describeCalls(api: OpenAPIHono<HttpEnvironment>): void {
  const registry = api.openAPIRegistry
  registry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that logIn returns',
  })
  registry.registerComponent('securitySchemes', 'apiKey', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'ceiba_…',
    description: 'An API key that makeApiKey returned; each call lists the scope that the key needs',
  })
  registry.registerComponent('securitySchemes', 'utmTicket', {
    ...{ type: 'apiKey', in: 'header', name: 'utm-ticket' },
    description: 'The utm_ticket that createUserWithNewPlan returns; valid once',
  })
  registry.registerComponent('securitySchemes', 'inboundSignature', {
    ...{ type: 'apiKey', in: 'header', name: 'inbound-signature' },
    description: 'HMAC-SHA256 of time and body with INBOUND_SECRET',
  })
  describeMachineCalls(registry)
  let kept: string | undefined
  api.get(getDescription.path, publicAnswer, c => {
    kept ??= JSON.stringify(documentOf(api, c.get('context').origin))
    return c.body(kept, 200, { 'content-type': 'application/json' })
  })
}
