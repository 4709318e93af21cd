import type { NewPlan } from '#app/features/plan/core/plan-schema.ts'
import type { Queryable } from '#database/connect.ts'
import { party } from '#database/schema/plan.ts'
import { parseDateRange, parseInt8Range, parseIntRange, parseTimeRange } from '#database/values/range.ts'

/** A request's fields as columns of a plan; its parties have rows of their own. */
export function planColumns({ parties: _, ...plan }: NewPlan) {
  const { travelDates, nights, budgetMinor, activityTimerange, ...same } = plan
  return {
    ...same,
    travelDates: parseDateRange(travelDates ?? ''),
    nights: parseIntRange(nights ?? ''),
    budgetMinor: parseInt8Range(budgetMinor ?? ''),
    activityTimerange: parseTimeRange(activityTimerange ?? ''),
  }
}

/** Stores the travellers, in their order. */
export async function storeParties(
  tx: Queryable,
  planId: number,
  parties: NewPlan['parties'],
): Promise<void> {
  if (parties.length === 0) return
  await tx.insert(party).values(
    parties.map(({ partyBirthday, partyPrompts }, position) => ({
      planId,
      position,
      partyBirthday,
      partyPrompts,
    })),
  )
}
