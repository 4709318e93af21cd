import { z } from 'zod'

/** Where a document is: as content/ or the office published it, or on its way there. */
export const documentStates = ['published', 'draft', 'scheduled', 'archived'] as const

const title = z.object({ en: z.string(), es: z.string() })
export const documentName = z.object({ kind: z.string(), key: z.string() })

export const documentProblem = z.object({
  path: z
    .string()
    .meta({ description: 'The field, with dots; empty for the whole document', example: 'days.0.hotel' }),
  message: z.string(),
  mend: z.string().optional().meta({ description: 'How to correct it' }),
  document: documentName
    .optional()
    .meta({ description: 'The document whose problem it is, which may be another one' }),
  draft: documentName.extend({ title }).optional().meta({
    description: 'The draft that has what is missing: published together with it, nothing is wrong',
  }),
})

export const listedDocument = z.object({
  key: z.string(),
  title,
  country: z.string().nullable().meta({ description: 'The country that it is about' }),
  state: z.enum(documentStates),
  missing: z.array(z.string()).meta({
    description:
      '`en` or `es` for texts in one language alone; `price_ends` with the last day that has a price',
    example: ['es', 'price_ends 2026-12-14'],
  }),
  updatedTs: z.iso.datetime(),
  conflicts: z.int().meta({ description: 'How many fields the office and the last release both changed' }),
})

export const listedDraft = listedDocument
  .pick({ key: true, title: true, country: true, updatedTs: true })
  .extend({
    kind: z.string(),
    number: z.int().meta({ description: 'The version that would be published' }),
    isNew: z.boolean().meta({ description: 'Whether nothing of it is published yet' }),
    needs: z.array(documentName).meta({
      description: 'The drafts without which it cannot be published: what it refers to, and what those need',
    }),
  })

export const officeDocument = z.object({
  document: z
    .unknown()
    .meta({ description: 'The latest version, in the form of GET /api/admin/content/schema/{kind}' }),
  number: z.int().meta({ description: 'Its number, for If-Match; 0 for what the office never touched' }),
  base: z
    .int()
    .nullable()
    .meta({ description: 'The version with what the release says, on which it is based' }),
  problems: z.array(documentProblem),
  published: z.int().nullable().meta({ description: 'The number that is published; null if none is' }),
  state: z.enum(documentStates),
  publishAt: z.iso.datetime().nullable(),
  mayPublish: z.boolean().meta({ description: 'Whether the caller may publish it' }),
})

export const changedField = z.object({
  path: z.string().meta({ description: 'The field, with dots' }),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
})

export const documentConflict = z.object({
  path: z.string().meta({ description: 'The field, with dots' }),
  office: z.unknown().optional(),
  release: z.unknown().optional(),
})

export const documentVersionEntry = z.object({
  number: z.int(),
  state: z.enum(['released', ...documentStates]).meta({ description: '`released`: what a release said' }),
  author: z.string().nullable(),
  note: z.string().nullable(),
  publishAt: z.iso.datetime().nullable(),
  createdTs: z.iso.datetime(),
  fields: z.array(changedField).meta({ description: 'What differs from the version before' }),
  conflicts: z
    .array(documentConflict)
    .meta({ description: 'What the office and a release both changed: the office’s value stayed' }),
})

export type ChangedField = z.infer<typeof changedField>
export type ListedDraft = z.infer<typeof listedDraft>
export type ListedDocument = z.infer<typeof listedDocument>
export type OfficeDocumentAnswer = z.infer<typeof officeDocument>
export type DocumentVersionEntry = z.infer<typeof documentVersionEntry>
