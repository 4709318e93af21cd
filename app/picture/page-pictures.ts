import { PALETTE_NAMES } from '#art/poster/palettes.ts'
import { SETTINGS } from '#art/poster/poster-settings.ts'
import type { Picture } from './picture.ts'

/** The same scene at the same hour is the same picture, whatever its seed and its crop. */
function printOf(picture: Picture | null): string | null {
  return picture && 'poster' in picture ? `${picture.poster.kind} ${picture.poster.palette}` : null
}

/** Gives rows pictures that are not on the page yet. */
export type Unlike = <Row extends { picture: Picture | null }>(rows: readonly Row[]) => Row[]

/**
 * Prints of one page, each once: every list of rows that it is given, in their order on the page, differs from what was
 * shown before and within itself. A poster that would be repeated is printed at another hour of its scene, those that
 * suit it first (docs/decisions/0051-no-picture-twice.md).
 */
export function unlikeOn(shown: readonly (Picture | null)[]): Unlike {
  const taken = new Set(shown.map(printOf))
  return rows =>
    rows.map(row => {
      const { picture } = row
      if (!picture || !('poster' in picture)) return row
      const { poster } = picture
      const palette = [poster.palette, ...SETTINGS[poster.kind].hours, ...PALETTE_NAMES].find(
        hour => !taken.has(`${poster.kind} ${hour}`),
      )
      if (palette === undefined) return row
      taken.add(`${poster.kind} ${palette}`)
      return palette === poster.palette
        ? row
        : { ...row, picture: { ...picture, poster: { ...poster, palette } } }
    })
}
