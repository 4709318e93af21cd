import { z } from 'zod'
import { readStoredPlan } from './plan-fields.ts'
import { type NewPlan, planRequest } from './plan-schema.ts'

/** A request as the journal has it, written by this version or by an older one. */
export const storedRequest = planRequest.extend({
  newPlan: z.unknown().transform((stored, check): NewPlan => {
    try {
      return readStoredPlan(stored)
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error
      for (const { message, path } of error.issues) check.addIssue({ code: 'custom', message, path })
      return z.NEVER
    }
  }),
})
