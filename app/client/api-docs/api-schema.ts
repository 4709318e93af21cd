/** The JSON Schema of the API's description, as text and examples. */

export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  example?: unknown
  examples?: unknown[]
  default?: unknown
  enum?: unknown[]
  'x-enum-descriptions'?: string[]
  const?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  allOf?: Schema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
}

export type Schemas = Record<string, Schema>

/** Resolves a reference, and merges a schema composed of several. */
export function resolve(schema: Schema, schemas: Schemas): Schema {
  if (schema.$ref) return resolve(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas)
  if (!schema.allOf) return schema
  const parts = schema.allOf.map(part => resolve(part, schemas))
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(part => part.properties ?? {})),
    required: parts.flatMap(part => part.required ?? []),
  }
}

function limits({ minimum, maximum, minLength, maxLength, maxItems }: Schema): string {
  const low = minimum ?? minLength
  const high = maximum === Number.MAX_SAFE_INTEGER ? undefined : (maximum ?? maxLength ?? maxItems)
  const unit = maxLength !== undefined || minLength !== undefined ? ' characters' : ''
  if (low !== undefined && high !== undefined) return `, ${low} to ${high}${unit}`
  if (high !== undefined) return `, at most ${high}${unit}`
  return low === undefined || low === Number.MIN_SAFE_INTEGER ? '' : `, at least ${low}${unit}`
}

/** The type of a value in a few words: "list of text", "one of EN, ES". */
export function typeOf(given: Schema, schemas: Schemas): string {
  const schema = resolve(given, schemas)
  const [type = schema.anyOf ? '' : 'anything'] = [schema.type ?? []].flat().filter(one => one !== 'null')
  const orNull = [schema.type].flat().includes('null') ? ' or null' : ''
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return `one of ${schema.enum.join(', ')}${orNull}`
  if (schema.anyOf) return schema.anyOf.map(one => typeOf(one, schemas)).join(' or ')
  if (type === 'array') return `list of ${typeOf(schema.items ?? {}, schemas)}${limits(schema)}${orNull}`
  const names: Record<string, string> = { string: schema.format ?? 'text', integer: 'whole number' }
  return `${names[type] ?? type}${limits(schema)}${orNull}`
}

export interface ApiField {
  /** With the names of its parents: newPlan.country, parties[].partyBirthday. */
  name: string
  type: string
  isRequired: boolean
  description: string
}

/** Every field of a body, the inner ones after their parents. */
export function fieldsOf(given: Schema, schemas: Schemas, within = ''): ApiField[] {
  const schema = resolve(given, schemas)
  if (schema.items) return fieldsOf(schema.items, schemas, within && `${within}[]`)
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const name = within ? `${within}.${key}` : key
    const { description = '' } = { ...resolve(inner, schemas), ...inner }
    const isRequired = schema.required?.includes(key) ?? false
    return [
      { name, type: typeOf(inner, schemas), isRequired, description },
      ...fieldsOf(inner, schemas, name),
    ]
  })
}

const BY_FORMAT: Record<string, string> = {
  date: '2027-02-01',
  'date-time': '2026-11-21T12:00:00Z',
  email: 'ana@example.org',
}

/** A valid value: the given example, or the simplest; for an object its required fields. */
export function exampleOf(given: Schema, schemas: Schemas): unknown {
  const schema = resolve(given, schemas)
  const said = [
    given.example,
    schema.example,
    schema.examples?.[0],
    schema.const,
    schema.default,
    schema.enum?.[0],
  ]
  const example = said.find(one => one !== undefined)
  if (example !== undefined) return example
  const [type] = [schema.type ?? 'object'].flat()
  if (type === 'array') return [exampleOf(schema.items ?? {}, schemas)]
  if (type === 'integer' || type === 'number')
    return schema.minimum && schema.minimum > 0 ? schema.minimum : 1
  if (type === 'boolean') return true
  if (type === 'string') return BY_FORMAT[schema.format ?? ''] ?? '…'
  const needed = Object.entries(schema.properties ?? {}).filter(([key]) => schema.required?.includes(key))
  return Object.fromEntries(needed.map(([key, inner]) => [key, exampleOf(inner, schemas)]))
}
