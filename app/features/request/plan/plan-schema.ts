import { z } from 'zod'
import { emailField, nameField, readable, requiredText } from '#app/form-fields.ts'
import type { PhotoData } from '#app/picture/photo/photo-schema.ts'
import { goals, groups } from '#database/values/goals.ts'
import { languageCodes } from '#database/values/languages.ts'
import { parseDateRange, parseInt8Range, parseIntRange } from '#database/values/range.ts'
import { readNotes, UNKNOWN_PAGE } from './plan.ts'

const limits = { phone: 40, message: 10_000, url: 500 } as const

function words(max: number) {
  return z.string().overwrite(readable).max(max, { error: 'form_too_long' })
}

const list = z.array(words(200)).max(50).default([])

/** A range as the specification writes it: '[a,b)' (section 5). */
function range(parse: (text: string) => unknown) {
  return words(60).refine(text => parse(text) !== null)
}

/**
 * The quick contact form (specification, section 5). `country` is a tag, `url` the page the question arose on.
 */
export const contactForm = z.object({
  name: nameField,
  email: emailField,
  phone: z
    .string()
    .trim()
    .max(limits.phone, { error: 'form_too_long' })
    .regex(/^[0-9+() -]*$/, { error: 'contact_phone_characters' })
    .optional()
    .transform(phone => phone || undefined),
  country: requiredText('contact_country_required', 60).regex(/^[a-z0-9-]+$/, {
    error: 'contact_country_required',
  }),
  message: requiredText('contact_message_required', limits.message),
  url: requiredText('contact_url_required', limits.url).default(UNKNOWN_PAGE),
  /** Made by whoever shows the form; the same for a double click and for a retry. */
  requestKey: z.string().max(100).optional(),
})

export type ContactForm = z.infer<typeof contactForm>

/** Notes are as long as the message and the page in them may be, whoever wrote them. */
function notesFit(notes: string): boolean {
  const { message, url } = readNotes(notes)
  return message.length <= limits.message && (url ?? '').length <= limits.url
}

/** The trip-plan request a form creates (specification, section 3), in camelCase of its own words. */
export const newPlan = z.object({
  country: contactForm.shape.country,
  notes: z.string().overwrite(readable).refine(notesFit, { error: 'form_too_long' }),
  fkey: words(100).optional(),
  activities: list,
  amenities: list,
  destinationCats: list,
  destinationHabs: list,
  destinationNames: list,
  hotelTypes: list,
  transportTypes: list,
  vehicleTypes: list,
  transportation: words(200).optional(),
  travelClass: words(100).optional(),
  initialContactMethod: words(100).optional(),
  travelGroup: z.enum(groups).optional(),
  /** The twelve goals, and the type that a romantic page presets. */
  goals: z
    .array(z.enum([...goals, 'Romantic Getaway']))
    .max(3)
    .default([]),
  /** One for each person who comes. */
  parties: z
    .array(
      z.object({
        partyBirthday: z.iso.date().optional(),
        partyPrompts: z.array(z.record(words(100), words(200))),
      }),
    )
    .max(50)
    .default([]),
  arrivalDate: z.iso.date().optional(),
  arrivalFlightDate: z.iso.date().optional(),
  arrivalFlightTime: z.iso.time().optional(),
  departDate: z.iso.date().optional(),
  departFlightDate: z.iso.date().optional(),
  departFlightTime: z.iso.time().optional(),
  /** The days it lies within. */
  travelDates: range(parseDateRange).optional(),
  nights: range(parseIntRange).optional(),
  /** For each person, in cents of a US dollar. */
  budgetMinor: range(parseInt8Range).optional(),
})

/** What the command that creates a request takes, whichever door it came through. */
export const planRequest = z.object({
  name: contactForm.shape.name,
  email: contactForm.shape.email,
  phone: contactForm.shape.phone,
  locale: z.enum(languageCodes).default('EN'),
  timezone: words(60).default(''),
  /** Kept of a person who was not known. */
  birthday: z.iso.date().optional(),
  newPlan,
  requestKey: contactForm.shape.requestKey,
})

export type PlanRequest = z.infer<typeof planRequest>
export type NewPlan = z.infer<typeof newPlan>

/** Who reads a request first. */
export interface Reader {
  fkey: string
  name: string
  firstName: string
  place: string
  email: string
}

/** What was sent, who has it and when an answer is due (product: After sending). */
export interface Receipt {
  name: string
  email: string
  phone: string | null
  message: string
  url: string | null
  country: { tag: string; name: string }
  trip: { key: string; title: string } | null
  reader: (Reader & { timeZone: string; portraitVersion: string; photo: PhotoData | null }) | null
  sentAt: string
  /** Null while the request waits in the journal for the database to come back. */
  dueAt: string | null
}
