import { UNKNOWN_PAGE } from '#app/features/plan/core/plan.ts'
import { budgetWords, goalName } from '#app/features/wish/wish-words.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatMoney } from '#app/text/figures.ts'
import { withInitial } from '#app/text/initial.ts'
import { isGoal, ROMANTIC } from '#database/values/goals.ts'
import type { OfficePlan } from './office-plan-schema.ts'

/** Minor units as a formatted amount without cents: US$ 9,840. */
export function money(minor: number, currency: string): string {
  return formatMoney(Math.round(minor / 100) * 100, currency, getLocale())
}

/** The traveller's budget, each or all together; null if they gave none. */
export function moneyRange({ budgetMinor, budgetPer, currency }: OfficePlan['wishes']): string | null {
  if (!budgetMinor) return null
  const { from: leastMinor, to: mostMinor } = budgetMinor
  const words = budgetWords({ leastMinor, mostMinor, currency, per: budgetPer }, getLocale())
  return words && withInitial(words)
}

/** The partner and page that the traveller came from, as far as they are known. */
export function cameBy({
  partner,
  wishes: { page },
}: Pick<OfficePlan, 'partner'> & { wishes: Pick<OfficePlan['wishes'], 'page'> }): string[] {
  return [partner, page === UNKNOWN_PAGE ? null : page].flatMap(known => known || [])
}

/** The chosen goals in the reader's language; unknown words stay as they are. */
export function goalsInWords(goals: readonly string[]): string[] {
  return goals.map(goal => (isGoal(goal) || goal === ROMANTIC ? goalName(goal) : goal))
}

const YEAR_MS = 365.25 * 24 * 60 * 60_000

function ageOf(birthday: string, now: Date): number {
  return Math.floor((now.getTime() - new Date(birthday).getTime()) / YEAR_MS)
}

/** For example "Grace, David, Theo (11)"; travellers without a name are counted. */
export function partyWords({ parties }: Pick<OfficePlan, 'parties'>, now = new Date()): string | null {
  const named = parties.flatMap(({ name, birthday }) =>
    name ? [birthday ? `${name} (${ageOf(birthday, now)})` : name] : [],
  )
  const ages = parties.flatMap(({ name, birthday }) => (name || !birthday ? [] : [ageOf(birthday, now)]))
  const rest = parties.length - named.length - ages.length
  const words = [
    ...named,
    ...(ages.length > 0 ? [m.office_party_ages({ ages: ages.join(', ') })] : []),
    ...(rest > 0 ? [m.office_party_more({ count: rest })] : []),
  ]
  return words.length > 0 ? words.join(', ') : null
}
