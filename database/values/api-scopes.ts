/** What a program's key may do; in the words of the API's groups of calls. */
export const apiScopes = ['catalogue:read', 'requests:send', 'referrals:read'] as const

export type ApiScope = (typeof apiScopes)[number]
