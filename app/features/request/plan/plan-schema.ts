import { z } from 'zod'
import { draftField, firstDraft } from '#app/features/request/first-draft/first-draft-schema.ts'
import { emailField, nameField, phoneField, readable, requiredText } from '#app/form-fields.ts'
import type { PhotoData } from '#app/picture/photo/photo-schema.ts'
import { goals, groups } from '#database/values/goals.ts'
import { languageCodes } from '#database/values/languages.ts'
import {
  type Int8Range,
  type IntRange,
  parseDateRange,
  parseInt8Range,
  parseIntRange,
  parseTimeRange,
  type TimeRange,
} from '#database/values/range.ts'
import { UNKNOWN_PAGE, withoutNotes } from './plan.ts'

const limits = { message: 10_000, url: 500, nights: 1_000, budgetMinor: 10n ** 12n } as const

function words(max: number) {
  return z.string().overwrite(readable).max(max, { error: 'form_too_long' })
}

const list = z.array(words(200)).max(50).default([])

/** A range as the specification writes it, '[a,b)' (section 5), that is possible. */
function range<Range>(parse: (text: string) => Range | null, isPossible: (range: Range) => boolean) {
  const isRange = (text: string) => {
    const parsed = parse(text)
    return parsed !== null && isPossible(parsed)
  }
  return words(120).refine(isRange, { error: 'range_invalid' })
}

function areNights(range: IntRange): boolean {
  return range.kind === 'Empty' || (range.start >= 0 && range.end <= limits.nights)
}

function isBudget(range: Int8Range): boolean {
  return range.kind === 'Empty' || (range.start >= 0n && range.end <= limits.budgetMinor)
}

/** Both ends in years that a calendar shows, and the first not after the last. */
function isPossibleTime(range: TimeRange): boolean {
  if (range.kind === 'Empty') return true
  const ends = [range.start, range.end].flatMap(end => (end.bound === 'infinite' ? [] : [end.at]))
  const [first, last = first] = ends
  const areYears = ends.every(at => at.getUTCFullYear() >= 1900 && at.getUTCFullYear() < 3000)
  return areYears && (!first || !last || first <= last)
}

/**
 * The quick contact form (specification, section 5). `country` is a tag, `url` the page the question arose on.
 */
export const contactForm = z.object({
  name: nameField,
  email: emailField,
  phone: phoneField.optional().transform(phone => phone || undefined),
  country: requiredText('contact_country_required', 60).regex(/^[a-z0-9-]+$/, {
    error: 'contact_country_required',
  }),
  message: requiredText('contact_message_required', limits.message),
  url: requiredText('contact_url_required', limits.url).default(UNKNOWN_PAGE),
  /** Made with the form; the same for a double click and for a retry. */
  requestKey: z.string().max(100).optional(),
  /** The field that no person sees (app/features/request/spam): whether something stands in it. */
  subject: z
    .string()
    .optional()
    .transform(text => Boolean(text?.trim()) || undefined),
  /** Signed proof of the partner on whose page the visitor was first. */
  referral: z
    .string()
    .max(200)
    .optional()
    .transform(referral => referral || undefined),
  /** The draft they made of it themselves, as an address carries it. */
  draft: draftField,
})

export type ContactForm = z.infer<typeof contactForm>

/** The trip-plan request a form creates (specification, section 3), in camelCase of its own words. */
export const newPlan = z.object({
  country: contactForm.shape.country,
  message: words(limits.message).default(''),
  /** The page it was sent from. */
  url: words(limits.url).default(UNKNOWN_PAGE),
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
  travelDates: range(parseDateRange, () => true).optional(),
  nights: range(parseIntRange, areNights).optional(),
  /** For each person, in cents of a US dollar. */
  budgetMinor: range(parseInt8Range, isBudget).optional(),
  /** When something is planned to happen: each end inclusive, exclusive or infinite (section 3). */
  activityTimerange: range(parseTimeRange, isPossibleTime).optional(),
  /** What they would begin with, of the catalogue's own rows. */
  firstDraft: firstDraft.optional(),
})

/** The same as it was stored, also by an older version. */
export const storedPlan = z.preprocess(withoutNotes, newPlan)

/** What the command that creates a request takes, whichever door it came through. */
export const planRequest = z.object({
  name: contactForm.shape.name,
  email: contactForm.shape.email,
  phone: contactForm.shape.phone,
  locale: z.enum(languageCodes).default('EN'),
  timezone: words(60).default(''),
  /** Kept of a person who was not known. */
  birthday: z.iso.date().optional(),
  newPlan: storedPlan,
  requestKey: contactForm.shape.requestKey,
  /** Signed proof of the partner who sent them; it does not make another request of the same. */
  referral: z.string().max(200).optional(),
})

export type PlanRequest = z.infer<typeof planRequest>
export type NewPlan = z.infer<typeof newPlan>

const NOTHING_CHOSEN = {
  activities: [],
  amenities: [],
  destinationCats: [],
  destinationHabs: [],
  destinationNames: [],
  hotelTypes: [],
  transportTypes: [],
  vehicleTypes: [],
  goals: [],
  parties: [],
} satisfies Partial<NewPlan>

/** A request of fields that were read at a door, with nothing chosen where they say nothing. */
export function newPlanWith(
  fields: Partial<NewPlan> & Pick<NewPlan, 'country' | 'message' | 'url'>,
): NewPlan {
  return { ...NOTHING_CHOSEN, ...fields }
}

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
