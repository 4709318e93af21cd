import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { Gallery } from './gallery.ts'
import styles from './photo-count.module.css'

/** How many photographs a row has; nothing without any. */
export function PhotoCount({ gallery }: { gallery: Gallery | null }) {
  if (!gallery) return null
  const count = gallery.photos.length
  return (
    <span className={styles.count}>
      <Icon name="image" size="xs" />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{m.gallery_count({ count })}</VisuallyHidden>
    </span>
  )
}
