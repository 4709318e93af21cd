import { z } from 'zod'
import { draftField } from '#app/features/plan/core/first-draft-schema.ts'
import { MOST_LETTERS, QUESTION, UNKNOWN_PAGE, writeNotes } from '#app/features/plan/core/plan.ts'
import type { NewPlan } from '#app/features/plan/core/plan-schema.ts'
import { checkDays } from '#app/features/wish/coming-days.ts'
import { checkWish, wishOfTexts, wishShape } from '#app/features/wish/wish-fields.ts'
import type { Wish } from '#app/features/wish/wish-schema.ts'
import { countryField, emailField, nameField, phoneField, requiredText } from '#app/form-fields.ts'

/**
 * The quick contact form (specification, section 5). `country` is a tag, `url` the page that the question is about.
 */
export const contactForm = z
  .object({
    ...wishShape,
    name: nameField,
    email: emailField,
    phone: phoneField.optional().transform(phone => phone || undefined),
    country: countryField,
    message: requiredText('contact_message_required', MOST_LETTERS.message),
    url: requiredText('contact_url_required', MOST_LETTERS.url).default(UNKNOWN_PAGE),
    /** Created with the form; the same for a double click and for a retry. */
    requestKey: z.string().max(100).optional(),
    /** The hidden trap field (app/features/request/spam): whether it has a value. */
    subject: z
      .string()
      .optional()
      .transform(text => Boolean(text?.trim()) || undefined),
    /** Signed proof of the partner whose page the visitor came from. */
    referral: z
      .string()
      .max(200)
      .optional()
      .transform(referral => referral || undefined),
    /** The visitor's own draft, encoded as in a URL. */
    draft: draftField,
  })
  .superRefine(checkWish)
  .superRefine(checkDays)

/** The field of the choices that begin a message: each has a sentence, which is sent beside the message without script. */
export const START = 'start'

/** A message with sentences that begin it, each once. */
export function withStarts(message: string, sentences: readonly string[]): string {
  return [...sentences.filter(sentence => !message.includes(sentence)), message.trim()]
    .filter(Boolean)
    .join(' ')
}

export type ContactForm = z.infer<typeof contactForm>

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
