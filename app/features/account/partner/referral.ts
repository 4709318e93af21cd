/** What a signed referral proves. */
export interface Referral {
  /** Key of the partner. */
  partner: string
  /** When the visitor was on the partner's page: YYYY-MM-DD, UTC. */
  day: string
}

/** So long a partner who sent somebody first is credited with what they ask. */
export const REFERRAL_DAYS = 90
