import { z } from '@hono/zod-openapi'
import { type ApiScope, apiScopes } from '#database/values/api-scopes.ts'
import { failure } from './failure.ts'
import { invalidRequest } from './invalid-request.ts'

/** Parts of a call's contract that calls share. */

export function jsonAnswer<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } }
}

/** A JSON body; `example` is what the reference shows, and must work as it is. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema, example?: z.input<Schema>) {
  const content = example === undefined ? { schema } : { schema, example }
  return { required: true, content: { 'application/json': content } } as const
}

/** The whole of an object of which the description names only some fields: `z.looseObject({ … }).pipe(whole<Sky>())`. */
export function whole<Type extends object>() {
  return z.custom<{ [Field in keyof Type]: Type[Field] }>()
}

const failed = (description: string) => jsonAnswer(description, failure)

/** Failures that every call may answer (specification, section 8). */
export const failures = {
  401: failed('The login key or API key is missing, not valid, expired or withdrawn.'),
  403: failed('The caller is not allowed to do this; `scope_missing` if an API key lacks the scope.'),
  500: failed('Internal error. Report the request_id.'),
  503: failed('The database or the disk is unavailable. Retry after Retry-After.'),
  504: failed('The call timed out. Retry after Retry-After.'),
}

/** Failures of calls that also read input. */
export const inputFailures = {
  ...failures,
  422: jsonAnswer('Some values are not valid; `issues` lists each.', invalidRequest),
}

/** Every call can be sent a body that is too long, even if it reads none. */
export const tooLarge = { 413: failed('The body is too large. The limit is 256 KB, for a photograph 30 MB.') }

/** Failures of calls with a body. */
export const bodyFailures = {
  ...inputFailures,
  ...tooLarge,
  400: failed('The body does not parse as its content-type.'),
  415: failed('The content-type is not supported by this call.'),
}

/** Failures of rate-limited calls. */
export const limitedFailures = {
  ...bodyFailures,
  429: failed('The rate limit is exceeded. Retry after Retry-After.'),
}

export const unauthorized = { 403: failed('The caller is not allowed to do this.') }
/** Failures of calls that change how a person logs in. */
export const needsFresh = {
  403: failed('The caller is not allowed to do this; or `session_not_fresh`: confirm the identity first.'),
}
export const notFound = { 404: failed('Not found.') }

type Security = Record<string, string[]>[]

/** Security: with a login key. */
export const withKey: Security = [{ bearer: [] }]
export const withOrWithoutKey: Security = [{}, { bearer: [] }]

/** Security: what a program may do as well, with an API key of this scope. */
export function orProgram(security: Security, scope: ApiScope): Security {
  return [...security, { apiKey: [scope] }]
}

/** The groups of calls that read what is public. */
const CATALOGUE = [
  ...['Countries', 'Trips', 'Places', 'Tours and hotels', 'Species', 'Search', 'Reviews', 'Staff'],
  'Operations',
]

/** The scope that a program's key needs for a call; null if it is for people alone. */
export function scopeOf({
  method,
  security,
  tags = [],
}: {
  method: string
  security?: Security | undefined
  tags?: string[] | undefined
}): ApiScope | null {
  const named = security?.flatMap(each => each.apiKey ?? [])[0]
  if (named !== undefined) return apiScopes.find(scope => scope === named) ?? null
  const isPublicRead = method === 'get' && security === undefined && CATALOGUE.includes(tags[0] ?? '')
  return isPublicRead ? 'catalogue:read' : null
}
/** Security: a logged-in person, or the visitor with the ticket from createUserWithNewPlan. */
export const withKeyOrTicket: Record<string, string[]>[] = [{ bearer: [] }, { utmTicket: [] }]

/** A creating call repeated with its key and the same body creates nothing new and returns the same answer. */
export const idempotency = z.object({
  'idempotency-key': z.string().max(100).optional().openapi({
    description:
      'Chosen by the caller; a retry repeats it. A repeated call with the same key and body creates nothing; with another body it is a new request and creates another plan. Without a key, an equal trip request within a minute of the first counts as its repetition.',
    example: '7b0f6e8e-0d2f-4a55-9c0f-2f1f4d6f2a11',
  }),
})
