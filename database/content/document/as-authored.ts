import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { isFields } from '../../values/document/fields.ts'

/** A schema inside another: of what may be left out, and of what has a default. */
function inner(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return inner(schema._zod.def.innerType)
  if (schema instanceof z.ZodPipe) return inner(schema._zod.def.in)
  return schema
}

function elementOf(schema: z.core.$ZodType, index: number): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodArray) return schema._zod.def.element
  return schema instanceof z.ZodTuple ? schema._zod.def.items[index] : undefined
}

/**
 * A document as an author writes it: its fields in the order of the schema, without those that only repeat a default. What
 * does not fit the schema stays as it is.
 */
export function asAuthored(outer: z.core.$ZodType | undefined, value: unknown): unknown {
  const schema = outer && inner(outer)
  if (schema instanceof z.ZodUnion) {
    const option = schema._zod.def.options.find(one => z.safeParse(one, value).success)
    return asAuthored(option, value)
  }
  if (schema && Array.isArray(value))
    return value.map((one, index) => asAuthored(elementOf(schema, index), one))
  if (!isFields(value)) return value
  if (schema instanceof z.ZodRecord) {
    const { valueType } = schema._zod.def
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asAuthored(valueType, one)]))
  }
  if (!(schema instanceof z.ZodObject)) return value
  const { shape } = schema._zod.def
  const order = Object.keys(shape).filter(key => key in value)
  const others = Object.keys(value).filter(key => !(key in shape))
  return Object.fromEntries(
    [...order, ...others].flatMap(key => {
      const field = shape[key]
      const added = field instanceof z.ZodDefault ? field._zod.def.defaultValue : undefined
      const isAdded = value[key] === undefined || isDeepStrictEqual(value[key], added)
      return isAdded ? [] : [[key, asAuthored(field, value[key])]]
    }),
  )
}
