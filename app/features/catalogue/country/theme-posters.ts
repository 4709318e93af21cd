import { askedPoster } from '#art/poster/asked-poster.ts'
import { SCENE_KINDS, type SceneKind } from '#art/poster/poster.ts'
import { type PosterChoice, spreadPosters } from '#art/poster/poster-choice.ts'
import { SETTINGS } from '#art/poster/poster-settings.ts'
import type { PosterOverride } from '#database/values/poster-override.ts'

/** Something people come to a country for, with the habitat or interest it is about. */
export interface Theme {
  /** In English, as posters' subjects are. */
  label: string
  word: string
  /** What the habitat or interest is shown by anywhere. */
  poster: PosterOverride | null
}

function isNamed(kind: SceneKind, { label }: Theme): boolean {
  const text = ` ${label.toLowerCase()}`
  return SETTINGS[kind].subjects.some(subject => text.includes(` ${subject}`))
}

/**
 * Posters for the themes of a country, one for each, side by side. The theme's own words come first, then the
 * poster of its habitat or interest where that scene can be met in the country. Null where nothing we can draw
 * of the country would show the theme.
 */
export function themePosters(country: string, themes: readonly Theme[]): (PosterChoice | null)[] {
  const scenes = SCENE_KINDS.filter(kind => SETTINGS[kind].countries.includes(country))
  const posters = spreadPosters(
    themes.map(theme => {
      const named = scenes.filter(kind => isNamed(kind, theme))
      const asked = askedPoster(theme.poster)
      const fits = asked.kind && (named.length > 0 ? named : scenes).includes(asked.kind)
      return {
        key: `${country}/${theme.word}`,
        country,
        habitats: [theme.word],
        subject: theme.label,
        ...(fits && asked),
      }
    }),
  )
  return themes.map((theme, index) => {
    const poster = posters[index]
    if (!poster || !scenes.includes(poster.kind)) return null
    return isNamed(poster.kind, theme) || SETTINGS[poster.kind].habitats.includes(theme.word) ? poster : null
  })
}
