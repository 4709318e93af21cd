import { m } from '#app/paraglide/messages.js'

const names = [m.season_dry_0, m.season_dry_1, m.season_dry_2, m.season_dry_3, m.season_dry_4, m.season_dry_5]

/** A dryness from 0 (rain most days) to 5 (almost none) in words. */
export function drynessName(dry: number): string {
  return names[dry]?.() ?? ''
}
