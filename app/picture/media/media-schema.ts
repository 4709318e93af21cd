import type { PhotoData } from '#app/picture/photo/photo-schema.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'

/** One item of a gallery, in the reader's language. */
export type MediaData = { kind: 'photo'; photo: PhotoData } | ElsewhereData

/** An external item is covered by a poster of ours until the reader asks for it. */
export type ElsewhereData = { cover: PosterChoice } & (
  | { kind: 'external_photo'; url: string; alt: string }
  | { kind: 'youtube'; id: string; title: string }
)
