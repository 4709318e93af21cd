import { z } from 'zod'
import { amountsOfRange, daysOfRange, nightsOfRange } from '#app/features/wish/range-notation.ts'
import { emailField, nameField, phoneField, readable, requiredText } from '#app/form-fields.ts'
import type { PhotoData } from '#app/picture/photo/photo-schema.ts'
import { goals, groups } from '#database/values/goals.ts'
import { languageCodes } from '#database/values/languages.ts'
import { parseTimeRange, type TimeRange } from '#database/values/range.ts'
import { draftField, firstDraft } from './first-draft-schema.ts'
import { UNKNOWN_PAGE, withoutNotes } from './plan.ts'

const limits = { message: 10_000, url: 500, nights: 1_000, budgetMinor: 10 ** 12 } as const

function words(max: number) {
  return z.string().overwrite(readable).max(max, { error: 'form_too_long' })
}

const list = z.array(words(200)).max(50).default([])

/** A valid range in the specification's notation, '[a,b)' (section 5), of which an end may be open. */
function range<Range>(parse: (text: string) => Range | null, isPossible: (range: Range) => boolean) {
  const isRange = (text: string) => {
    const parsed = parse(text)
    return parsed !== null && isPossible(parsed)
  }
  return words(120).refine(isRange, { error: 'range_invalid' })
}

/** Both ends are in years that a calendar shows, and the first is not after the last. */
function isPossibleTime(range: TimeRange): boolean {
  if (range.kind === 'Empty') return true
  const ends = [range.start, range.end].flatMap(end => (end.bound === 'infinite' ? [] : [end.at]))
  const [first, last = first] = ends
  const areYears = ends.every(at => at.getUTCFullYear() >= 1900 && at.getUTCFullYear() < 3000)
  return areYears && (!first || !last || first <= last)
}

/**
 * The quick contact form (specification, section 5). `country` is a tag, `url` the page that the question is about.
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

export type ContactForm = z.infer<typeof contactForm>

/** The trip-plan request that a form creates (specification, section 3), with its field names in camelCase. */
export const newPlan = z.object({
  country: contactForm.shape.country,
  message: words(limits.message).default(''),
  /** The page that the form was sent from. */
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
  /** The twelve goals, and the type that romantic pages preselect. */
  goals: z
    .array(z.enum([...goals, 'Romantic Getaway']))
    .max(3)
    .default([]),
  /** One for each traveller. */
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
  /** The period of the trip. */
  travelDates: range(daysOfRange, () => true).optional(),
  nights: range(
    nightsOfRange,
    nights => Math.max(nights.least ?? 0, nights.most ?? 0) < limits.nights,
  ).optional(),
  /** Per person, in cents of a US dollar. */
  budgetMinor: range(
    amountsOfRange,
    amounts => Math.max(amounts.leastMinor ?? 0, amounts.mostMinor ?? 0) <= limits.budgetMinor,
  ).optional(),
  /** When an activity takes place; each end is inclusive, exclusive or infinite (section 3). */
  activityTimerange: range(parseTimeRange, isPossibleTime).optional(),
  /** The draft that the traveller wants to start from, made of catalogue rows. */
  firstDraft: firstDraft.optional(),
})

/** The same as stored, also by older versions. */
export const storedPlan = z.preprocess(withoutNotes, newPlan)

/** Input of the command that creates a request. */
export const planRequest = z.object({
  name: contactForm.shape.name,
  email: contactForm.shape.email,
  phone: contactForm.shape.phone,
  locale: z.enum(languageCodes).default('EN'),
  timezone: words(60).default(''),
  /** Stored if the person's birthday was unknown. */
  birthday: z.iso.date().optional(),
  newPlan: storedPlan,
  requestKey: contactForm.shape.requestKey,
  /** Signed proof of the partner who sent the visitor. It is not part of the request's identity. */
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

/** A request with the given fields and defaults for the others. */
export function newPlanWith(
  fields: Partial<NewPlan> & Pick<NewPlan, 'country' | 'message' | 'url'>,
): NewPlan {
  return { ...NOTHING_CHOSEN, ...fields }
}

/** The planner who reads a request first. */
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
  /** Null while the request waits in the journal for the database. */
  dueAt: string | null
}
