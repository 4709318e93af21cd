import { m } from '#app/paraglide/messages.js'
import type { Group } from '#database/values/goals.ts'

/** Label of the group that a trip suits: "Families". */
export function groupLabel(group: Group): string {
  const labels = {
    Couple: m.group_many_couple,
    Family: m.group_many_family,
    Solo: m.group_many_solo,
    Friends: m.group_many_friends,
  }
  return labels[group]()
}
