import { z } from 'zod'
import { draftKinds, type FirstDraft } from '#database/values/proposal-content.ts'

/** Bounds of a draft: far above any real trip. */
export const MOST_NIGHTS = 30
const MOST_STAYS = 16
const MOST_CODE = 2_000

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/)

export const firstDraft: z.ZodType<FirstDraft, FirstDraft> = z
  .object({
    kind: z.enum(draftKinds),
    country: slug,
    startsOn: z.iso.date().nullable(),
    adults: z.int().min(1).max(20),
    childAges: z.array(z.int().min(0).max(17)).max(12),
    without: z.array(z.enum(['air', 'boat', 'small', 'sights'])).max(4),
    stays: z
      .array(
        z.object({
          place: slug,
          nights: z.int().min(1).max(MOST_NIGHTS),
          hotel: slug.nullable(),
          tours: z.array(z.object({ key: slug, day: z.int().min(0).max(MOST_NIGHTS) })).max(20),
        }),
      )
      .min(1)
      .max(MOST_STAYS),
  })
  .meta({ id: 'FirstDraft' })

/**
 * Encodes a draft for a URL:
 * `wilder.costa-rica.2027-02-06.air.2.11.8,san-jose.1.casa-escalante,tortuguero.2.house.tour_1`. Commas separate the
 * stays, points their fields; a missing value is empty.
 */
export function draftCode({ stays, ...draft }: FirstDraft): string {
  const { kind, country, startsOn, without, adults, childAges } = draft
  const head = [kind, country, startsOn ?? '', without.join('-'), adults, ...childAges].join('.')
  const parts = stays.map(({ place, nights, hotel, tours }) =>
    [place, nights, hotel ?? '', ...tours.map(({ key, day }) => `${key}_${day}`)].join('.'),
  )
  return [head, ...parts].join(',')
}

function number(text: string | undefined): number {
  return text && /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
}

/** Decodes the draft in a URL. Returns null if it is not valid. */
export function readDraftCode(code: string | null | undefined): FirstDraft | null {
  if (!code || code.length > MOST_CODE) return null
  const [head = '', ...parts] = code.split(',')
  const [kind, country, startsOn, without, adults, ...ages] = head.split('.')
  const read = firstDraft.safeParse({
    kind,
    country,
    startsOn: startsOn === '' ? null : startsOn,
    without: without ? without.split('-') : [],
    adults: number(adults),
    childAges: ages.map(number),
    stays: parts.map(part => {
      const [place, nights, hotel, ...tours] = part.split('.')
      return {
        place,
        nights: number(nights),
        hotel: hotel === '' ? null : hotel,
        tours: tours.map(tour => {
          const [key, day] = tour.split('_')
          return { key, day: number(day) }
        }),
      }
    }),
  })
  return read.success ? read.data : null
}

/** Hidden form field with a draft; an invalid one counts as absent. */
export const draftField = z
  .string()
  .max(MOST_CODE)
  .optional()
  .transform(code => readDraftCode(code) ?? undefined)
