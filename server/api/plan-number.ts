import { z } from '@hono/zod-openapi'

/** The number of a plan in an address. */
export const planNumber = z
  .string()
  .regex(/^[1-9][0-9]{0,15}$/)
  .transform(Number)
  .pipe(z.number().max(Number.MAX_SAFE_INTEGER))
  .openapi({ type: 'integer', minimum: 1, example: 4503599627370498 })

const proposalNumber = z
  .string()
  .regex(/^[1-9][0-9]{0,4}$/)
  .transform(Number)
  .openapi({ type: 'integer', minimum: 1, description: 'Number of the proposal within its plan', example: 1 })

/** The path of a call about one plan. */
export const ofPlan = z.object({ id: planNumber })

/** The path of a call about one proposal of a plan. */
export const ofProposal = z.object({ id: planNumber, number: proposalNumber })
