import { z } from 'zod'
import { type ListPart, partOf } from '#app/api-values-schema.ts'
import {
  findItems,
  type ItemRow,
  type ItemsAsked,
  toItemEntry,
} from '#app/features/catalogue/list/item-api-queries.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import type { Locale } from '#database/values/locale.ts'
import type { TourEntry } from './tour-api-schema.ts'

const text = z.object({ en: z.string(), es: z.string() })
const words = z.array(text).default([])
const rule = text.optional()
const tourDetails = z.object({
  tourIncludes: words,
  whatToBring: words,
  rules: z.object({ general: rule, infant: rule, child: rule, teen: rule, senior: rule }).default({}),
})

/** A tour in the public API. */
export function toTourEntry(row: ItemRow, locale: Locale): TourEntry {
  const { tourType, tourInfoV2: info, details } = row.item
  const { tourIncludes, whatToBring, rules } = tourDetails.parse(details)
  return {
    ...toItemEntry(row, locale),
    tour_type: tourType,
    tour_info_v2: info && {
      tourDuration: info.tourDuration,
      tourDays: info.tourDays,
      tourTimes: info.tourTimes,
      timeOpen: info.timeOpen,
      timeClose: info.timeClose,
      tourZones: info.tourZones.map(zone => ({
        zonePickupPlaces: zone.zonePickupPlaces,
        zoneDropoffPlaces: zone.zoneDropoffPlaces,
        zoneWhitelistHotels: zone.zoneWhitelistHotels,
      })),
      relatedTours: info.relatedTours,
    },
    tourIncludes: tourIncludes.map(each => each[locale]),
    whatToBring: whatToBring.map(each => each[locale]),
    generalRules: rules.general?.[locale] ?? null,
    infantRules: rules.infant?.[locale] ?? null,
    childRules: rules.child?.[locale] ?? null,
    teenRules: rules.teen?.[locale] ?? null,
    seniorRules: rules.senior?.[locale] ?? null,
  }
}

/** Tours of the active countries that are not archived. */
export async function listTours(ctx: ReadContext, asked: ItemsAsked): Promise<ListPart<TourEntry, number>> {
  const rows = await findItems(ctx, 'tour', { ...asked, limit: asked.limit + 1 })
  return partOf(rows, asked.limit, {
    item: row => toTourEntry(row, ctx.locale),
    cursor: ({ item }) => item.id,
  })
}
