import { exampleOf, resolve, type Schema, type Schemas } from './api-schema.ts'

/** Builds a shell command for a call from its description. */

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

export interface Callable {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> }
  security?: Record<string, unknown>[]
}

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

/** The command: `{origin}` is the server, `$LOGIN_KEY` the token that logIn returns. */
export function commandOf(method: string, path: string, callable: Callable, schemas: Schemas): string {
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
  ].join(' \\\n  ')
}
