import { z } from 'zod'

/** Facts of the catalogue that grow old: what one must know before going, the rules of treks, and the end of prices. */
export const factKinds = ['before-you-go', 'trek', 'trip'] as const

export const factStates = ['old', 'soon', 'all'] as const
export type FactState = (typeof factStates)[number]

export const listedFact = z
  .object({
    kind: z.enum(factKinds).meta({ description: 'The kind of the document that says it' }),
    key: z.string(),
    path: z.string().meta({ description: 'The fact in the document, with dots; `prices` for its prices' }),
    number: z.int().meta({ description: 'The version that is published, for the check' }),
    title: z.string().meta({ description: 'What it is about, and where' }),
    says: z.string().meta({ description: 'What visitors read, in the language of `locale`' }),
    checked: z.iso.date().nullable().meta({ description: 'When it was last checked; null for prices' }),
    until: z.iso.date().meta({ description: 'The last day on which it counts as fresh' }),
    percent: z.int().meta({ description: 'Its age as a share of the time for which it is fresh' }),
    state: z
      .enum(['fresh', 'soon', 'old'])
      .meta({ description: '`old` is grey in public, and later left out' }),
    by: z
      .string()
      .nullable()
      .meta({ description: 'Who checked it in the office; null if a release said so' }),
    note: z.string().nullable().meta({ description: 'How they know' }),
  })
  .meta({ id: 'ListedFact' })

export const factCounts = z.record(z.enum(factStates), z.int())

/** A check: which fact of which published version, and how one knows. */
export const factCheck = z
  .strictObject({
    kind: z.enum(['before-you-go', 'trek']),
    key: z.string().regex(/^[a-z0-9.-]{1,120}$/),
    path: z.string().regex(/^(facts\.[a-z-]{1,40}|rules)\.\d{1,3}$/),
    number: z.int().min(0),
    note: z.string().trim().min(1).max(500).meta({ description: 'How one knows' }),
  })
  .meta({ id: 'FactCheck' })

/** Why a check is not published. */
export const checkRefusals = ['moved_on', 'has_draft', 'problems', 'other_release'] as const

export type ListedFact = z.infer<typeof listedFact>
export type FactCheck = z.infer<typeof factCheck>
export type CheckRefusal = (typeof checkRefusals)[number]
