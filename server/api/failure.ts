import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { HttpEnvironment } from '../http-environment.ts'
import { type FailureCode, failureCodes, failureOf, finerFailureOf } from './error-codes.ts'

const codes = failureCodes.map(({ code }) => code) as [FailureCode, ...FailureCode[]]

/** The fields of every error body, whatever the status. */
export const failureFields = {
  code: z.enum(codes).openapi('FailureCode', {
    description: 'The code of the failure. New codes may be added; none is renamed.',
  }),
  message: z.string().openapi({ description: 'A description for developers, in English' }),
  request_id: z
    .string()
    .openapi({ description: 'The id of the request, as in x-request-id; quote it when you report a fault' }),
}

/** The body of every failed call except 422, which also lists its issues. */
export const failure = z.object(failureFields).openapi('Failure')

interface Said {
  /** The reason, if there is a more specific code than that of the status. */
  refusal?: string | undefined
  /** A message in place of the code's own. */
  message?: string | undefined
  headers?: Record<string, string>
}

/** Answers a failed call: its code, also as `x-any-error`, and a message. */
export function answerFailure(
  c: Context<HttpEnvironment>,
  status: number,
  { refusal = '', message, headers = {} }: Said = {},
): Response {
  const failed = finerFailureOf(refusal) ?? failureOf(status)
  c.header('x-any-error', failed.code.replaceAll('_', '-'))
  const body = { code: failed.code, message: message ?? failed.message, request_id: c.get('requestId') }
  return c.json(body, status as ContentfulStatusCode, headers)
}
