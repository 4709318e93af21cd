import type { ReactNode } from 'react'
import { Display } from '#app/ui/display.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './place-essay.module.css'
import type { PlacePage } from './place-page-schema.ts'

interface PlaceEssayProps {
  place: Pick<PlacePage, 'line' | 'body'>
  facts: readonly { label: string; value: ReactNode }[]
}

/** What somebody who knows the place says of it, and beside it what one wants to know at a glance. */
export function PlaceEssay({ place: { line, body }, facts }: PlaceEssayProps) {
  return (
    <Section>
      <Wrap className={styles.essay}>
        <Facts columns={1} facts={facts} className={styles.facts} />
        <article className={styles.text}>
          <Display size={44}>{line.replace(/\.$/, '')}</Display>
          <Prose paragraphs={body} />
        </article>
      </Wrap>
    </Section>
  )
}
