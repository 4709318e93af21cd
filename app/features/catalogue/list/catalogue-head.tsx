import type { ReactNode } from 'react'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './catalogue-head.module.css'

interface CatalogueHeadProps {
  trail: readonly { label: string; to: string }[]
  title: string
  children: ReactNode
}

/** Title and introduction of a list. */
export function CatalogueHead({ trail, title, children }: CatalogueHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <Breadcrumbs trail={trail} />
        <Display as="h1" size={64} className={styles.title}>
          {title}
        </Display>
      </div>
      <Text size="lead" tone="quiet">
        {children}
      </Text>
    </header>
  )
}
