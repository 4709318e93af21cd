import { type ContactForm, type NewPlan, newPlanWith } from '#app/features/plan/core/plan-schema.ts'

/** The trip-plan request that the quick contact form creates (specification, section 7). */
export function planOfQuestion({ country, message, url, draft }: ContactForm): NewPlan {
  return newPlanWith({
    country,
    message,
    url,
    travelClass: 'Premium',
    initialContactMethod: 'Quick Contact Form',
    firstDraft: draft,
  })
}
