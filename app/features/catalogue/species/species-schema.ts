import { z } from 'zod'
import { months, pagePath, picturePath } from '#app/api-values-schema.ts'
import type { FittingTour } from '#app/features/catalogue/tour-card/fitting-tours-schema.ts'
import type { StaffFace } from '#app/features/people/staff/staff-schema.ts'
import type { PaletteName } from '#art/poster/palettes.ts'
import {
  type RedListStatus,
  redListStatuses,
  type SpeciesKind,
  speciesKinds,
} from '#database/values/catalogue-kinds.ts'

/** A species' plate, and the time of day of its colours. */
export interface PlateChoice {
  species: string
  palette: PaletteName
}

/** A species' card, in the reader's language. */
export interface SpeciesCardData {
  key: string
  kind: SpeciesKind
  name: string
  latin: string
  line: string
  plate: PlateChoice | null
}

/** A card that says where and when the species is seen. */
export interface SeenSpecies extends SpeciesCardData {
  /** "Costa Rica, Panama: Feb–Jul"; without months among those of the month. */
  where: string
}

/** Data of the field guide for a filter. */
export interface FieldGuide {
  groups: {
    kind: SpeciesKind
    /** How many there are: without a filter only the first are shown. */
    count: number
    species: SeenSpecies[]
  }[]
  total: number
  /** Seasonal species of the current month. */
  now: { month: number; species: SeenSpecies[] }
  countries: { tag: string; name: string }[]
}

/** A row of the calendar: a country, or a place in the country above it. */
export interface CalendarRow {
  kind: 'country' | 'destination' | 'attraction'
  country: string
  /** Slug of the place, tag of the country. */
  key: string
  label: string
  months: number[]
  /** The months as text: "Jan–Mar, Aug". */
  inWords: string
}

/** A species' own page. */
export interface SpeciesPage extends SpeciesCardData {
  body: string
  size: string
  confusions: string | null
  redList: { status: RedListStatus; year: number } | null
  calendar: CalendarRow[]
  tours: FittingTour[]
  tripKeys: string[]
  related: SpeciesCardData[]
  /** The country that our guides know it from best, and its contact person; null if the office answers. */
  home: { tag: string; name: string } | null
  answerer: StaffFace | null
}

/** A species at a place, with its months there. */
export interface WildlifeRow {
  name: string
  latin: string | null
  /** Its page in the field guide, if it has one. */
  key: string | null
  plate: PlateChoice | null
  months: number[]
  /** The months as text: "Jul–Oct". */
  inWords: string
}

export const speciesEntry = z
  .object({
    key: z.string().meta({ example: 'quetzal' }),
    kind: z.enum(speciesKinds),
    name: z.string(),
    latin: z.string(),
    line: z.string(),
    seen: z
      .array(
        z.object({
          country: z.string().meta({ description: 'Tag of the country' }),
          months,
          places: z.array(z.string()).meta({ description: 'Slugs of the places where it occurs' }),
        }),
      )
      .meta({ description: 'Where and when it is seen' }),
    url: pagePath,
    picture: picturePath.nullable(),
  })
  .meta({ id: 'Species' })

export const speciesWhole = speciesEntry
  .extend({
    body: z.string(),
    size: z.string(),
    confusions: z.string().nullable().meta({ description: 'Similar species' }),
    red_list: z
      .object({ status: z.enum(redListStatuses), year: z.number().int() })
      .nullable()
      .meta({ description: 'Status on the IUCN Red List' }),
  })
  .meta({ id: 'SpeciesWhole' })

export type SpeciesEntry = z.infer<typeof speciesEntry>
export type SpeciesWhole = z.infer<typeof speciesWhole>
