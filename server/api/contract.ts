import { z } from '@hono/zod-openapi'
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
  401: failed('The login key is not, or no longer, valid; or one is needed and none was sent.'),
  500: failed('Something failed on our side. Tell us the request_id.'),
  503: failed('The database, or the disk, cannot be reached at the moment. Try again after Retry-After.'),
  504: failed('It took too long. Try again after Retry-After.'),
}

/** Failures of calls that also read input. */
export const inputFailures = {
  ...failures,
  422: jsonAnswer('Some values are not valid: `issues` names each.', invalidRequest),
}

/** Every call can be sent a body that is too long, even if it reads none. */
export const tooLarge = { 413: failed('The body is too long: 256 KB, for a photograph 30 MB.') }

/** Failures of calls with a body. */
export const bodyFailures = {
  ...inputFailures,
  ...tooLarge,
  400: failed('The body cannot be read as what its content-type says.'),
  415: failed('The body is of another type than the call takes.'),
}

/** Failures of rate-limited calls. */
export const limitedFailures = {
  ...bodyFailures,
  429: failed('Too many requests. Retry-After says when to try again.'),
}

export const unauthorized = { 403: failed('The caller may not do this.') }
/** Failures of calls that change how a person logs in. */
export const needsFresh = {
  403: failed('The caller may not do this; or `session_not_fresh`: confirm first that it is you.'),
}
export const notFound = { 404: failed('There is nothing under this key.') }

/** Security: with a login key. */
export const withKey: Record<string, string[]>[] = [{ bearer: [] }]
export const withOrWithoutKey: Record<string, string[]>[] = [{}, { bearer: [] }]
/** Security: a logged-in person, or the visitor with the ticket from createUserWithNewPlan. */
export const withKeyOrTicket: Record<string, string[]>[] = [{ bearer: [] }, { utmTicket: [] }]

/** A creating call repeated with its key and the same body creates nothing new and returns the same answer. */
export const idempotency = z.object({
  'idempotency-key': z.string().max(100).optional().openapi({
    description:
      'Made by the caller, the same for a retry of the same request. Sent again with the same body it makes nothing new; with another body it is another request and makes another plan.',
    example: '7b0f6e8e-0d2f-4a55-9c0f-2f1f4d6f2a11',
  }),
})
