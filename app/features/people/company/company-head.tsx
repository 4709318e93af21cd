import { m } from '#app/paraglide/messages.js'
import { CeibaScene } from '#app/picture/tree/ceiba-scene.tsx'
import { FloatingSeeds } from '#app/picture/tree/floating-seeds.tsx'
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
  /** Shows the ceiba behind the text. */
  tree?: boolean
}

/** Head of a text page: title and introduction on a sky-blue background. */
export function CompanyHead({ title, intro, updated, tree = false }: CompanyHeadProps) {
  return (
    <Section as="header" tone="sky" rhythm="tight" className={tree ? styles.scene : undefined}>
      {tree && (
        <CeibaScene state="whole">
          <FloatingSeeds />
        </CeibaScene>
      )}
      <Wrap className={tree ? styles.beside : styles.head}>
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
