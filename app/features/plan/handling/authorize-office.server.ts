import { asOffice } from '#app/features/plan/core/authorize-plan.server.ts'
import type { RequestContext } from '#app/request-context.ts'

/** Authorizes commands about a plan for the planners of its country and for admins. */
export const officeRules = {
  authorize: (ctx: RequestContext, input: { planId: number }): Promise<void> => asOffice(ctx, input),
}
