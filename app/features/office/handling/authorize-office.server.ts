import { asOffice } from '#app/features/request/plan/authorize-plan.server.ts'
import type { RequestContext } from '#app/request-context.ts'

/** Commands about a plan that are given by the planners of its country and by admins. */
export const officeRules = {
  authorize: (ctx: RequestContext, input: { planId: number }): Promise<void> => asOffice(ctx, input),
}
