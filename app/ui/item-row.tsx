import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { classNames } from './class-names.ts'
import styles from './item-row.module.css'

interface ItemRowProps {
  /** Its anchor on the page: an address that ends with it finds the row open. */
  id: string
  /** Of the rows of one group, one is open at a time. */
  group: string
  /** What is always shown; pressing it opens the row. */
  summary: ReactNode
  summaryClass?: string | undefined
  /** A control that is not part of the row's own press. */
  tool?: ReactNode
  className?: string | undefined
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
export function ItemRow({ id, group, summary, summaryClass, tool, className, children }: ItemRowProps) {
  const ref = useOpenAt(id)
  return (
    <article className={classNames(styles.row, className)}>
      <details ref={ref} name={group}>
        <summary className={classNames(styles.summary, summaryClass)}>{summary}</summary>
        <div id={id} className={styles.inside}>
          {children}
        </div>
      </details>
      {tool && <ItemTool>{tool}</ItemTool>}
    </article>
  )
}

/** A control beside a row, away from its name: `--tool-top` says where, in a narrow window it is at the foot. */
export function ItemTool({ children }: { children: ReactNode }) {
  return <div className={styles.tool}>{children}</div>
}
