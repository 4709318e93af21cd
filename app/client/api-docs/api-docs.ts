import { type ApiField, exampleOf, fieldsOf, type Schema, type Schemas, typeOf } from './api-schema.ts'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

type Content = Record<string, { schema: Schema }>

interface Operation {
  tags?: string[]
  summary?: string
  description?: string
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

/** As much of OpenAPI 3.1 as the reference shows. */
export interface ApiDocument {
  info: { title: string; description?: string }
  tags?: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Schemas }
}

export interface ApiCall {
  id: string
  method: string
  path: string
  summary: string
  description: string
  parameters: (ApiField & { place: string })[]
  body: { type: string; fields: ApiField[] } | null
  /** A command that makes it. */
  request: string
  answers: { status: string; description: string; fields: ApiField[]; example: string | null }[]
}

export interface ApiResource {
  name: string
  description: string
  calls: ApiCall[]
}

const isAnswer = (status: string) => status.startsWith('2')
const json = (value: unknown) => JSON.stringify(value, null, 2)

function answersOf({ responses }: Operation, schemas: Schemas): ApiCall['answers'] {
  return Object.entries(responses).map(([status, { description, content }]) => {
    const schema = isAnswer(status) || status === '422' ? content?.['application/json']?.schema : undefined
    return {
      status,
      description,
      fields: schema && isAnswer(status) ? fieldsOf(schema, schemas) : [],
      example: schema ? json(exampleOf(schema, schemas)) : null,
    }
  })
}

function requestOf(
  method: string,
  path: string,
  { parameters = [], requestBody }: Operation,
  schemas: Schemas,
) {
  const filled = parameters
    .filter(parameter => parameter.in === 'path')
    .reduce((text, { name, schema }) => text.replace(`{${name}}`, String(exampleOf(schema, schemas))), path)
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (!content) return `curl${method === 'GET' ? '' : ` -X ${method}`} '{origin}${filled}'`
  if (type !== 'application/json') return `curl -X ${method} '{origin}${filled}' -F file=@photograph.jpg …`
  const body = json(exampleOf(content.schema, schemas))
  return `curl '{origin}${filled}' -H 'content-type: application/json' -d '${body}'`
}

function toCall(method: string, path: string, operation: Operation, schemas: Schemas): ApiCall {
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  return {
    id: `${method}${path}`
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replace(/-$/, ''),
    method,
    path,
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    parameters: (operation.parameters ?? []).map(({ name, in: place, required, description, schema }) => ({
      name,
      place,
      type: typeOf(schema, schemas),
      isRequired: required ?? false,
      description: description ?? schema.description ?? '',
    })),
    body: type && content ? { type, fields: fieldsOf(content.schema, schemas) } : null,
    request: requestOf(method, path, operation, schemas),
    answers: answersOf(operation, schemas),
  }
}

/** The API's description of itself, as its reference shows it: a resource after the other, in their order. */
export function readApiDocument({ tags = [], paths, components }: ApiDocument): ApiResource[] {
  const schemas = components?.schemas ?? {}
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      tag: operation.tags?.[0],
      call: toCall(method.toUpperCase(), path, operation, schemas),
    })),
  )
  return tags
    .map(({ name, description = '' }) => ({
      name,
      description,
      calls: calls.flatMap(({ tag, call }) => (tag === name ? [call] : [])),
    }))
    .filter(resource => resource.calls.length > 0)
}
