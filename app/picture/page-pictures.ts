import { PALETTE_NAMES, type PaletteName } from '#art/poster/palettes.ts'
import type { SceneKind } from '#art/poster/poster.ts'
import { landScenes, otherScenes, type PosterChoice } from '#art/poster/poster-choice.ts'
import { SETTINGS } from '#art/poster/poster-settings.ts'
import type { Picture } from './picture.ts'

/** Gives rows pictures that are not on the page yet. */
export type Unlike = <Row extends { picture: Picture | null }>(rows: readonly Row[]) => Row[]

/**
 * Prints of one page: every list of rows that it is given, in their order on the page, differs from what was shown
 * before and within itself. A scene that would be repeated is printed at another hour that suits it, since its author
 * chose what the row shows. When the page has all of those, another scene that is true of the row takes its place, and
 * when there is none, it is printed at any hour left, or shows its land (docs/decisions/0051-no-picture-twice.md).
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
    const atNewHour = (hours: readonly PaletteName[]) =>
      hours
        .map(palette => (palette === poster.palette ? poster : { ...poster, palette }))
        .find(print => !prints.has(printOf(print)))
    const { hours } = SETTINGS[poster.kind]
    return take(
      atNewHour([poster.palette, ...hours]) ??
        another(poster) ??
        atNewHour(PALETTE_NAMES) ??
        ofItsLand(poster) ??
        poster,
    )
  }
  const another = (poster: PosterChoice): PosterChoice | undefined => {
    const kind = otherScenes(poster).find(other => !scenes.has(other))
    if (!kind) return undefined
    const { hours } = SETTINGS[kind]
    return { ...poster, kind, palette: hours[scenes.size % hours.length] ?? hours[0] }
  }
  const ofItsLand = (poster: PosterChoice): PosterChoice | undefined =>
    landScenes(poster)
      .flatMap(kind => SETTINGS[kind].hours.map(palette => ({ ...poster, kind, palette })))
      .find(print => !prints.has(printOf(print)))
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
