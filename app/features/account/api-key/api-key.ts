import { type ApiScope, apiScopes } from '#database/values/api-scopes.ts'

/** How many keys of one owner work at a time. */
export const MOST_API_KEYS = 20
export const LONGEST_API_KEY_NAME = 60

/** The scopes that a key can have: only a partner refers anybody. */
export function scopesFor({ isPartner }: { isPartner: boolean }): ApiScope[] {
  return apiScopes.filter(scope => isPartner || scope !== 'referrals:read')
}
