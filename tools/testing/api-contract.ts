import { brotliDecompressSync } from 'node:zlib'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components?: object
}

/** Served by another door, with a protocol of its own. */
const UNDESCRIBED = /^\/api\/(openapi\.json$|public\/electric\/)/

/** Says what is wrong with an answer of the API, by the API's own description of itself. */
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

  async function checkBody(operation: Operation, response: Response): Promise<string[]> {
    const { status } = response
    const said = operation.responses[status === 304 ? 200 : status]
    if (!said) return [`${status} is not described`]
    if (status === 204 || status === 304) return []
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
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/api/') || UNDESCRIBED.test(pathname) || request.method === 'OPTIONS') return []
    const where = `${request.method} ${pathname}`
    const unnamed =
      response.status >= 400 && !response.headers.has('x-any-error') ? [`${where}: no x-any-error`] : []
    const path = patterns.find(({ pattern }) => pattern.test(pathname))?.path
    const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase()
    const operation = path === undefined ? undefined : document.paths[path]?.[method]
    if (!operation)
      return [401, 403, 404, 405, 413, 422].includes(response.status)
        ? unnamed
        : [`${where}: ${response.status} is not described`]
    const body = request.method === 'HEAD' ? [] : await checkBody(operation, response.clone())
    return [...unnamed, ...body.map(problem => `${where}: ${problem}`)]
  }
}
