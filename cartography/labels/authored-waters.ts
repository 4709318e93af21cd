import type { MapWater } from '#cartography/print/map-data.ts'
import type { CountryPage } from '#database/schema/country.ts'
import type { Locale } from '#database/values/locale.ts'

/** The waters that a country's own page names and positions. */
export function watersOf(page: CountryPage | null, locale: Locale): MapWater[] {
  return (page?.waters ?? []).map(({ name, coordinates: [lat, lon], angle }) => ({
    name: name[locale],
    lat,
    lon,
    angle,
  }))
}
