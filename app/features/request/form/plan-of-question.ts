import type { ContactForm } from '#app/features/plan/core/first-draft-schema.ts'
import { QUESTION, writeNotes } from '#app/features/plan/core/plan.ts'
import type { NewPlan } from '#app/features/plan/core/plan-schema.ts'
import { wishOfTexts } from '#app/features/wish/wish-fields.ts'
import type { Wish } from '#app/features/wish/wish-schema.ts'

function orNull<T>(list: T[]): T[] | null {
  return list.length > 0 ? list : null
}

/** The same in a call of the browser: every field of point 3, null where nothing is known. */
export function callOfQuestion(form: ContactForm) {
  const { wish } = planOfQuestion(form)
  const { what, where, style, transport } = wish
  const namesOf = (list: Wish['what']['activities']) => list.map(({ name }) => name.en)
  const keysOf = (list: Wish['what']['habitats']) => list.map(({ key, name }) => key ?? name.en)
  return {
    activities: orNull(namesOf(what.activities)),
    amenities: orNull(style.amenities),
    destination_cats: orNull(keysOf(what.interests)),
    destination_habs: orNull(keysOf(what.habitats)),
    destination_names: orNull(namesOf(where.places)),
    fkey: null,
    hotel_types: orNull(style.houses),
    transport_types: orNull(transport.kinds),
    transportation: transport.preferred,
    vehicle_types: orNull(transport.vehicles),
    country: form.country,
    notes: writeNotes(form.message, form.url),
    wish,
    travel_class: style.travelClass,
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
