import { files } from '#app/links.ts'
import { isFields } from '#database/values/document/fields.ts'
import styles from './fields.module.css'

/** The poster as it is drawn from what is chosen so far; the rest is derived from the facts of its subject. */
export function PosterPicture({ value }: { value: unknown }) {
  const { kind, palette, seed } = isFields(value) ? value : {}
  if (typeof kind !== 'string') return null
  const hour = typeof palette === 'string' ? palette : 'golden'
  return (
    <img
      className={styles.poster}
      src={files.poster(kind, hour, String(seed ?? ''), '4x3')}
      alt=""
      width="320"
      height="240"
    />
  )
}
