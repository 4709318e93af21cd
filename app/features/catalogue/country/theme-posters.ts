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
 * The scenes of a country that show a theme, the truest first: what is named and lies in its habitat, what lies there,
 * and what is named. Of its habitat those first that are of little else; then what the habitat is shown by anywhere.
 */
function scenesOf(scenes: readonly SceneKind[], theme: Theme): SceneKind[] {
  const asked = askedPoster(theme.poster).kind
  const depth = (kind: SceneKind) => SETTINGS[kind].habitats.indexOf(theme.word)
  const order = (kind: SceneKind) => [
    Number(depth(kind) === -1),
    Number(!isNamed(kind, theme)),
    depth(kind),
    Number(kind !== asked),
    SETTINGS[kind].countries.length,
  ]
  return scenes
    .filter(kind => depth(kind) !== -1 || isNamed(kind, theme))
    .toSorted((a, b) => compare(order(a), order(b)))
}

function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((value, i) => value - (b[i] ?? 0)).find(difference => difference !== 0) ?? 0
}

/** A scene of its own for each, as far as there are enough: who finds its scenes taken moves another on to its next. */
function shareScenes(choices: readonly (readonly SceneKind[])[]): ReadonlyMap<number, SceneKind> {
  const takenBy = new Map<SceneKind, number>()
  const take = (index: number, tried: Set<SceneKind>): boolean =>
    (choices[index] ?? []).some(kind => {
      if (tried.has(kind)) return false
      tried.add(kind)
      const other = takenBy.get(kind)
      if (other !== undefined && !take(other, tried)) return false
      takenBy.set(kind, index)
      return true
    })
  for (const index of choices.keys()) take(index, new Set())
  return new Map([...takenBy].map(([kind, index]) => [index, kind]))
}

/**
 * Posters for the themes of a country, one for each, side by side: each of another scene, as far as the country has
 * enough. Null where nothing we can draw of the country would show the theme.
 */
export function themePosters(country: string, themes: readonly Theme[]): (PosterChoice | null)[] {
  const scenes = SCENE_KINDS.filter(kind => SETTINGS[kind].countries.includes(country))
  const choices = themes.map(theme => scenesOf(scenes, theme))
  const own = shareScenes(choices)
  const posters = spreadPosters(
    themes.map((theme, index) => {
      const kind = own.get(index) ?? choices[index]?.[0]
      const asked = askedPoster(theme.poster)
      return {
        key: `${country}/${theme.word}`,
        country,
        habitats: [theme.word],
        subject: theme.label,
        ...(asked.kind === kind && asked),
        ...(kind && { kind }),
      }
    }),
  )
  return themes.map((_, index) => (choices[index]?.length ? (posters[index] ?? null) : null))
}
