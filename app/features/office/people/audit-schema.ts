import { z } from 'zod'

/** What commands are about. */
export const auditGroups = ['plan', 'money', 'review', 'catalogue', 'people', 'account'] as const
export type AuditGroup = (typeof auditGroups)[number]

const auditThing = z
  .object({
    kind: z.enum([
      ...(['plan', 'person', 'planner', 'document', 'country', 'partner', 'photo', 'key'] as const),
      ...(['entry', 'number'] as const),
    ]),
    id: z.string().meta({ description: 'Its number or key; of a document its kind and key, with a slash' }),
    name: z
      .string()
      .nullable()
      .meta({ description: 'What it is called now; null if it has no name or is gone' }),
  })
  .meta({ id: 'AuditThing' })

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
    role: z.enum(['planner', 'admin', 'partner', 'system']).meta({ description: 'The role they had then' }),
    what: z.string().meta({ description: 'The command, such as `assign a plan`' }),
    words: z.string().meta({ description: 'What they did, in words, in the language of `locale`' }),
    about: z
      .string()
      .nullable()
      .meta({ description: 'The numbers and keys of what it was done to, such as `planId 12`' }),
    things: z.array(auditThing).meta({ description: 'The same, with what each is called' }),
    outcome: z.enum(['done', 'refused', 'failed']).meta({
      description:
        'Every command is written down before it runs; one that did nothing is `refused` or `failed`',
    }),
  })
  .meta({ id: 'AuditEntry' })

export type AuditThing = z.infer<typeof auditThing>
export type AuditEntry = z.infer<typeof auditEntry>

/** What is searched for in the log. */
export const auditSearch = {
  who: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .optional()
    .meta({ description: 'Number of a person' }),
  what: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .optional()
    .meta({ description: 'Part of the command’s name, or of what it was done to' }),
  about: z.enum(auditGroups).optional().meta({ description: 'What the commands are about' }),
  q: z.string().trim().max(120).default('').meta({
    description: 'Part of what a line says in words, of the name of who did it, or of a number or key',
  }),
  since: z.iso.datetime().optional(),
  until: z.iso.datetime().optional().meta({ description: 'Up to, but without this instant' }),
}

/** Cursor of a page: the number of its last line. */
export const auditPosition = z.int().min(1)
