import { createRoute, z } from '@hono/zod-openapi'
import { accepts } from 'hono/accepts'
import { links } from '#app/links.ts'
import { apiRouter } from './api-router.ts'
import { failures, jsonAnswer } from './contract.ts'
import { getDescription } from './describe-machine-calls.ts'

const here = z
  .object({
    name: z.string(),
    about: z.string(),
    description: z.string().openapi({ description: 'Path of the OpenAPI description' }),
    documentation: z.string().openapi({ description: 'Path of the documentation, a page' }),
    catalog: z.string().openapi({ description: 'Path of the same links as a linkset (RFC 9727)' }),
  })
  .openapi('FrontDoor')

export const frontDoor = createRoute({
  ...{ method: 'get', path: '/api', operationId: 'getFrontDoor', tags: ['Operations'] },
  summary: 'Get what this API is, and where it is described',
  description: 'A browser is led to the documentation. The Link header has the same addresses.',
  responses: {
    200: jsonAnswer('What the API is.', z.object({ data: here })),
    ...failures,
    303: { description: 'To the documentation, for callers that prefer HTML.' },
  },
})

const CATALOG = '/.well-known/api-catalog'

/** Addresses of the description and the documentation, by their registered relations (RFC 8631). */
const relations = () => [
  { rel: 'service-desc', href: getDescription.path, type: 'application/json' },
  { rel: 'service-doc', href: links.apiDocs(), type: 'text/html' },
]

/** What finds the API for somebody who knows only its host. */
export function routes() {
  const api = apiRouter()
  const link = [...relations(), { rel: 'api-catalog', href: CATALOG }]
    .map(({ rel, href }) => `<${href}>; rel="${rel}"`)
    .join(', ')
  api.openapi(frontDoor, c => {
    c.header('link', link)
    c.header('vary', 'accept')
    c.header('cache-control', 'public, max-age=3600')
    const supports = ['application/json', 'text/html']
    const wanted = accepts(c, { header: 'Accept', supports, default: 'application/json' })
    if (wanted === 'text/html') return c.redirect(links.apiDocs(), 303)
    const about = 'Countries, trips, places, tours, hotels, species, reviews and plans of this site.'
    const [description, documentation] = [getDescription.path, links.apiDocs()]
    return c.json({ data: { name: 'Ceiba', about, description, documentation, catalog: CATALOG } }, 200)
  })
  api.get(CATALOG, c => {
    const { origin } = c.get('context')
    const entries = relations().map(({ rel, href, type }) => [rel, [{ href: origin + href, type }]])
    const linkset = [{ anchor: `${origin}${frontDoor.path}`, ...Object.fromEntries(entries) }]
    c.header('cache-control', 'public, max-age=3600')
    return c.body(JSON.stringify({ linkset }), 200, {
      'content-type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    })
  })
  return api
}
