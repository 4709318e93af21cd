import { SaveMark } from '#app/ui/save-mark.tsx'
import styles from './save-and-share.module.css'
import { ShareMenu } from './share-menu.tsx'

interface SaveAndShareProps {
  /** What is saved, such as `trip/white-city-first`. */
  item: string
  name: string
  /** Absolute. */
  address: string
}

/** In the head of a page: saves what it shows, and shares the page. */
export function SaveAndShare({ item, name, address }: SaveAndShareProps) {
  return (
    <div className={styles.both}>
      <SaveMark item={item} name={name} withWord />
      <ShareMenu name={name} address={address} />
    </div>
  )
}
