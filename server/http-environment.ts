import type { RequestContext } from '#app/request-context.ts'

/** Variables that the middleware sets for later handlers. */
export type HttpEnvironment = { Variables: { requestId: string; address: string; context: RequestContext } }
