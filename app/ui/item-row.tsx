import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { classNames } from './class-names.ts'
import styles from './item-row.module.css'

interface ItemRowProps {
  /** Its anchor on the page: an address that ends with it opens the row. */
  id: string
  /** Only one row of a group is open at a time. */
  group: string
  /** The part that is always visible; pressing it opens the row. */
  summary: ReactNode
  summaryClass?: string | undefined
  /** A control that does not open the row. */
  tool?: ReactNode
  className?: string | undefined
  /** The content of the opened row. */
  children: ReactNode
}

/** Opens the row of the address's anchor in browsers that do not do so themselves. */
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

/** A row of a list that opens in place when any part of it is pressed, also without script. */
export function ItemRow({ id, group, summary, summaryClass, tool, className, children }: ItemRowProps) {
  const ref = useOpenAt(id)
  return (
    <article className={classNames(styles.row, className)}>
      <details ref={ref} name={group}>
        <summary className={classNames(styles.summary, summaryClass)}>{summary}</summary>
        <div className={styles.inside}>
          <span id={id} className={styles.anchor} />
          {children}
        </div>
      </details>
      {tool && <ItemTool>{tool}</ItemTool>}
    </article>
  )
}

/** A control beside a row's summary: `--tool-top` gives its position, in a narrow window it is at the foot. */
export function ItemTool({ children }: { children: ReactNode }) {
  return <div className={styles.tool}>{children}</div>
}
