import type { z } from 'zod'

/** The fields of a document, as its JSON Schema describes them. A field added to a schema is a field of the editor. */

type JsonSchema = z.core.JSONSchema.JSONSchema

export type Scalar = string | number | boolean

/** The forms of words that a browser has a control for, as it calls them. */
type WordsForm = 'date' | 'time' | 'url' | 'email' | 'text'

type Shape =
  /** The same words in both languages. */
  | { kind: 'text'; most: number | null }
  | { kind: 'words'; form: WordsForm; most: number | null }
  | { kind: 'number'; least: number | null; most: number | null; isWhole: boolean }
  | { kind: 'switch' }
  | { kind: 'choice'; values: readonly Scalar[] }
  /** Several of a few words. */
  | { kind: 'choices'; values: readonly Scalar[] }
  | { kind: 'months' }
  /** Days of the week, 1 Monday to 7 Sunday. */
  | { kind: 'weekdays' }
  | { kind: 'reference'; to: readonly string[] }
  /** Words, a number, or yes and no. */
  | { kind: 'scalar' }
  | { kind: 'group'; fields: readonly NamedField[] }
  /** A fixed number of values, such as the first and last day of a season, or latitude and longitude. */
  | { kind: 'tuple'; items: readonly Field[]; arePlace: boolean }
  | { kind: 'list'; item: Field; least: number; most: number | null }
  /** Values by a key; the keys are any, or of a list. */
  | { kind: 'record'; item: Field; keys: readonly string[] | null }
  /** One of several shapes, which differ in the value of a field. */
  | { kind: 'variants'; by: string; variants: readonly Variant[] }

export type Field = Shape & {
  /** What counts if it is left out; undefined if nothing does. */
  usual?: unknown
}

export type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>

export type NamedField = Field & { name: string; isOptional: boolean }

export interface Variant {
  value: Scalar | undefined
  fields: readonly NamedField[]
}

/** Whether a field is edited in its own fold, for it has several parts. */
export function isFolded(field: Field): boolean {
  return ['group', 'list', 'record', 'variants'].includes(field.kind)
}

function isScalar(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

/** Months of a year or days of a week. */
function partsOfYear({ type, minimum, maximum }: JsonSchema, most: number | undefined) {
  if (type !== 'integer' || minimum !== 1) return null
  return maximum === 7 ? 'weekdays' : maximum === 12 && most === 12 ? 'months' : null
}

/** The control of words: a browser's own if their form is known. */
function formOf({ format, control }: JsonSchema): WordsForm {
  if (control === 'time') return control
  if (format === 'uri') return 'url'
  return format === 'date' || format === 'email' ? format : 'text'
}

/** Reads the fields of a document from its JSON Schema. */
export function fieldOf(root: JsonSchema): Field {
  /** What a schema says, or the one that it names. */
  function resolved(schema: JsonSchema['items']): JsonSchema {
    if (typeof schema !== 'object' || Array.isArray(schema)) return {}
    const { $ref, ...own } = schema
    return { ...($ref && root.$defs?.[$ref.slice($ref.lastIndexOf('/') + 1)]), ...own }
  }

  function namedFields({ properties = {}, required = [] }: JsonSchema): NamedField[] {
    return Object.entries(properties).map(([name, schema]) => ({
      ...read(schema),
      name,
      isOptional: !required.includes(name),
    }))
  }

  function readVariants(all: readonly JsonSchema[]): Shape {
    const shapes = all.map(resolved)
    const constantOf = (shape: JsonSchema, name: string) => resolved(shape.properties?.[name]).const
    const by = Object.keys(shapes[0]?.properties ?? {}).find(name =>
      shapes.every(shape => isScalar(constantOf(shape, name))),
    )
    if (by === undefined) return { kind: 'scalar' }
    const values = shapes.map(shape => constantOf(shape, by)).filter(isScalar)
    const choice: NamedField = { kind: 'choice', values, name: by, isOptional: false }
    const variants = shapes.map((shape, index) => ({
      value: values[index],
      fields: namedFields(shape).map(field => (field.name === by ? choice : field)),
    }))
    return { kind: 'variants', by, variants }
  }

  function readList({ prefixItems, items, minItems = 0, maxItems }: JsonSchema): Shape {
    if (prefixItems) {
      const [latitude, longitude] = prefixItems.map(resolved)
      const arePlace = latitude?.maximum === 90 && longitude?.maximum === 180
      return { kind: 'tuple', items: prefixItems.map(read), arePlace }
    }
    const parts = partsOfYear(resolved(items), maxItems)
    if (parts) return { kind: parts }
    const item = read(items)
    return item.kind === 'choice'
      ? { kind: 'choices', values: item.values }
      : { kind: 'list', item, least: minItems, most: maxItems ?? null }
  }

  function readGroup(schema: JsonSchema): Shape {
    const [en, es] = ['en', 'es'].map(name => resolved(schema.properties?.[name]))
    const count = Object.keys(schema.properties ?? {}).length
    if (en?.type === 'string' && es?.type === 'string' && count === 2)
      return { kind: 'text', most: en.maxLength ?? null }
    if (typeof schema.additionalProperties !== 'object') return { kind: 'group', fields: namedFields(schema) }
    const keys = resolved(schema.propertyNames).enum?.map(String) ?? null
    return { kind: 'record', item: read(schema.additionalProperties), keys }
  }

  function readShape(schema: JsonSchema): Shape {
    const { type, minimum, exclusiveMinimum, maximum, maxLength, refersTo } = schema
    const several = schema.anyOf ?? schema.oneOf
    if (Array.isArray(refersTo)) return { kind: 'reference', to: refersTo.map(String) }
    if (schema.enum) return { kind: 'choice', values: schema.enum.filter(isScalar) }
    if (several) return readVariants(several)
    if (type === 'object') return readGroup(schema)
    if (type === 'array') return readList(schema)
    if (type === 'boolean') return { kind: 'switch' }
    if (type === 'string') return { kind: 'words', form: formOf(schema), most: maxLength ?? null }
    if (type !== 'number' && type !== 'integer') return { kind: 'scalar' }
    const above = typeof exclusiveMinimum === 'number' ? exclusiveMinimum : null
    return { kind: 'number', least: minimum ?? above, most: maximum ?? null, isWhole: type === 'integer' }
  }

  function read(given: JsonSchema['items']): Field {
    const schema = resolved(given)
    return { ...readShape(schema), ...('default' in schema && { usual: schema.default }) }
  }

  return read(root)
}
