import type { RequestContext } from '#app/request-context.ts'

/** What the middleware leaves for those behind it. */
export type HttpEnvironment = { Variables: { requestId: string; address: string; context: RequestContext } }
