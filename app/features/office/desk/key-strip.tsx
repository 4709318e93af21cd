import { m } from '#app/paraglide/messages.js'
import styles from './key-strip.module.css'
import { useLetters } from './use-keys.ts'

/** A key as it is printed. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={styles.kbd}>{children}</kbd>
}

/** The keys of the page, at its foot, and the way to turn single letters off (WCAG 2.1.4). */
export function KeyStrip({ keys }: { keys: readonly (readonly [keys: string, does: string])[] }) {
  const { areOff, toggle } = useLetters()
  return (
    <section className={styles.strip} aria-label={m.office_keys()}>
      {keys.map(([names, does]) => (
        <span key={names} className={areOff && !names.includes('⌘') ? styles.off : undefined}>
          {names.split(' ').map(name => (
            <Kbd key={name}>{name}</Kbd>
          ))}
          {does}
        </span>
      ))}
      <button type="button" className={styles.toggle} aria-pressed={areOff} onClick={toggle}>
        {areOff ? m.office_keys_on() : m.office_keys_off()}
      </button>
    </section>
  )
}
