import { z } from 'zod'
import { type ListPart, partOf } from '#app/api-values-schema.ts'
import {
  findItems,
  type ItemRow,
  type ItemsQuery,
  toItemEntry,
} from '#app/features/catalogue/list/list-queries.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import type { Locale } from '#database/values/locale.ts'
import { altitudeOf } from './hotel.ts'
import type { HotelEntry } from './hotel-schema.ts'

const words = z.object({ en: z.string(), es: z.string() })
const hotelDetails = z.object({ type: z.string(), rooms: z.number(), amenities: z.array(words).default([]) })

function toHotelEntry(row: ItemRow, locale: Locale): HotelEntry {
  const { hotelRoomInfo: room, details } = row.item
  const { type, rooms, amenities } = hotelDetails.parse(details)
  return {
    ...toItemEntry(row, locale),
    altitude_m: altitudeOf(details, row.place.altitudeM),
    type,
    rooms,
    hotel_room_info: room && {
      bedConfigs: room.bedConfigs.map(({ name, beds }) => ({ name: name[locale], beds })),
      views: room.views.map(view => view[locale]),
      checkIn: room.checkIn,
      checkOut: room.checkOut,
    },
    amenities: amenities.map(each => each[locale]),
  }
}

/** Hotels of the active countries that are not archived. */
export async function listHotels(ctx: ReadContext, asked: ItemsQuery): Promise<ListPart<HotelEntry, number>> {
  const rows = await findItems(ctx, 'hotel', { ...asked, limit: asked.limit + 1 })
  return partOf(rows, asked.limit, {
    item: row => toHotelEntry(row, ctx.locale),
    cursor: ({ item }) => item.id,
  })
}
