import type { FocusEvent, ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Hills } from '#app/picture/tree/hills.tsx'
import { Display } from '#app/ui/display.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './planner-band.module.css'
import { PLANNER_ID } from './sentence-address.ts'

/** Whoever jumps here goes on from its first form, where that can hold the focus. */
function enter({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector('form')?.focus({ preventScroll: true })
}

/**
 * Last section of a page: the sentence again, with the sun setting behind hills. Below what a page has of its own it is
 * the quieter way out.
 */
export function PlannerBand({ before, children }: { before?: ReactNode; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is where a jump leads, and passes the focus on
    <section className={`on-sky ${styles.band}`} id={PLANNER_ID} tabIndex={-1} onFocus={enter}>
      <div className={styles.sky}>
        <div className={styles.sun} />
        <Hills variant="planner" className={styles.hills} />
      </div>
      <Wrap className={styles.in}>
        {before}
        <Display size={before ? 44 : 96} className={styles.title}>
          {m.sentence_title()}
        </Display>
        {children}
      </Wrap>
    </section>
  )
}
