import { PALETTE_NAMES } from '#art/poster/palettes.ts'
import type { SceneKind } from '#art/poster/poster.ts'
import { otherScenes, type PosterChoice } from '#art/poster/poster-choice.ts'
import { SETTINGS } from '#art/poster/poster-settings.ts'
import type { Picture } from './picture.ts'

/** Gives rows pictures that are not on the page yet. */
export type Unlike = <Row extends { picture: Picture | null }>(rows: readonly Row[]) => Row[]

/**
 * Prints of one page: every list of rows that it is given, in their order on the page, differs from what was shown
 * before and within itself. A scene that would be repeated is replaced by another that is true of the row, and if the
 * page shows all of those by another hour of its own, those that suit it first (docs/decisions/0051-no-picture-twice.md).
 */
export function unlikeOn(shown: readonly (Picture | null)[]): Unlike {
  const prints = new Set<string>()
  const scenes = new Set<SceneKind>()
  const take = (poster: PosterChoice) => {
    scenes.add(poster.kind)
    prints.add(printOf(poster))
    return poster
  }
  const unlike = (poster: PosterChoice): PosterChoice => {
    if (!scenes.has(poster.kind)) return take(poster)
    const kind = otherScenes(poster).find(other => !scenes.has(other))
    if (kind) {
      const { hours } = SETTINGS[kind]
      const palette = hours[scenes.size % hours.length] ?? hours[0]
      return take({ ...poster, kind, palette })
    }
    const palette = [poster.palette, ...SETTINGS[poster.kind].hours, ...PALETTE_NAMES].find(
      hour => !prints.has(printOf({ ...poster, palette: hour })),
    )
    return palette === undefined || palette === poster.palette ? take(poster) : take({ ...poster, palette })
  }
  for (const picture of shown) if (picture && 'poster' in picture) take(picture.poster)
  return rows =>
    rows.map(row => {
      const { picture } = row
      if (!picture || !('poster' in picture)) return row
      const poster = unlike(picture.poster)
      return poster === picture.poster ? row : { ...row, picture: { ...picture, poster } }
    })
}

/** The same scene at the same hour is the same picture, whatever its seed and its crop. */
function printOf({ kind, palette }: PosterChoice): string {
  return `${kind} ${palette}`
}
