/** The fields of a document, as its JSON Schema describes them. A field added to a schema is a field of the editor. */

export type JsonSchema = Readonly<Record<string, unknown>>

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
  value: Scalar
  fields: readonly NamedField[]
}

/** Whether a field is edited in its own fold, for it has several parts. */
export function isFolded(field: Field): boolean {
  return ['group', 'list', 'record', 'variants'].includes(field.kind)
}

function isScalar(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

function schemaIn(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function schemasIn(value: unknown): JsonSchema[] {
  return Array.isArray(value) ? value.map(schemaIn) : []
}

function wordsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(each => typeof each === 'string') : []
}

function limit(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function isTextIn(properties: JsonSchema): boolean {
  const names = Object.keys(properties)
  return names.length === 2 && ['en', 'es'].every(name => schemaIn(properties[name]).type === 'string')
}

function isMonths(item: JsonSchema, maxItems: unknown): boolean {
  return item.type === 'integer' && item.minimum === 1 && item.maximum === 12 && maxItems === 12
}

function areWeekdays(item: JsonSchema): boolean {
  return item.type === 'integer' && item.minimum === 1 && item.maximum === 7
}

function areCoordinates(items: readonly JsonSchema[]): boolean {
  const [latitude, longitude] = items
  return items.length === 2 && latitude?.maximum === 90 && longitude?.maximum === 180
}

/** The control of words: a browser's own if their form is known. */
function formOf({ format, control }: JsonSchema): WordsForm {
  if (control === 'time') return control
  if (format === 'uri') return 'url'
  return format === 'date' || format === 'email' ? format : 'text'
}

/** Reads the fields of a document from its JSON Schema. */
export function fieldOf(root: JsonSchema): Field {
  function resolved(schema: JsonSchema): JsonSchema {
    if (typeof schema.$ref !== 'string') return schema
    const { $ref, ...own } = schema
    return { ...schemaIn(schemaIn(root.$defs)[$ref.slice($ref.lastIndexOf('/') + 1)]), ...own }
  }

  function namedFields({ properties, required }: JsonSchema): NamedField[] {
    const needed = wordsIn(required)
    return Object.entries(schemaIn(properties)).map(([name, schema]) => ({
      ...read(schemaIn(schema)),
      name,
      isOptional: !needed.includes(name),
    }))
  }

  function readVariants(all: readonly JsonSchema[]): Shape {
    const shapes = all.map(shape => schemaIn(resolved(shape)))
    const constantOf = (shape: JsonSchema, name: string) => schemaIn(schemaIn(shape.properties)[name]).const
    const by = Object.keys(schemaIn(shapes[0]?.properties)).find(name =>
      shapes.every(shape => isScalar(constantOf(shape, name))),
    )
    if (by === undefined) return { kind: 'scalar' }
    const variants = shapes.flatMap(shape => {
      const value = constantOf(shape, by)
      const fields = namedFields(shape).filter(({ name }) => name !== by)
      return isScalar(value) ? [{ value, fields }] : []
    })
    return { kind: 'variants', by, variants }
  }

  function readList({ prefixItems, items, minItems, maxItems }: JsonSchema): Shape {
    const several = schemasIn(prefixItems)
    if (several.length > 0)
      return { kind: 'tuple', items: several.map(read), arePlace: areCoordinates(several) }
    if (isMonths(schemaIn(items), maxItems)) return { kind: 'months' }
    if (areWeekdays(schemaIn(items))) return { kind: 'weekdays' }
    const item = read(schemaIn(items))
    return item.kind === 'choice'
      ? { kind: 'choices', values: item.values }
      : { kind: 'list', item, least: limit(minItems) ?? 0, most: limit(maxItems) }
  }

  function readGroup(schema: JsonSchema): Shape {
    const properties = schemaIn(schema.properties)
    if (isTextIn(properties)) return { kind: 'text', most: limit(schemaIn(properties.en).maxLength) }
    if (typeof schema.additionalProperties !== 'object') return { kind: 'group', fields: namedFields(schema) }
    const keys = wordsIn(schemaIn(schema.propertyNames).enum)
    return {
      kind: 'record',
      item: read(schemaIn(schema.additionalProperties)),
      keys: keys.length > 0 ? keys : null,
    }
  }

  function readShape(schema: JsonSchema): Shape {
    const { type, minimum, exclusiveMinimum, maximum, maxLength, refersTo } = schema
    const several = [...schemasIn(schema.anyOf), ...schemasIn(schema.oneOf)]
    if (refersTo) return { kind: 'reference', to: wordsIn(refersTo) }
    if (Array.isArray(schema.enum)) return { kind: 'choice', values: schema.enum.filter(isScalar) }
    if (several.length > 0) return readVariants(several)
    if (type === 'object') return readGroup(schema)
    if (type === 'array') return readList(schema)
    if (type === 'boolean') return { kind: 'switch' }
    if (type === 'string') return { kind: 'words', form: formOf(schema), most: limit(maxLength) }
    if (type !== 'number' && type !== 'integer') return { kind: 'scalar' }
    const least = limit(minimum) ?? limit(exclusiveMinimum)
    return { kind: 'number', least, most: limit(maximum), isWhole: type === 'integer' }
  }

  function read(given: JsonSchema): Field {
    const schema = resolved(given)
    return { ...readShape(schema), ...('default' in schema && { usual: schema.default }) }
  }

  return read(root)
}
