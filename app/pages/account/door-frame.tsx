import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { QuietHead } from '#app/brand/quiet-head.tsx'
import { useKeptFocus } from '#app/client/use-kept-focus.ts'
import { otherLanguage } from '#app/pages/site/other-language.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { CeibaTree } from '#app/picture/tree/ceiba-tree.tsx'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './door-frame.module.css'

interface DoorFrameProps {
  title: string
  lead: string
  children: ReactNode
}

/** The pages of getting in: the way home above, what it is about on sky, what one can do beside it. */
export function DoorFrame({ title, lead, children }: DoorFrameProps) {
  useKeptFocus()
  const { operator } = useSite().site
  const { pathname, search } = useLocation()
  return (
    <>
      <QuietHead name={operator.name} otherLanguage={otherLanguage(pathname, search)} />
      <main id="main" className={styles.account}>
        <div className={`on-sky ${styles.about}`}>
          <div>
            <Display as="h1" size={64}>
              {title}
            </Display>
            <Text size="lead">{lead}</Text>
          </div>
          <CeibaTree state="whole" className={styles.tree} />
        </div>
        <Wrap className={styles.own}>{children}</Wrap>
      </main>
    </>
  )
}
