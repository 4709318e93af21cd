import { z } from 'zod'
import { clock } from '#app/api-values-schema.ts'
import { itemEntry } from '#app/features/catalogue/list/item-api-schema.ts'

/** A hotel in the public API, with the specification's field names (section 3: Hotel/room info). */
export const hotelEntry = itemEntry
  .extend({
    type: z.string().meta({ example: 'lodge' }),
    rooms: z.number().int(),
    hotel_room_info: z
      .object({
        bedConfigs: z.array(z.object({ name: z.string(), beds: z.array(z.string()) })),
        views: z.array(z.string()),
        checkIn: clock,
        checkOut: clock,
      })
      .nullable(),
    amenities: z.array(z.string()),
  })
  .meta({ id: 'Hotel', description: 'A hotel. Its price is the lowest of the year, per room and night' })

export type HotelEntry = z.infer<typeof hotelEntry>
