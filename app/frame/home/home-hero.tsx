import type { ReactNode } from 'react'
import { CeibaScene } from '#app/picture/tree/ceiba-scene.tsx'
import { FloatingSeeds } from '#app/picture/tree/floating-seeds.tsx'
import { Display } from '#app/ui/display.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './home-hero.module.css'

/** The first screen: the ceiba in front of the sun, the title, a line that says what we do, and the sentence. */
export function HomeHero({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  return (
    <section className={`on-sky ${styles.hero}`}>
      <div className={styles.sky}>
        <CeibaScene state="whole">
          <FloatingSeeds />
        </CeibaScene>
      </div>
      <Wrap className={styles.in}>
        <Display as="h1" size={140} className={styles.title}>
          {title}
        </Display>
        <p className={styles.line}>{line}</p>
        {children}
      </Wrap>
    </section>
  )
}
