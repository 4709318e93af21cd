import {
  type ApiField,
  exampleOf,
  fieldsOf,
  resolve,
  type Schema,
  type Schemas,
  typeOf,
} from './api-schema.ts'

/** Builds a shell command for a call from its description. */

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

interface Callable {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> }
  security?: Record<string, string[]>[]
}

const NEXT_LINE = ' \\\n  '

/** Shell text in single quotes. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

/** Whether a parameter is required or has an example. */
function isShown({ required, schema }: Parameter): boolean {
  return required === true || schema.example !== undefined
}

function addressOf(path: string, parameters: readonly Parameter[], schemas: Schemas): string {
  const exampleFor = ({ schema }: Parameter) => encodeURIComponent(String(exampleOf(schema, schemas)))
  const filled = parameters
    .filter(parameter => parameter.in === 'path')
    .reduce((text, parameter) => text.replace(`{${parameter.name}}`, exampleFor(parameter)), path)
  const query = parameters
    .filter(parameter => parameter.in === 'query' && isShown(parameter))
    .map(parameter => `${parameter.name}=${exampleFor(parameter)}`)
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

/** The fields of a form that are required or have an example; a file is one in the current folder. */
function formOf(schema: Schema, schemas: Schemas): string[] {
  const { properties = {}, required = [] } = resolve(schema, schemas)
  return Object.entries(properties)
    .filter(([name, field]) => required.includes(name) || field.example !== undefined)
    .map(([name, field]) => {
      const isFile = field.format === 'binary'
      return `-F ${quoted(`${name}=${isFile ? '@photograph.jpg' : String(exampleOf(field, schemas))}`)}`
    })
}

function bodyOf({ requestBody }: Callable, schemas: Schemas): string[] {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (!type || !content) return []
  if (type === 'multipart/form-data') return formOf(content.schema, schemas)
  const example = content.example ?? exampleOf(content.schema, schemas)
  return [`-H ${quoted(`content-type: ${type}`)}`, `-d ${quoted(JSON.stringify(example, null, 2))}`]
}

/** The command: `{origin}` is the server, `$LOGIN_KEY` the token that logIn returns, `$API_KEY` a program's key. */
function commandOf(method: string, path: string, callable: Callable, schemas: Schemas): string {
  const { parameters = [], security = [] } = callable
  const body = bodyOf(callable, schemas)
  const isImplied = method === (body.length > 0 ? 'POST' : 'GET')
  const headers = parameters.filter(parameter => parameter.in === 'header' && isShown(parameter))
  return [
    `curl ${quoted(`{origin}${addressOf(path, parameters, schemas)}`)}`,
    ...(isImplied ? [] : [`-X ${method}`]),
    ...(security[0] && 'bearer' in security[0] ? ['-H "authorization: Bearer $LOGIN_KEY"'] : []),
    ...headers.map(({ name, schema }) => `-H ${quoted(`${name}: ${String(exampleOf(schema, schemas))}`)}`),
    ...body,
  ].join(NEXT_LINE)
}

type Content = Record<string, { schema: Schema; example?: unknown }>

interface Operation extends Callable {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
  deprecated?: boolean
  responses: Record<string, { description: string; content?: Content }>
}

/** The part of OpenAPI 3.1 that the reference shows. */
export interface ApiDocument {
  info: { title: string; version: string; description?: string }
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
  isDeprecated: boolean
  /** The scope with which a program’s key may make the call; null for people alone. */
  scope: string | null
  /** Whether it is only for those who are known by a login or a key. */
  needsKey: boolean
  parameters: (ApiField & { place: string })[]
  body: { type: string; fields: ApiField[] } | null
  /** A command that makes the call. */
  request: string
  answers: { status: string; description: string; fields: ApiField[]; example: string | null }[]
}

export interface ApiResource {
  /** Part of its page's address. */
  key: string
  name: string
  description: string
  calls: ApiCall[]
}

/** An error code, and its meaning. */
export interface ApiCode {
  code: string
  message: string
}

/** The codes of failures and of invalid values, as the description lists them. */
export function readApiCodes({ components }: ApiDocument): { failures: ApiCode[]; issues: ApiCode[] } {
  const read = (name: string) => {
    const { enum: codes = [], 'x-enum-descriptions': messages = [] } = components?.schemas?.[name] ?? {}
    return codes.map((code, i) => ({ code: String(code), message: messages[i] ?? '' }))
  }
  return { failures: read('FailureCode'), issues: read('IssueCode') }
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

/** The same call by a program with a key of its own. */
export function withApiKey(request: string): string {
  const [address = '', ...rest] = request.split(NEXT_LINE).filter(part => !part.includes('$LOGIN_KEY'))
  return [address, '-H "authorization: Bearer $API_KEY"', ...rest].join(NEXT_LINE)
}

/** Words as a part of an address. */
function keyOf(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')
}

/** Closed unless one of its alternatives asks for nothing. */
function isClosed({ security = [] }: Operation): boolean {
  return security.length > 0 && security.every(each => Object.keys(each).length > 0)
}

function toCall(method: string, path: string, operation: Operation, schemas: Schemas): ApiCall {
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  return {
    id: keyOf(`${method}${path}`),
    method,
    path,
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    isDeprecated: operation.deprecated ?? false,
    scope: operation.security?.flatMap(each => each.apiKey ?? [])[0] ?? null,
    needsKey: isClosed(operation),
    parameters: (operation.parameters ?? []).map(({ name, in: place, required, description, schema }) => ({
      name,
      place,
      type: typeOf(schema, schemas),
      isRequired: required ?? false,
      description: description ?? schema.description ?? '',
    })),
    body: type && content ? { type, fields: fieldsOf(content.schema, schemas) } : null,
    request: commandOf(method, path, operation, schemas),
    answers: answersOf(operation, schemas),
  }
}

/** Converts the description for the API reference: resource by resource, in their order. */
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
      key: keyOf(name),
      name,
      description,
      calls: calls.flatMap(({ tag, call }) => (tag === name ? [call] : [])),
    }))
    .filter(resource => resource.calls.length > 0)
}
