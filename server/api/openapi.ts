import type { OpenAPIHono } from '@hono/zod-openapi'
import type { HttpEnvironment } from '../http-environment.ts'
import { publicAnswer } from './public-answer.ts'

const ABOUT = {
  openapi: '3.1.0',
  info: {
    title: 'Ceiba',
    version: '1',
    description:
      'The calls of the site’s own pages and of other programs. Requests carry no cookies. A failed call says in its x-any-error header how its failure is called.',
  },
  servers: [{ url: '/' }],
  tags: [
    { name: 'Reviews', description: 'What travellers wrote.' },
    { name: 'Staff', description: 'Who answers.' },
    { name: 'Plans', description: 'Trip requests.' },
    { name: 'Identity', description: 'Accounts and login keys.' },
    { name: 'People', description: 'What is known of whoever asked.' },
    { name: 'Photographs', description: 'The operator’s own pictures; for the staff.' },
  ],
}

/** Describes every call that is registered, at /api/openapi.json. */
export function describeCalls(api: OpenAPIHono<HttpEnvironment>): void {
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  let kept: string | undefined
  api.get('/api/openapi.json', publicAnswer, c => {
    kept ??= JSON.stringify(api.getOpenAPI31Document(ABOUT))
    return c.body(kept, 200, { 'content-type': 'application/json' })
  })
}
