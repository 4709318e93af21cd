import styles from './save-mark.module.css'
import { SaveMark } from './save-mark.tsx'
import { ShareButton } from './share-button.tsx'

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
      <ShareButton name={name} address={address} />
    </div>
  )
}
