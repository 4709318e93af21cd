import { z } from '@hono/zod-openapi'
import { invalidRequest } from './invalid-request.ts'

/** Parts of a call's contract that calls share. */

export function jsonAnswer<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } }
}

export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } } as const
}

function words(description: string) {
  return { description, content: { 'text/plain': { schema: z.string() } } }
}

const invalid = jsonAnswer('Something in it must be mended.', invalidRequest)

/** How every call may fail (specification, section 8). */
export const failures = {
  401: words('Nobody is logged in, or the login key is not one of ours.'),
  413: words('The body is too long.'),
  422: invalid,
  500: words('Something broke on our side; the number in it is worth telling us.'),
  503: words('The database, or the disk, is away for the moment.'),
  504: words('It took too long.'),
}

/** And a call with a body. */
export const bodyFailures = {
  ...failures,
  400: words('The body cannot be read.'),
  415: words('The body is of another type.'),
  429: words('Too many of them; Retry-After says when to come again.'),
}

export const unauthorized = { 403: words('Whoever is logged in may not do this.') }
export const notFound = { 404: words('There is no such thing.') }

/** A creating call that is sent again with its key, and the same body, makes nothing new and answers the same. */
export const idempotency = z.object({
  'idempotency-key': z.string().max(100).optional().openapi({
    description: 'Made by the caller; the same for a retry of the same request.',
    example: '7b0f6e8e-0d2f-4a55-9c0f-2f1f4d6f2a11',
  }),
})
