import { OpenAPIHono } from '@hono/zod-openapi'
import type { HttpEnvironment } from '../http-environment.ts'
import { answerInvalid, problemsOf } from './invalid-request.ts'

/** Where a resource's calls are registered: what does not fit its schema is answered alike everywhere. */
export function apiRouter(): OpenAPIHono<HttpEnvironment> {
  return new OpenAPIHono<HttpEnvironment>({
    defaultHook: (result, c) => (result.success ? undefined : answerInvalid(c, problemsOf(result.error))),
  })
}
