import type { ReactNode } from 'react'
import { CeibaTree } from '#app/picture/tree/ceiba-tree.tsx'
import { Display } from '#app/ui/display.tsx'
import styles from './list-nothing.module.css'

interface ListNothingProps {
  title: string
  line: string
  /** The server is unreachable. */
  isAway?: boolean
  /** It is the whole page, so its title is the h1. */
  isPage?: boolean
  /** Actions. */
  children?: ReactNode
}

/** Explains an empty list, and what to do. */
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
