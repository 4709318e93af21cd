import type { ReactNode } from 'react'
import { CeibaTree } from '#app/picture/tree/ceiba-tree.tsx'
import { Display } from '#app/ui/display.tsx'
import styles from './list-nothing.module.css'

interface ListNothingProps {
  title: string
  line: string
  /** The server cannot be reached. */
  isAway?: boolean
  /** It stands alone: its title is the page's. */
  isPage?: boolean
  /** What one can do. */
  children?: ReactNode
}

/** Why a list has no rows, and what one can do. */
export function ListNothing({ title, line, isAway = false, isPage = false, children }: ListNothingProps) {
  return (
    <div className={styles.nothing}>
      <CeibaTree state={isAway ? 'fallen' : 'bare'} className={styles.tree} />
      <div className={styles.words}>
        <Display as={isPage ? 'h1' : 'h2'} size={24}>
          {title}
        </Display>
        <p>{line}</p>
        {children}
      </div>
    </div>
  )
}
