import { z } from 'zod'
import { requiredLine } from '#app/form-fields.ts'
import { type ApiScope, apiScopes } from '#database/values/api-scopes.ts'

/** How many keys of one owner work at a time. */
export const MOST_API_KEYS = 20
export const LONGEST_API_KEY_NAME = 60

/** The scopes that a key can have: only a partner refers anybody. */
export function scopesFor({ isPartner }: { isPartner: boolean }): ApiScope[] {
  return apiScopes.filter(scope => isPartner || scope !== 'referrals:read')
}

const scopes = z.array(z.enum(apiScopes)).min(1).max(apiScopes.length)

/** A key as its owner sees it: never the key itself. */
export const apiKeyEntry = z
  .object({
    id: z.int(),
    name: z.string(),
    scopes,
    by: z.string().nullable().meta({ description: 'Name of who made it; null if their account is gone' }),
    createdTs: z.iso.datetime(),
    lastUsedTs: z.iso.datetime().nullable().meta({ description: 'To five minutes; null if it never was' }),
    lastDay: z.iso.date().nullable().meta({
      description: 'The last day on which it works, in UTC; null if it does not end by itself',
    }),
    withdrawnTs: z.iso.datetime().nullable().meta({ description: 'Null unless somebody ended it' }),
    works: z.boolean(),
  })
  .meta({ id: 'ApiKey' })

/** Whose keys: a partner’s people see their own, admins name a partner or mean the operator. */
export const apiKeyOwner = z.string().min(1).max(100).optional().meta({
  description: 'For admins: key of the partner; without it, the operator’s own',
})

export const newApiKey = z
  .strictObject({
    name: requiredLine('required', LONGEST_API_KEY_NAME),
    scopes: scopes.meta({ description: 'What its program may do; no more than it needs' }),
    lastDay: z.iso.date().nullish().meta({
      description:
        'The last day on which it works, in UTC, today or later; without one it does not end by itself',
    }),
    partner: apiKeyOwner,
  })
  .meta({ id: 'NewApiKey' })

export type ApiKeyEntry = z.infer<typeof apiKeyEntry>
export type NewApiKey = z.infer<typeof newApiKey>
