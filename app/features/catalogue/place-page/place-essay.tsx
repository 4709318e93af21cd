import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Portrait } from '#app/picture/portrait.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './place-essay.module.css'
import type { PlacePage } from './place-page-schema.ts'

interface PlaceEssayProps {
  place: Pick<PlacePage, 'line' | 'body' | 'answerer' | 'country'>
}

/** A text about the place by somebody who knows it, and who that is. */
export function PlaceEssay({ place: { line, body, answerer, country } }: PlaceEssayProps) {
  return (
    <Section>
      <Wrap className={styles.essay}>
        <div className={styles.head}>
          <Display size={44}>{line.replace(/\.$/, '')}</Display>
          {answerer && (
            <div className={styles.by}>
              <Portrait person={answerer} shape="avatar" sizes="3.5rem" />
              <p>
                <Anchor to={links.expert(answerer.fkey)} className={styles.name}>
                  {answerer.name}
                </Anchor>
                {m.place_by({ country: country.name, place: answerer.place })}
              </p>
            </div>
          )}
        </div>
        <article className={styles.text}>
          <Prose paragraphs={body} />
        </article>
      </Wrap>
    </Section>
  )
}
