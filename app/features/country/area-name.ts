import { m } from '#app/paraglide/messages.js'

const names: Partial<Record<string, () => string>> = {
  'latin-america': m.area_latin_america,
  'south-east-asia': m.area_south_east_asia,
  'east-africa': m.area_east_africa,
}

/** A part of the world in the reader's words. */
export function areaName(area: string): string {
  return (names[area] ?? m.area_elsewhere)()
}
