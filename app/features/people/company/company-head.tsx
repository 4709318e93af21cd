import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './company-head.module.css'

interface CompanyHeadProps {
  title: string
  intro: string
  /** Date of the last change, for legal texts. */
  updated?: string
  /** Stands on the section's lower edge, beside the words. */
  picture?: ReactNode
}

/** Head of a text page: title and introduction on a sky-blue background. */
export function CompanyHead({ title, intro, updated, picture }: CompanyHeadProps) {
  if (picture)
    return (
      <Section as="header" tone="sky" rhythm="close" className={styles.pictured}>
        <Wrap className={styles.head}>
          <div className={styles.words}>
            <Display as="h1" size={96}>
              {title}
            </Display>
            <Text size="lead">{intro}</Text>
          </div>
          <div className={styles.picture}>{picture}</div>
        </Wrap>
      </Section>
    )
  return (
    <Section as="header" tone="sky" rhythm="close">
      <Wrap className={styles.head}>
        <Display as="h1" size={96}>
          {title}
        </Display>
        <div className={styles.intro}>
          <Text size="lead">{intro}</Text>
          {updated && <Text size="small">{m.company_updated({ day: updated })}</Text>}
        </div>
      </Wrap>
    </Section>
  )
}
