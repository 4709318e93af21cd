import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type RequestContext, requestContext } from '#app/request-context.ts'
import { makePageRoute } from './page-route.ts'

/** The pattern of a page's address, for what is counted by it. */
export const pageRoute = makePageRoute(build.routes)

const handle = createRequestHandler(build, import.meta.env.MODE)

/** Renders a page of app/routes.ts for a request, or runs its action. */
export function renderPage(request: Request, context: RequestContext): Promise<Response> {
  const provider = new RouterContextProvider()
  provider.set(requestContext, context)
  return handle(request, provider)
}
