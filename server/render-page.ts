import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { splitLocale } from '#app/links.ts'
import { type RequestContext, requestContext } from '#app/request-context.ts'
import type { Locale } from '#database/values/locale.ts'
import { assetsOf } from './language-assets.ts'
import { makeAllowHeader, makePageRoute } from './page-route.ts'

/** The route pattern of a page's address, for the metrics. */
export const pageRoute = makePageRoute(build.routes)

/** The request handler for a language. In development every script contains both languages. */
function handlerIn(locale: Locale) {
  const spoken = import.meta.env.PROD ? { ...build, assets: assetsOf(build.assets, locale) } : build
  return createRequestHandler(spoken, import.meta.env.MODE)
}

const handlers = { en: handlerIn('en'), es: handlerIn('es') }

const tellMethods = makeAllowHeader(build.routes)

/** Renders a page of app/routes.ts for a request, or runs its action. */
export async function renderPage(request: Request, context: RequestContext): Promise<Response> {
  const provider = new RouterContextProvider()
  provider.set(requestContext, context)
  const { locale } = splitLocale(new URL(request.url).pathname)
  return tellMethods(request, await handlers[locale](request, provider))
}
