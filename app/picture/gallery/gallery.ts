import type { PhotoData } from '#app/picture/photo/photo-schema.ts'
import type { Drawing } from '#app/picture/picture.ts'

/** What a page shows of a subject beside its first picture: its drawing and its photographs. */
export interface Gallery {
  drawing: Drawing
  photos: PhotoData[]
}

/** The gallery below a masthead, which shows the first photograph; null if that is all. */
export function galleryBelow(drawing: Drawing, [, ...photos]: readonly PhotoData[]): Gallery | null {
  return photos.length > 0 ? { drawing, photos } : null
}
