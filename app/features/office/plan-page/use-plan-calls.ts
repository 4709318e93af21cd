import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import type { OfficePlanner } from '#app/features/plan/handling/planner-schema.ts'
import type { StageTarget } from '#app/features/plan/handling/stage-move.ts'
import { m } from '#app/paraglide/messages.js'
import { type CallResult, refusalOf } from './plan-action.ts'

interface Acted {
  id: number
  name: string
}

interface Payment {
  amountMinor: number
  currency: string
  reference: string
  /** Formatted amount. */
  sum: string
}

/** Actions on plans. Each returns a message and invalidates the cached plans. */
export function usePlanCalls() {
  const client = useQueryClient()

  async function postForPlan(
    plan: Acted,
    address: string,
    body: unknown,
    words: string,
  ): Promise<CallResult> {
    try {
      await browserApi(address, { method: 'POST', body })
      return { ok: true, words }
    } catch (error) {
      return { ok: false, ...refusalOf(error, plan.name) }
    } finally {
      void client.invalidateQueries({
        predicate: ({ queryKey: [address] }) => String(address).startsWith(privateCalls.officePlans()),
      })
    }
  }

  return {
    claim: (plan: Acted, fkey: string) =>
      postForPlan(plan, privateCalls.assignPlan(plan.id), { fkey }, m.office_claimed({ name: plan.name })),
    handOver: (plan: Acted & { planner: OfficePlanner | null }, to: OfficePlanner) =>
      postForPlan(
        plan,
        privateCalls.assignPlan(plan.id),
        { fkey: to.fkey, from: plan.planner?.fkey ?? null },
        m.office_handed_over({ name: plan.name, planner: to.firstName }),
      ),
    snooze: (plan: Acted, until: Date | null) =>
      postForPlan(
        plan,
        privateCalls.snoozePlan(plan.id),
        { until: until?.toISOString() ?? null },
        until ? m.office_snoozed({ name: plan.name }) : m.office_woken({ name: plan.name }),
      ),
    trust: (plan: Acted) =>
      postForPlan(plan, privateCalls.trustPlan(plan.id), {}, m.spam_trusted({ name: plan.name })),
    joinEmail: (plan: Acted, emailId: number) =>
      postForPlan(plan, privateCalls.joinEmail(plan.id, emailId), {}, m.office_email_joined()),
    recordPayment: (plan: Acted, { sum, ...payment }: Payment) =>
      postForPlan(
        plan,
        privateCalls.recordPayment(plan.id),
        payment,
        m.office_paid_done({ sum, name: plan.name }),
      ),
    setStage: (plan: Acted, stage: StageTarget, reason: string) =>
      postForPlan(
        plan,
        privateCalls.setPlanStage(plan.id),
        { stage, reason },
        m.office_stage_set({ name: plan.name }),
      ),
  }
}
