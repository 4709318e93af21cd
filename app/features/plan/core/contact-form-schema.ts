import { z } from 'zod'
import { checkWish, wishShape } from '#app/features/wish/wish-fields.ts'
import { emailField, nameField, phoneField, requiredText } from '#app/form-fields.ts'
import { draftField } from './first-draft-schema.ts'
import { UNKNOWN_PAGE } from './plan.ts'

export const MOST_LETTERS = { message: 10_000, url: 500 } as const

/** What the contact form's request says of itself (specification, section 7). */
export const QUESTION = { travelClass: 'Premium', contactMethod: 'Quick Contact Form' } as const

/**
 * The quick contact form (specification, section 5). `country` is a tag, `url` the page that the question is about.
 */
export const contactForm = z
  .object({
    ...wishShape,
    name: nameField,
    email: emailField,
    phone: phoneField.optional().transform(phone => phone || undefined),
    country: requiredText('contact_country_required', 60).regex(/^[a-z0-9-]+$/, {
      error: 'contact_country_required',
    }),
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

export type ContactForm = z.infer<typeof contactForm>
