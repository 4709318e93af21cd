import { z } from 'zod'
import type { PhotoData } from '#app/picture/photo/photo-schema.ts'
import type { Drawing, Picture } from '#app/picture/picture.ts'
import type { HouseChoice } from '#art/houses/house.ts'
import { HOUSE_KINDS } from '#art/houses/house-kinds.ts'
import { isHouseCountry } from '#art/houses/lands.ts'
import { PALETTE_NAMES, type PaletteName } from '#art/poster/palettes.ts'
import { choosePoster } from '#art/poster/poster-choice.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import type { PosterOverride } from '#database/values/poster-override.ts'
import { altitudeOf } from './hotel.ts'

/** Altitude in metres above which no palms are drawn. */
const PALM_LINE = 1_200

const housed = z.object({
  house: z.object({
    kind: z.enum(HOUSE_KINDS),
    hour: z.enum(PALETTE_NAMES as [PaletteName, ...PaletteName[]]),
  }),
})

interface Hotel {
  key: string
  country: string
  /** Altitude of its place. */
  altitudeM: number
  habitats: readonly string[]
  details: Record<string, unknown>
  poster: PosterOverride | null
}

function houseOf({ key, country, altitudeM, details }: Hotel): HouseChoice | null {
  const { data } = housed.safeParse(details)
  if (!data || !isHouseCountry(country)) return null
  const { kind, hour } = data.house
  return { kind, country, high: altitudeOf(details, altitudeM) > PALM_LINE, palette: hour, seed: key }
}

/** A hotel's photograph, otherwise its drawing. */
export function hotelPicture(photo: PhotoData | null, hotel: Hotel): Picture {
  return photo ? { photo } : hotelDrawing(hotel)
}

/** A drawing of a hotel's kind of house, or a poster of its country. */
export function hotelDrawing(hotel: Hotel): Drawing {
  const house = houseOf(hotel)
  if (house) return { house }
  const { key, country, habitats, poster } = hotel
  return { poster: choosePoster({ key, country, habitats, ...posterOverride(poster) }) }
}
