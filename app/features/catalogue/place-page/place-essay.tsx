import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Portrait } from '#app/picture/portrait.tsx'
import { pullLine } from '#app/text/pull-line.ts'
import { unbroken } from '#app/text/unbroken.ts'
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

/** A text about the place by somebody who knows it, with a pull quote and a contact. */
export function PlaceEssay({ place: { line, body, answerer, country } }: PlaceEssayProps) {
  const pulled = pullLine(body, getLocale())
  return (
    <Section>
      <Wrap className={styles.essay}>
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
        <article className={styles.text}>
          <Display size={44}>{line.replace(/\.$/, '')}</Display>
          <Prose paragraphs={body} />
        </article>
        {pulled && (
          <p className={styles.pulled} aria-hidden="true">
            {unbroken(pulled)}
          </p>
        )}
      </Wrap>
    </Section>
  )
}
