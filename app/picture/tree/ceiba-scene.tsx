import type { ReactNode } from 'react'
import styles from './ceiba-scene.module.css'
import { CeibaTree } from './ceiba-tree.tsx'
import { Hills } from './hills.tsx'

interface CeibaSceneProps {
  state: 'whole' | 'fallen'
  /** Elements that drift past the tree. */
  children?: ReactNode
}

/**
 * The tree among its hills, behind a hero's text. It fills its container, which must be positioned, clip its overflow
 * and have the sky's colour; the text is on the left, below 1024 px above the tree.
 */
export function CeibaScene({ state, children }: CeibaSceneProps) {
  return (
    <div className={styles.scene} data-state={state}>
      <Hills variant="hero-far" className={styles.far} />
      <CeibaTree state={state} className={styles.tree} />
      <Hills variant="hero-near" className={styles.near} />
      {children}
    </div>
  )
}
