import type { Scene } from '#art/poster/scene.ts'
import type { Setting } from '#art/poster/setting.ts'

/** One place that could be no other: what its poster shows, and where it may hang. */
export interface Landmark {
  readonly scene: Scene
  readonly setting: Setting
}

/** The scenes of landmarks, by their kinds. */
export function scenesOf<const Kinds extends Record<string, Landmark>>(
  landmarks: Kinds,
): Record<keyof Kinds, Scene> {
  return mapped(landmarks, ({ scene }) => scene)
}

/** Where landmarks may hang, by their kinds. */
export function settingsOf<const Kinds extends Record<string, Landmark>>(
  landmarks: Kinds,
): Record<keyof Kinds, Setting> {
  return mapped(landmarks, ({ setting }) => setting)
}

function mapped<Kinds extends Record<string, Landmark>, Part>(
  landmarks: Kinds,
  part: (landmark: Landmark) => Part,
): Record<keyof Kinds, Part> {
  const entries = Object.entries(landmarks).map(([kind, landmark]) => [kind, part(landmark)])
  return Object.fromEntries(entries)
}
