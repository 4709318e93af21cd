import { SCENE_KINDS, type SceneKind } from '#art/poster/poster.ts'
import { type PosterChoice, spreadPosters } from '#art/poster/poster-choice.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import { SETTINGS } from '#art/poster/poster-settings.ts'
import type { PosterOverride } from '#database/values/poster-override.ts'

/** A theme of a country, with its habitat or interest. */
export interface Theme {
  /** In English, like the subjects of posters. */
  label: string
  word: string
  /** The habitat's or interest's poster for any country. */
  poster: PosterOverride | null
}

function isNamed(kind: SceneKind, { label }: Theme): boolean {
  const text = ` ${label.toLowerCase()}`
  return SETTINGS[kind].subjects.some(subject => text.includes(` ${subject}`))
}

/**
 * The country's scenes for a theme, the most accurate first: those that match both its name and its habitat, then the
 * habitat, then the name. Among scenes of a habitat, the most specific come first; last is the general poster.
 */
function scenesOf(scenes: readonly SceneKind[], theme: Theme): SceneKind[] {
  const asked = posterOverride(theme.poster).kind
  const depth = (kind: SceneKind) => SETTINGS[kind].habitats.indexOf(theme.word)
  const order = (kind: SceneKind) => [
    Number(depth(kind) === -1),
    Number(!isNamed(kind, theme)),
    depth(kind),
    Number(kind !== asked),
    SETTINGS[kind].countries.length,
  ]
  return scenes
    .filter(kind => isNamed(kind, theme) || (depth(kind) !== -1 && !SETTINGS[kind].activity))
    .toSorted((a, b) => compare(order(a), order(b)))
}

function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((value, i) => value - (b[i] ?? 0)).find(difference => difference !== 0) ?? 0
}

/**
 * Assigns each theme a scene of its own, as far as possible (bipartite matching): a theme whose scenes are taken
 * moves another one to its next choice.
 */
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
 * One poster per theme of a country, with different scenes as far as the country has enough. Null if no scene of the
 * country would show the theme.
 */
export function themePosters(country: string, themes: readonly Theme[]): (PosterChoice | null)[] {
  const scenes = SCENE_KINDS.filter(kind => SETTINGS[kind].countries.includes(country))
  const choices = themes.map(theme => scenesOf(scenes, theme))
  const own = shareScenes(choices)
  const posters = spreadPosters(
    themes.map((theme, index) => {
      const kind = own.get(index) ?? choices[index]?.[0]
      const asked = posterOverride(theme.poster)
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
