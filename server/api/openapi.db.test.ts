import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { getApiDocs } from '#app/client/api-docs/api-docs-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase()

interface Operation {
  operationId: string
  security?: object[]
  parameters?: object[]
  requestBody?: object
  responses: Record<string, { headers?: object }>
}

async function askForDocument() {
  const { ask } = await openTestSite(connection)
  const answer = await ask('/api/openapi.json')
  return { answer, document: await answer.json() }
}
let reading: ReturnType<typeof askForDocument> | undefined
/** Asked for once: writing it takes a fifth of a second. */
function readDocument() {
  reading ??= askForDocument()
  return reading
}

/** The calls of the specification's table (section 7) and of the product's page. */
const CALLS = [
  ['get', '/api/next/feedback/search'],
  ['get', '/api/public/staff/all_active'],
  ['post', '/api/public/plan'],
  ['post', '/api/public/user/create_with_new_plan'],
  ['post', '/api/private/user/log_utm/{userId}'],
  ['post', '/api/public/auth/signup'],
  ['post', '/api/public/auth/login'],
  ['post', '/api/public/auth/logout'],
  ['post', '/api/public/auth/validate-email'],
  ['post', '/api/public/auth/password-reset/start'],
  ['post', '/api/public/auth/password-reset/finish'],
  ['get', '/api/private/user/me'],
  ['get', '/api/public/country'],
  ['get', '/api/public/country/{tag}'],
  ['get', '/api/public/trek'],
  ['get', '/api/public/trek/{tag}'],
  ['get', '/api/public/trip'],
  ['get', '/api/public/trip/{key}'],
  ['get', '/api/public/place'],
  ['get', '/api/public/place/{country}/{slug}'],
  ['get', '/api/public/tour'],
  ['get', '/api/public/hotel'],
  ['get', '/api/public/transport'],
  ['get', '/api/public/species'],
  ['get', '/api/public/species/{key}'],
  ['get', '/api/public/search'],
] as const

describe('the API’s description of itself', () => {
  test('is valid OpenAPI 3.1, and cached like other public answers', async () => {
    const { answer, document } = await readDocument()
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=60\b/)
    expect(answer.headers.get('etag')).toMatch(/^"/)
    expect(document.openapi).toMatch(/^3\.1/)
    const { valid, errors } = await new Validator().validate(document)
    expect([valid, errors]).toEqual([true, undefined])
  })

  test.each(CALLS)('describes %s %s, with text and every failure', async (method, path) => {
    const { document } = await readDocument()
    const operation = document.paths[path]?.[method]
    expect(operation).toMatchObject({ summary: expect.any(String), tags: [expect.any(String)] })
    expect(document.tags.map(({ name }: { name: string }) => name)).toContain(operation.tags[0])
  })

  test('says for every call who may make it, what it takes and which headers its answers have', async () => {
    const { document } = await readDocument()
    const ids: string[] = []
    for (const [path, operations] of Object.entries<Record<string, Operation>>(document.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        const { operationId, security, responses, parameters, requestBody } = operation
        const statuses = Object.keys(responses)
        const where = `${method} ${path}`
        ids.push(operationId)
        if (/^\/api\/(private|admin|org)\//.test(path)) expect(security?.[0], where).toHaveProperty('bearer')
        if (!requestBody) expect(statuses, where).not.toContain('415')
        if (method === 'get' && !path.includes('/electric/')) expect(statuses, where).not.toContain('413')
        if (!parameters && !requestBody) expect(statuses, where).not.toContain('422')
        if (!path.startsWith('/api') || path.includes('/electric/')) continue
        expect(statuses, where).toEqual(expect.arrayContaining(['401', '403', '500', '503', '504']))
        for (const [status, { headers }] of Object.entries(responses)) {
          expect(headers, where).toHaveProperty('x-request-id')
          if (Number(status) >= 400) expect(headers, where).toHaveProperty('x-any-error')
          if (['429', '503'].includes(status)) expect(headers, where).toHaveProperty('retry-after')
        }
      }
    }
    expect(ids).toEqual([...new Set(ids)])
    expect(ids).not.toContain(undefined)
    expect(document.servers).toEqual([{ url: 'https://ceiba.test' }])
    expect(document.components.responses).toHaveProperty('MethodNotAllowed')
  })

  test('pages every list alike: a checked limit, a cursor, and the next page in Link', async () => {
    const { document } = await readDocument()
    for (const [path, { get }] of Object.entries<Record<string, Operation>>(document.paths)) {
      const names = get?.parameters?.map(parameter => ('name' in parameter ? parameter.name : '')) ?? []
      const body = JSON.stringify(get?.responses[200] ?? {})
      if (!names.some(name => name === 'after' || name === 'cursor') || path.includes('/electric/')) continue
      expect(names, path).toContain('limit')
      expect(body, path).toContain('#/components/headers/link')
    }
    const { ask } = await openTestSite(connection)
    for (const limit of ['banana', '0', '101', '-1']) {
      for (const path of ['/api/public/trip', '/api/public/place', '/api/next/feedback/search'])
        expect((await ask(`${path}?limit=${limit}`)).status, path + limit).toBe(422)
    }
  })

  test('is found by somebody who knows the host alone', async () => {
    const { ask } = await openTestSite(connection)
    const door = await ask('/api')
    expect(door.headers.get('link')).toContain('</api/openapi.json>; rel="service-desc"')
    const { data } = await door.json()
    expect([data.description, data.documentation]).toEqual(['/api/openapi.json', '/company/api'])
    const catalog = await ask(data.catalog)
    expect(catalog.headers.get('content-type')).toContain('application/linkset+json')
    const [entry] = (await catalog.json()).linkset
    expect(entry['service-desc']).toEqual([
      { href: 'https://ceiba.test/api/openapi.json', type: 'application/json' },
    ])
    const page = await ask('/api', { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })
    expect([page.status, page.headers.get('location')]).toEqual([303, '/company/api'])
  })

  test('has a sentence for every code', async () => {
    const { document } = await readDocument()
    for (const name of ['FailureCode', 'IssueCode']) {
      const { enum: codes, 'x-enum-descriptions': sentences } = document.components.schemas[name]
      expect(sentences).toHaveLength(codes.length)
      expect(sentences.every((sentence: string) => /^[A-Z]/.test(sentence))).toBe(true)
    }
  })

  test('is what the public reference shows, call by call', async () => {
    const seen: RequestContext[] = []
    const { ask } = await openTestSite(connection, {
      renderPage: async (_request, ctx) => {
        seen.push(ctx)
        return new Response('a page')
      },
    })
    await ask('/company/api')
    const [ctx] = seen
    if (!ctx) throw new Error('no page was rendered')
    const { resources } = await getApiDocs(ctx)
    const { document } = await readDocument()
    const shown = resources.flatMap(({ calls }) => calls.map(({ path }) => path))
    expect(new Set(shown)).toEqual(new Set(Object.keys(document.paths)))
  })

  test('lists no call that does not exist', async () => {
    const admin = { kind: 'admin', userId: 1 } as const
    const ctx = { ...(await testContext(connection)), actor: admin }
    const { ask } = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
    const { document } = await readDocument()
    for (const [path, operations] of Object.entries<object>(document.paths)) {
      if (!path.startsWith('/api/')) continue
      const { status, headers } = await ask(path.replaceAll(/\{\w+\}/g, '1'), { method: 'QUERY' })
      const methods = (headers.get('allow') ?? '').toLowerCase().split(', ')
      expect([path, status]).toEqual([path, 405])
      expect(methods).toEqual(expect.arrayContaining(Object.keys(operations)))
    }
  })
})
