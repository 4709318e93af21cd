import { m } from '#app/paraglide/messages.js'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './save-mark.module.css'

interface SaveMarkProps {
  /** What it saves, such as `trip/white-city-first`. */
  item: string
  name: string
  /** Whether the mark has its word beside it. */
  withWord?: boolean
}

/**
 * A mark to save something. Pages are cached, so it is served as not pressed; a script that all pages share shows what
 * is saved in this browser, and answers presses (saved-marks.ts).
 */
export function SaveMark({ item, name, withWord = false }: SaveMarkProps) {
  return (
    <button
      type="button"
      className={classNames(styles.mark, withWord && styles.wide)}
      data-save={item}
      data-name={name}
      aria-pressed="false"
      aria-label={m.saved_save({ name })}
      suppressHydrationWarning
    >
      <Icon name="bookmark-simple-fill" />
      {withWord && (
        <>
          <span>{m.saved_word()}</span>
          <span>{m.saved_word_done()}</span>
        </>
      )}
    </button>
  )
}
