import { m } from '#app/paraglide/messages.js'
import { formatAmount, formatMoney } from '#app/text/figures.ts'
import { type Group, ROMANTIC, type TripType } from '#database/values/goals.ts'
import type { Locale } from '#database/values/locale.ts'
import type { Wish } from './wish-schema.ts'

/** A wish in words, for every reader in their language. What was not said is null. */

/** The group as part of the sentence: "for My Family". */
export function groupName(group: Group): string {
  const names = {
    Couple: m.group_couple,
    Family: m.group_family,
    Solo: m.group_solo,
    Friends: m.group_friends,
  }
  return names[group]()
}

/** Name of a goal, or of the romantic type. */
export function goalName(goal: TripType): string {
  const names = {
    'Nature That Stuns': m.goal_nature,
    'Culture & Cuisine': m.goal_culture,
    'Feel the Adrenaline': m.goal_adrenaline,
    'Top Sites & Highlights': m.goal_highlights,
    'Zen & Wellbeing': m.goal_zen,
    'Leisurely Exploration': m.goal_leisure,
    'Urban Pulse': m.goal_urban,
    'Treks & Trails': m.goal_treks,
    'Unplug & Unwind': m.goal_unplug,
    'Time Together': m.goal_together,
    'Sweeping Scenery': m.goal_scenery,
    'Low-Key Gems': m.goal_gems,
    [ROMANTIC]: m.goal_romantic,
  }
  return names[goal]()
}

/** "US$ 2,000 to 3,500 each", "over US$ 6,000 all together". */
export function budgetWords(
  { leastMinor, mostMinor, currency, per }: Omit<Wish['budget'], 'level'>,
  locale: Locale,
): string | null {
  const language = { locale }
  const money = (minor: number) => formatMoney(minor, currency, locale)
  function amount(): string | null {
    if (leastMinor === null)
      return mostMinor === null ? null : m.wish_amount_up_to({ to: money(mostMinor) }, language)
    if (mostMinor === null) return m.wish_amount_over({ from: money(leastMinor) }, language)
    if (mostMinor === leastMinor) return money(leastMinor)
    return m.wish_amount_between({ from: money(leastMinor), to: formatAmount(mostMinor, locale) }, language)
  }
  const said = amount()
  if (said === null) return null
  return per === 'group'
    ? m.wish_amount_together({ amount: said }, language)
    : m.wish_amount_each({ amount: said }, language)
}
