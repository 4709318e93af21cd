import type { FittingTour } from '#app/features/catalogue/tour-card/fitting-tours-schema.ts'
import type { StaffFace } from '#app/features/people/staff/staff-schema.ts'
import type { PaletteName } from '#art/poster/palettes.ts'
import type { RedListStatus, SpeciesKind } from '#database/values/catalogue-kinds.ts'

/** Which plate a species has, and the hour it is printed in. */
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

/** What the field guide shows for one choice of kind, country and month. */
export interface FieldGuide {
  groups: { kind: SpeciesKind; species: SpeciesCardData[] }[]
  total: number
  /** What is about this month and not in every one. */
  now: { month: number; species: SpeciesCardData[] }
  countries: { tag: string; name: string }[]
}

/** A line of the calendar: a country, or a place of the country above it. */
export interface CalendarRow {
  kind: 'country' | 'destination' | 'attraction'
  country: string
  /** Slug of the place, tag of the country. */
  key: string
  label: string
  months: number[]
  /** The months as one says them: Jan–Mar, Aug. */
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
  /** The country our guides know it from best, and who answers for it; null where the office does. */
  home: { tag: string; name: string } | null
  answerer: StaffFace | null
}

/** Something that lives at a place, and the months in which it is about there. */
export interface WildlifeRow {
  name: string
  latin: string | null
  /** Its page in the field guide, if it has one. */
  key: string | null
  plate: PlateChoice | null
  months: number[]
  /** The months as one says them: Jul–Oct. */
  inWords: string
}
