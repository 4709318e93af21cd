import { describe, expect, test } from 'vitest'
import { type ApiDocument, readApiDocument, withApiKey } from './api-docs.ts'
import { exampleOf, fieldsOf, type Schema, typeOf } from './api-schema.ts'

const schemas: Record<string, Schema> = {
  Plan: {
    type: 'object',
    properties: {
      country: { type: 'string', example: 'peru', maxLength: 60, description: 'A tag' },
      parties: { type: 'array', maxItems: 3, items: { $ref: '#/components/schemas/Party' } },
    },
    required: ['country'],
  },
  Party: { type: 'object', properties: { birthday: { type: ['string', 'null'], format: 'date' } } },
}

describe('a schema in words', () => {
  test.each<[Schema, string]>([
    [{ type: 'string' }, 'text'],
    [{ type: 'string', maxLength: 60 }, 'text, at most 60 characters'],
    [{ type: ['string', 'null'], format: 'date' }, 'date or null'],
    [{ type: 'integer', minimum: 1, maximum: 100 }, 'whole number, 1 to 100'],
    [{ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, 'whole number, at least 1'],
    [{ type: 'array', items: { type: 'string' }, maxItems: 50 }, 'list of text, at most 50'],
    [{ type: 'string', enum: ['EN', 'ES'] }, 'one of EN, ES'],
    [{ anyOf: [{ type: 'string' }, { type: 'boolean' }] }, 'text or boolean'],
    [{ $ref: '#/components/schemas/Plan' }, 'object'],
    [{}, 'anything'],
  ])('%j is %s', (schema, words) => {
    expect(typeOf(schema, schemas)).toBe(words)
  })

  test('names every field with its parents', () => {
    const body: Schema = { type: 'object', properties: { newPlan: { $ref: '#/components/schemas/Plan' } } }
    expect(fieldsOf(body, schemas).map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['newPlan', false],
      ['newPlan.country', true],
      ['newPlan.parties', false],
      ['newPlan.parties[].birthday', false],
    ])
  })

  test('has an example with the required fields', () => {
    expect(exampleOf({ type: 'array', items: { $ref: '#/components/schemas/Plan' } }, schemas)).toEqual([
      { country: 'peru' },
    ])
    expect(exampleOf({ type: 'string', format: 'email' }, schemas)).toContain('@')
  })
})

test('a document is its resources in order, each call with a command and its answers', () => {
  const document: ApiDocument = {
    info: { title: 'Ceiba', version: '1' },
    tags: [{ name: 'Nobody' }, { name: 'Plans', description: 'Requests' }],
    components: { schemas },
    paths: {
      '/api/plan/{id}': {
        post: {
          tags: ['Plans'],
          summary: 'Change a plan',
          security: [{ bearer: [] }, { apiKey: ['requests:send'] }],
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 7 } }],
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Plan' } } } },
          responses: {
            200: {
              description: 'Done.',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Plan' } } },
            },
            404: { description: 'No such plan.' },
          },
        },
      },
    },
  }
  const [plans, ...others] = readApiDocument(document)
  expect(others).toEqual([])
  expect(plans?.key).toBe('plans')
  expect(plans?.calls).toMatchObject([
    {
      id: 'post-api-plan-id',
      method: 'POST',
      scope: 'requests:send',
      parameters: [{ name: 'id', place: 'path', isRequired: true }],
      request: expect.stringMatching(
        /^curl '\{origin\}\/api\/plan\/7' \\\n {2}-H "authorization: Bearer \$LOGIN_KEY" \\\n {2}-H 'content-type: application\/json' \\\n {2}-d '/,
      ),
      answers: [
        { status: '200', example: expect.stringContaining('"peru"') },
        { status: '404', example: null },
      ],
    },
  ])
})

test('a call with a key is the same call, without a login', () => {
  const asked = `curl 'x/api' \\\n  -X PUT \\\n  -H "authorization: Bearer $LOGIN_KEY"`
  expect(withApiKey(asked)).toBe(`curl 'x/api' \\\n  -H "authorization: Bearer $API_KEY" \\\n  -X PUT`)
})
