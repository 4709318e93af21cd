import { z } from 'zod'
import { nameField, phoneField } from '#app/form-fields.ts'
import { languageCodes } from '#database/values/languages.ts'
import { isTimeZone } from '#database/values/time-zones.ts'

/** A change of the caller's profile; absent fields are not changed. */
export const personChange = z.strictObject({
  name: nameField.optional(),
  phone: phoneField.nullable().optional(),
  locale: z.enum(languageCodes).optional(),
  /** IANA time zone, such as America/Costa_Rica; empty if unknown. */
  timezone: z
    .string()
    .max(60)
    .refine(name => name === '' || isTimeZone(name))
    .optional(),
})
export type PersonChange = z.infer<typeof personChange>

/** Browser and system of a session, as far as the browser told. */
export const sessionDevice = z
  .object({ browser: z.string().nullable(), system: z.string().nullable() })
  .nullable()
  .meta({ description: 'Browser and system, such as Chrome and Linux; null if unknown' })

/** A session of the caller. */
export const sessionEntry = z.object({
  id: z.string(),
  device: sessionDevice,
  createdTs: z.iso.datetime(),
  lastUsedTs: z.iso.datetime().meta({ description: 'Last use, to the day' }),
  expiresTs: z.iso.datetime(),
  current: z.boolean().meta({ description: 'Whether it is the session of this call' }),
})
export type SessionEntry = z.infer<typeof sessionEntry>
