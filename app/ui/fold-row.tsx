import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { classNames } from './class-names.ts'
import { Display } from './display.tsx'
import styles from './fold-row.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

interface FoldRowProps {
  /** Its anchor on the page: an address that ends with it finds the row open. */
  id: string
  picture: ReactNode
  /** Above the title. */
  kicker: ReactNode
  title: string
  line: string
  facts: readonly { icon: IconName; text: string }[]
  /** At the end of the row. */
  figure: ReactNode
  /** What pressing the row gives. */
  more: string
  /** A control that is not part of the row's own press. */
  tool?: ReactNode
  /** Pointed at elsewhere on the page. */
  lit?: boolean
  /** What opens under it. */
  children: ReactNode
}

/** Browsers that do not open what an anchor leads into are helped. */
function useOpenAt(id: string) {
  const ref = useRef<HTMLDetailsElement>(null)
  const { hash } = useLocation()
  useLayoutEffect(() => {
    const row = ref.current
    if (!row || row.open || hash !== `#${id}`) return
    row.open = true
    row.scrollIntoView()
  }, [hash, id])
  return ref
}

/** A row of a list that opens in place: the whole of it is pressed. Without script it opens all the same. */
export function FoldRow(props: FoldRowProps) {
  const { id, picture, kicker, title, line, facts, figure, more, tool, lit, children } = props
  const ref = useOpenAt(id)
  return (
    <article className={classNames(styles.row, lit && styles.lit)}>
      <details ref={ref}>
        <summary className={styles.summary}>
          <span className={styles.picture}>{picture}</span>
          <span className={styles.kicker}>{kicker}</span>
          <Display as="h2" size={30} className={styles.title}>
            {title}
          </Display>
          <span className={styles.line}>{line}</span>
          <span className={styles.facts}>
            {facts.map(({ icon, text }) => (
              <span key={icon} className={styles.fact}>
                <Icon name={icon} />
                {text}
              </span>
            ))}
          </span>
          <span className={styles.figure}>{figure}</span>
          <span className={styles.more}>
            {more}
            <Icon name="caret-down-bold" size="xs" className={styles.caret} />
          </span>
        </summary>
        <div id={id} className={styles.inside}>
          {children}
        </div>
      </details>
      {tool && <div className={styles.tool}>{tool}</div>}
    </article>
  )
}
