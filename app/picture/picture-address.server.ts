import { files } from '#app/links.ts'
import type { PosterFacts } from '#art/poster/poster-choice.ts'
import { choosePoster } from '#art/poster/poster-choice.ts'
import type { PhotoRow } from './photo/photo-queries.server.ts'

/** The path of a thing's picture: its photograph, otherwise the poster that suits it. */
export function pictureAddress(
  photo: Pick<PhotoRow, 'key'> | null,
  facts: PosterFacts,
  ratio: '4x3' | '21x9' = '4x3',
): string {
  if (photo) return files.photo(photo.key, 1080)
  const { kind, palette, seed } = choosePoster(facts)
  return files.poster(kind, palette, seed, ratio)
}
