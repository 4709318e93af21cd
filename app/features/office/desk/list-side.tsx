import type { ReactNode, Ref } from 'react'
import { Display } from '#app/ui/display.tsx'
import styles from './list-side.module.css'

interface ListSideProps {
  /** Its name for screen readers. */
  label: string
  title: string
  /** Below the title. */
  lines?: ReactNode
  ref: Ref<HTMLElement>
  children: ReactNode
}

/** The chosen row of a list, whole, with its forms. */
export function ListSide({ label, title, lines, ref, children }: ListSideProps) {
  return (
    <aside className={styles.side} aria-label={label} ref={ref}>
      <header>
        <Display as="h2" size={30}>
          {title}
        </Display>
        {lines}
      </header>
      {children}
    </aside>
  )
}

/** A line in small letters. */
export function SideLine({ children }: { children: ReactNode }) {
  return <p className={styles.fine}>{children}</p>
}

/** What somebody wrote, as they wrote it. */
export function SideQuote({ lang, children }: { lang?: string; children: ReactNode }) {
  return (
    <blockquote className={styles.words} lang={lang}>
      {children}
    </blockquote>
  )
}
