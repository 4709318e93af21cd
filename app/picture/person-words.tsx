import type { ReactNode } from 'react'
import { Display } from '#app/ui/display.tsx'
import { nameLanguage } from '#app/ui/name-language.ts'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './person-words.module.css'
import { Portrait, type Sitter } from './portrait.tsx'

interface PersonWordsProps {
  id?: string
  /** A heading for screen readers that says whose words they are. */
  heading?: string
  /** The author; null if the text has none. */
  person: Sitter | null
  /** The person's role for the reader. */
  role: ReactNode
  /** The text, and the actions below it. */
  children: ReactNode
  ways: ReactNode
}

/** A member of the staff in their own words, and how to contact them. */
export function PersonWords({ id, heading, person, role, children, ways }: PersonWordsProps) {
  return (
    <Section id={id}>
      <Wrap className={person ? styles.two : styles.one}>
        {heading && (
          <h2 className={styles.heading}>
            <VisuallyHidden>{heading}</VisuallyHidden>
          </h2>
        )}
        {person && (
          <figure className={styles.person}>
            <Portrait person={person} shape="5x6" sizes="(width >= 64rem) 20rem, 8.5rem" />
            <figcaption>
              <Display as="b" size={20} lang={nameLanguage(person.name)}>
                {person.name}
              </Display>
              <Text as="span" size="fine" tone="quiet">
                {role}
              </Text>
            </figcaption>
          </figure>
        )}
        <div>
          {children}
          <div className={styles.ways}>{ways}</div>
        </div>
      </Wrap>
    </Section>
  )
}
