import { z } from 'zod'

/** What somebody of the office did, or tried. */
export const auditEntry = z
  .object({
    id: z.int(),
    atTs: z.iso.datetime(),
    who: z
      .object({
        id: z.int(),
        name: z.string().nullable().meta({ description: 'Null once the account is deleted' }),
      })
      .nullable()
      .meta({ description: 'Null for a command of the shell' }),
    role: z.enum(['planner', 'admin', 'system']).meta({ description: 'The role they had then' }),
    what: z.string().meta({ description: 'The command, such as `assign a plan`' }),
    about: z
      .string()
      .nullable()
      .meta({ description: 'The numbers and keys of what it was done to, such as `planId 12`' }),
    outcome: z.enum(['begun', 'refused', 'failed']).meta({
      description:
        'Every command is written down before it runs (`begun`); one that then did nothing has a second line that says so',
    }),
  })
  .meta({ id: 'AuditEntry' })

export type AuditEntry = z.infer<typeof auditEntry>

/** What is searched for in the log. */
export const auditSearch = {
  who: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .optional(),
  what: z.string().trim().min(1).max(120).optional(),
  since: z.iso.datetime().optional(),
}

/** Cursor of a page: the number of its last line. */
export const auditPosition = z.int().min(1)
