import { PhotoCredit } from '#app/picture/photo-credit.tsx'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Elsewhere } from './elsewhere.tsx'
import styles from './media-gallery.module.css'
import type { MediaData } from './media-schema.ts'

/** A page's photographs and videos. External ones are loaded only when the reader asks for them. */
export function MediaGallery({ items }: { items: readonly MediaData[] }) {
  return (
    <ul className={styles.gallery}>
      {items.map(item => (
        <li key={keyOf(item)}>
          {item.kind === 'photo' ? (
            <figure>
              <PictureFrame
                picture={item}
                ratio="4x3"
                sizes="(width >= 64rem) 28rem, (width >= 40rem) 50vw, 100vw"
              />
              <figcaption className={styles.caption}>
                <PhotoCredit picture={item} />
              </figcaption>
            </figure>
          ) : (
            <Elsewhere item={item} />
          )}
        </li>
      ))}
    </ul>
  )
}

function keyOf(item: MediaData): string {
  if (item.kind === 'photo') return item.photo.key
  return item.kind === 'youtube' ? item.id : item.url
}
