import { z } from 'zod'
import type { TravelMode } from '#cartography/curves/route.ts'
import type { RouteMapData } from '#cartography/print/map-data.ts'
import { transferModes } from '#database/values/catalogue-kinds.ts'

/** A route to a place from a neighbour, in the reader's language. */
export interface WayData {
  /** Number in the list, and on the map if there is no room for a name. */
  number: number
  /** The neighbour, a destination of the same country. */
  slug: string
  name: string
  /** Modes of travel in order, without consecutive repetitions. */
  modes: TravelMode[]
  minutes: number
  time: string
  distance: string
  note: string | null
}

/** Routes to a place, the shortest first, and their map; null if no route is known. */
export interface WaysData {
  ways: WayData[]
  map: RouteMapData | null
}

/** The item of transport between two destinations (specification, section 3: Catalogue item). */
export const transportEntry = z
  .object({
    key: z.string().meta({ example: 'san-jose/la-fortuna' }),
    kind: z.literal('transport'),
    country: z.string(),
    from: z.string().meta({ description: 'Slug of the destination' }),
    to: z.string().meta({ description: 'Slug of the destination; the way back is the same in reverse' }),
    name: z.string(),
    transport_duration: z.string().meta({
      description: 'ISO 8601; driving or sailing, without stops unless the note says so',
      example: 'PT3H',
    }),
    legs: z.array(
      z.object({ mode: z.enum(transferModes), minutes: z.number().int(), kilometres: z.number() }),
    ),
    note: z.string().nullable(),
  })
  .meta({ id: 'Transport' })

export type TransportEntry = z.infer<typeof transportEntry>
