import { m } from '#app/paraglide/messages.js'
import { type Group, ROMANTIC, type TripType } from '#database/values/goals.ts'
import type { Locale } from '#database/values/locale.ts'

/** Names of the sentence's choices, apart from all other words of a wish, because public pages load them. */

/** The language of a message; the page's own if none is named. */
type InLocale = { locale?: Locale }

/** The group as part of the sentence: "for My Family". */
export function groupName(group: Group, options: InLocale = {}): string {
  const names = {
    Couple: m.group_couple,
    Family: m.group_family,
    Solo: m.group_solo,
    Friends: m.group_friends,
  }
  return names[group]({}, options)
}

/** Name of a goal, or of the romantic type. */
export function goalName(goal: TripType, options: InLocale = {}): string {
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
  return names[goal]({}, options)
}
