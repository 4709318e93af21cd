import { brotliDecompressSync } from 'node:zlib'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: object }>; headers?: object }>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components?: object
}

/** Streams, which cannot be read twice; they have a separate test. */
const LIVE_ROWS = /^\/api\/public\/electric\//
/** Described headers that an answer need not have. */
const OPTIONAL = /^(link$|ratelimit-)/

/** Makes a check of the API's answers against its own description. */
export function readContract(
  document: Document,
): (request: Request, response: Response) => Promise<string[]> {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  const root = { $id: 'api', components: document.components }
  ajv.addSchema(root)
  const known = new Map<object, ValidateFunction>()
  const patterns = Object.keys(document.paths).map(path => ({
    path,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))

  function validatorOf(schema: object): ValidateFunction {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"api#/components')
    const validate = known.get(schema) ?? ajv.compile(JSON.parse(text))
    known.set(schema, validate)
    return validate
  }

  /** The answer of every failed call, also of an unknown one. */
  const failing: Operation['responses'][string] = {
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    headers: { 'x-request-id': {}, 'x-any-error': {} },
  }

  async function check(said: Operation['responses'][string], response: Response): Promise<string[]> {
    const { status, headers } = response
    const missing = Object.keys(said.headers ?? {}).filter(name => !OPTIONAL.test(name) && !headers.has(name))
    if (missing.length > 0) return [`${status} without ${missing.join(', ')}`]
    if (status === 204 || status === 304) return []
    return checkBody(said, response)
  }

  async function checkBody(said: Operation['responses'][string], response: Response): Promise<string[]> {
    const { status } = response
    const type = response.headers.get('content-type')?.split(';')[0] ?? 'nothing'
    const schema = said.content?.[type]?.schema
    if (!schema) return [`${status} as ${type} is not described`]
    if (type !== 'application/json') return []
    const validate = validatorOf(schema)
    const bytes = Buffer.from(await response.arrayBuffer())
    const isPacked = response.headers.get('content-encoding') === 'br'
    const body = JSON.parse((isPacked ? brotliDecompressSync(bytes) : bytes).toString())
    return validate(body) ? [] : [`${status}: ${ajv.errorsText(validate.errors)}`]
  }

  return async (request, response) => {
    // A slash at the end makes no other call.
    const pathname = new URL(request.url).pathname.replace(/\/+$/, '')
    if (!pathname.startsWith('/api/') || LIVE_ROWS.test(pathname) || request.method === 'OPTIONS') return []
    const { status } = response
    const path = patterns.find(({ pattern }) => pattern.test(pathname))?.path
    const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase()
    const operation = path === undefined ? undefined : document.paths[path]?.[method]
    const said = operation
      ? operation.responses[status === 304 ? 200 : status]
      : [401, 403, 404, 405, 413].includes(status) && failing
    if (!said) return [`${request.method} ${pathname}: ${status} is not described`]
    const problems = request.method === 'HEAD' ? [] : await check(said, response.clone())
    return problems.map(problem => `${request.method} ${pathname}: ${problem}`)
  }
}
