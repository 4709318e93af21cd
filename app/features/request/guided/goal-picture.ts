import { files } from '#app/links.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'

/** The picture of a goal, which the step before fetches so that it is there. */
export function goalPicture({ kind, palette, seed }: PosterChoice): string {
  return files.poster(kind, palette, seed, '21x9')
}
