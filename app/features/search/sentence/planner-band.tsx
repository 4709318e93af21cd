import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Hills } from '#app/picture/tree/hills.tsx'
import { Display } from '#app/ui/display.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './planner-band.module.css'
import { PLANNER_ID } from './sentence-address.ts'

/**
 * Last section of a page: the sentence again, with the sun setting behind hills. Below what a page has of its own it is
 * the quieter way out.
 */
export function PlannerBand({ before, children }: { before?: ReactNode; children: ReactNode }) {
  return (
    // Whoever jumps here goes on from here with Tab.
    <section className={`on-sky ${styles.band}`} id={PLANNER_ID} tabIndex={-1}>
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
