import { OpenAPIHono } from '@hono/zod-openapi'
import type { HttpEnvironment } from '../http-environment.ts'
import { answerInvalid, problemsOf } from './invalid-request.ts'

/** The router for a resource's calls: input that does not fit its schema is answered in the same way everywhere. */
export function apiRouter(): OpenAPIHono<HttpEnvironment> {
  return new OpenAPIHono<HttpEnvironment>({
    defaultHook: (result, c) => (result.success ? undefined : answerInvalid(c, problemsOf(result.error))),
  })
}
