import { useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { PhotoCredit } from '#app/picture/photo-credit.tsx'
import type { Picture } from '#app/picture/picture.ts'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { Gallery } from './gallery.ts'
import styles from './picture-gallery.module.css'

interface PictureGalleryProps {
  gallery: Gallery
  /** What the pictures show. */
  name: string
  /** The width of the large picture, as in an image's `sizes`. */
  sizes: string
}

/**
 * A large picture over small ones to choose from: radio buttons, so that it needs no script and arrow keys turn its
 * pages. It opens with the first photograph.
 */
export function PictureGallery({ gallery: { drawing, photos }, name, sizes }: PictureGalleryProps) {
  const group = useId()
  const pictures: Picture[] = [drawing, ...photos.map(photo => ({ photo }))]
  return (
    <fieldset className={styles.gallery}>
      <legend>
        <VisuallyHidden>{m.gallery_of({ name })}</VisuallyHidden>
      </legend>
      {pictures.map((picture, at) => {
        const isDrawn = !('photo' in picture)
        const alt = 'photo' in picture ? picture.photo.alt : 'house' in picture ? picture.alt : null
        const place = m.gallery_place({ number: at + 1, count: pictures.length })
        return (
          <div key={'photo' in picture ? picture.photo.key : 'drawing'} className={styles.item}>
            <figure>
              <PictureFrame picture={picture} ratio="4x3" sizes={sizes} />
              <figcaption>
                <b>{place}</b> {/* A reader hears it as the picture's own text. */}
                <span aria-hidden={alt !== null}>{alt ?? m.gallery_drawing()}</span>
                <PhotoCredit picture={picture} />
              </figcaption>
            </figure>
            <label className={styles.thumb}>
              <input
                type="radio"
                name={group}
                aria-label={alt ?? m.gallery_drawing()}
                defaultChecked={at === 1}
              />
              <PictureFrame picture={picture} ratio="4x3" sizes="6rem" decorative />
              {isDrawn && <small aria-hidden="true">{m.gallery_drawn()}</small>}
            </label>
          </div>
        )
      })}
    </fieldset>
  )
}
