import type { PosterOverride } from '#database/values/poster-override.ts'
import { isPaletteName, isSceneKind } from './poster.ts'
import type { PosterFacts } from './poster-choice.ts'

/** What an author asked for, as far as the engine can print it. */
export function posterOverride(
  override: PosterOverride | null,
): Pick<PosterFacts, 'kind' | 'palette' | 'seed'> {
  const { kind, palette, seed } = override ?? {}
  return {
    kind: kind && isSceneKind(kind) ? kind : undefined,
    palette: palette && isPaletteName(palette) ? palette : undefined,
    seed,
  }
}
