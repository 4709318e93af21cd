import { type ContactForm, QUESTION } from '#app/features/plan/core/first-draft-schema.ts'
import { writeNotes } from '#app/features/plan/core/plan.ts'
import type { NewPlan } from '#app/features/plan/core/plan-schema.ts'
import { wishOfTexts } from '#app/features/wish/wish-fields.ts'

/** The same in a call of the browser. */
export function callOfQuestion(form: ContactForm) {
  const { wish } = planOfQuestion(form)
  return {
    country: form.country,
    notes: writeNotes(form.message, form.url),
    wish,
    travel_class: wish.style.travelClass ?? undefined,
    initial_contact_method: QUESTION.contactMethod,
    first_draft: form.draft,
  }
}

/** The trip-plan request that the quick contact form creates (specification, section 7). */
export function planOfQuestion({ country, message, url, draft, ...said }: ContactForm): NewPlan {
  const { wish } = wishOfTexts(said)
  return {
    country,
    message,
    url,
    initialContactMethod: QUESTION.contactMethod,
    wish: {
      ...wish,
      where: { ...wish.where, countries: [country] },
      style: { ...wish.style, travelClass: wish.style.travelClass ?? QUESTION.travelClass },
    },
    parties: [],
    firstDraft: draft,
  }
}
