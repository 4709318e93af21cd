import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { HttpEnvironment } from '../http-environment.ts'
import { type FailureCode, failureCodes, failureOf, finerFailureOf } from './error-codes.ts'

const codes = failureCodes.map(({ code }) => code) as [FailureCode, ...FailureCode[]]

/** What every failed call says, whatever its status. */
export const failureFields = {
  code: z
    .enum(codes)
    .openapi('FailureCode', { description: 'Why it failed. Codes are added, never renamed.' }),
  message: z.string().openapi({ description: 'The same as a sentence in English, for developers' }),
  request_id: z.string().openapi({ description: 'As in x-request-id: what our log has it under' }),
}

/** The body of every failed call but 422, which has its issues besides. */
export const failure = z.object(failureFields).openapi('Failure')

interface Said {
  /** Why, where there is a finer code than that of the status. */
  refusal?: string | undefined
  /** Its own sentence. */
  message?: string | undefined
  headers?: Record<string, string>
}

/** Answers a failed call: its code, also as `x-any-error`, and a sentence. */
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
