import { UNKNOWN_PAGE } from '#app/features/plan/core/plan.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatMoney } from '#app/text/figures.ts'
import type { OfficePlan } from './plan-page-schema.ts'

/** Whom a request that nobody has claimed went to, as its receipt says. */
export function unclaimedWords({
  readerFkey,
  planners,
}: Pick<OfficePlan, 'readerFkey' | 'planners'>): string {
  const reader = planners.find(({ fkey }) => fkey === readerFkey)
  return reader ? m.office_unclaimed({ name: reader.firstName }) : m.office_nobody_has()
}

/** Minor units as a formatted amount: US$ 9,840. */
export function money(minor: number, currency: string): string {
  return formatMoney(minor, currency, getLocale())
}

/** The partner and page that the traveller came from, as far as they are known. */
export function cameBy({
  partner,
  wishes: { page },
}: Pick<OfficePlan, 'partner'> & { wishes: Pick<OfficePlan['wishes'], 'page'> }): string[] {
  return [partner, page === UNKNOWN_PAGE ? null : page].flatMap(known => known || [])
}

const YEAR_MS = 365.25 * 24 * 60 * 60_000

function ageOf(birthday: string, now: Date): number {
  return Math.floor((now.getTime() - new Date(birthday).getTime()) / YEAR_MS)
}

/** The travellers whose names are known, with their ages: "Grace, David, Theo (11)"; null if none is. */
export function namedParty({ parties }: Pick<OfficePlan, 'parties'>, now = new Date()): string | null {
  const named = parties.flatMap(({ name, birthday }) =>
    name ? [birthday ? `${name} (${ageOf(birthday, now)})` : name] : [],
  )
  return named.length > 0 ? named.join(', ') : null
}
