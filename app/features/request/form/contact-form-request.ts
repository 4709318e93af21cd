import { type ContactForm, QUESTION } from '#app/features/plan/core/first-draft-schema.ts'
import type { NewPlan } from '#app/features/plan/core/plan-schema.ts'
import { wishOf } from '#app/features/wish/wish-schema.ts'

/** The trip-plan request that the quick contact form creates (specification, section 7). */
export function planOfQuestion({ country, message, url, draft }: ContactForm): NewPlan {
  return {
    country,
    message,
    url,
    initialContactMethod: QUESTION.contactMethod,
    wish: wishOf({ where: { countries: [country] }, style: { travelClass: QUESTION.travelClass } }),
    parties: [],
    firstDraft: draft,
  }
}
