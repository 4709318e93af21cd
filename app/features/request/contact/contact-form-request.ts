import { writeNotes } from '#app/features/request/plan/plan.ts'
import { type ContactForm, type NewPlan, newPlan } from '#app/features/request/plan/plan-schema.ts'

/** The trip-plan request that the quick contact form creates (specification, section 7). */
export function planOfQuestion({ country, message, url }: ContactForm): NewPlan {
  return newPlan.parse({
    country,
    notes: writeNotes(message, url),
    travelClass: 'Premium',
    initialContactMethod: 'Quick Contact Form',
  })
}
