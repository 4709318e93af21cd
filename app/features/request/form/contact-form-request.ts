import type { ContactForm, NewPlan } from '#app/features/plan/core/plan-schema.ts'
import { wishOf } from '#app/features/wish/wish-schema.ts'

/** The trip-plan request that the quick contact form creates (specification, section 7). */
export function planOfQuestion({ country, message, url, draft }: ContactForm): NewPlan {
  return {
    country,
    message,
    url,
    initialContactMethod: 'Quick Contact Form',
    wish: wishOf({ where: { countries: [country] }, style: { travelClass: 'Premium' } }),
    parties: [],
    firstDraft: draft,
  }
}
