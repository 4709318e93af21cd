import { m } from '#app/paraglide/messages.js'
import styles from './key-strip.module.css'
import { useLetters } from './use-keys.ts'

const isMac = typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** A key as printed on the keyboard: ⌘ on a Mac, Ctrl elsewhere. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={styles.kbd}>{isMac ? children : children.replace('⌘', 'Ctrl ')}</kbd>
}

/** The page's keyboard shortcuts, and the switch that turns single-letter shortcuts off (WCAG 2.1.4). */
export function KeyStrip({ keys }: { keys: readonly (readonly [keys: string, does: string])[] }) {
  const { areOff, toggle } = useLetters()
  return (
    <section className={styles.strip} aria-label={m.office_keys()}>
      <div className={styles.keys}>
        {keys.map(([names, does]) => (
          <span key={names} className={areOff && !names.includes('⌘') ? styles.off : undefined}>
            {names.split(' ').map(name => (
              <Kbd key={name}>{name}</Kbd>
            ))}
            {does}
          </span>
        ))}
      </div>
      <button type="button" className={styles.toggle} aria-pressed={areOff} onClick={toggle}>
        {areOff ? m.office_keys_on() : m.office_keys_off()}
      </button>
    </section>
  )
}
