/** Content of a signed referral. */
export interface Referral {
  /** Key of the partner. */
  partner: string
  /** Day of the visit to the partner's page: YYYY-MM-DD, UTC. */
  day: string
}

/** Days for which the first partner is credited. */
export const REFERRAL_DAYS = 90
