import { z } from 'zod'
import { files } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import type { PhotoData } from '#app/picture/photo/photo-schema.ts'
import type { Drawing, Picture } from '#app/picture/picture.ts'
import type { HouseChoice } from '#art/houses/house.ts'
import {
  FLOORS,
  type HouseKeys,
  MOST_HOUSES,
  ROOFS,
  SETTINGS,
  WALLS,
  WATERS,
} from '#art/houses/house-keys.ts'
import { houseCountry } from '#art/houses/lands.ts'
import { PALETTE_NAMES, type PaletteName } from '#art/poster/palettes.ts'
import { choosePoster } from '#art/poster/poster-choice.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import type { PosterOverride } from '#database/values/poster-override.ts'

/** Rules about a hotel. */

const types: Partial<Record<string, () => string>> = {
  lodge: m.hotel_type_lodge,
  hotel: m.hotel_type_hotel,
  guesthouse: m.hotel_type_guesthouse,
  'tented-camp': m.hotel_type_tented_camp,
  farm: m.hotel_type_farm,
  villa: m.hotel_type_villa,
  boat: m.hotel_type_boat,
}

/** Name of a type of hotel; null if it is unknown. */
export function hotelTypeName(type: string): string | null {
  return Object.hasOwn(types, type) ? (types[type]?.() ?? null) : null
}

/** The hotel's own altitude in metres; null if only its place's is known. */
export function ownAltitude({ altitude }: Record<string, unknown>): number | null {
  return typeof altitude === 'number' ? altitude : null
}

/** Altitude in metres: the hotel's own, otherwise its place's. */
export function altitudeOf(details: Record<string, unknown>, placeM: number): number {
  return ownAltitude(details) ?? placeM
}

const beds: Partial<Record<string, () => string>> = {
  king: m.hotel_bed_king,
  queen: m.hotel_bed_queen,
  double: m.hotel_bed_double,
  single: m.hotel_bed_single,
  bunk: m.hotel_bed_bunk,
}

/** Beds of a room as text, with equal ones grouped: "queen, 2 × single". */
export function bedsInWords(list: readonly string[]): string {
  return [...Map.groupBy(list, bed => bed)]
    .map(([bed, all]) => {
      const name = beds[bed]?.() ?? bed
      return all.length === 1 ? name : `${all.length} × ${name}`
    })
    .join(', ')
}

/** Price levels per room and night by their upper limits, in minor units of US dollars. */
export const PRICE_LEVELS = [
  { level: 'low', below: 9_000 },
  { level: 'middle', below: 13_000 },
  { level: 'high', below: 25_000 },
  { level: 'highest', below: Infinity },
] as const
export type PriceLevel = (typeof PRICE_LEVELS)[number]['level']

/** The level of a price; null where it is unknown. */
export function priceLevel(minor: number | null): PriceLevel | null {
  return (minor && PRICE_LEVELS.find(({ below }) => minor < below)?.level) || null
}

/** Altitude in metres above which no palms are drawn. */
const PALM_LINE = 1_200

const housed = z.object({
  house: z.object({
    roof: z.enum(ROOFS),
    walls: z.enum(WALLS),
    floors: z.enum(FLOORS),
    setting: z.enum(SETTINGS),
    water: z.enum(WATERS),
    houses: z.number().int().min(1).max(MOST_HOUSES),
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
  if (!data) return null
  const { hour, ...keys } = data.house
  return {
    keys,
    country: houseCountry(country),
    high: altitudeOf(details, altitudeM) > PALM_LINE,
    palette: hour,
    seed: key,
  }
}

/** A hotel's photograph, otherwise its drawing. */
export function hotelPicture(photo: PhotoData | null, hotel: Hotel): Picture {
  return photo ? { photo } : hotelDrawing(hotel)
}

/** A drawing of its house, or a poster of its country. */
export function hotelDrawing(hotel: Hotel): Drawing {
  const house = houseOf(hotel)
  if (house) return { house, alt: houseInWords(house.keys) }
  const { key, country, habitats, poster } = hotel
  return { poster: choosePoster({ key, country, habitats, ...posterOverride(poster) }) }
}

/** The address of a hotel's picture. */
export function hotelPictureAddress(photo: Pick<PhotoData, 'key'> | null, hotel: Hotel): string {
  if (photo) return files.photo(photo.key, 1080)
  const drawing = hotelDrawing(hotel)
  if ('house' in drawing) return files.house(drawing.house, '4x3')
  const { kind, palette, seed } = drawing.poster
  return files.poster(kind, palette, seed, '4x3')
}

/** How many of what: what it is built of says what it is called. */
function counted({ walls, roof, houses: count }: HouseKeys): string {
  if (roof === 'dome') return m.house_count_dome({ count })
  if (walls === 'canvas') return m.house_count_tent({ count })
  if (walls === 'hull') return m.house_count_boat({ count })
  return roof === 'cone' ? m.house_count_round({ count }) : m.house_count({ count })
}

/** What the drawing of a house shows, from its six keys: its alternative text. On the server: it takes all the words. */
function houseInWords(keys: HouseKeys): string {
  const words = {
    houses: counted(keys),
    walls: m[`house_walls_${keys.walls}`](),
    floors: m[`house_floors_${keys.floors}`](),
    roof: m[`house_roof_${keys.roof}`](),
    setting: m[`house_setting_${keys.setting}`](),
  }
  if (keys.water === 'none') return m.house_drawing(words)
  return m.house_drawing_water({ ...words, water: m[`house_water_${keys.water}`]() })
}
