import type { ReactNode } from 'react'
import styles from './ceiba-scene.module.css'
import { CeibaTree } from './ceiba-tree.tsx'
import { Hills } from './hills.tsx'

interface CeibaSceneProps {
  state: 'whole' | 'fallen'
  /** What drifts past the tree. */
  children?: ReactNode
}

/**
 * The tree among its hills, behind the words of a hero. It fills its box, which must be positioned, clip
 * its overflow and be sky; the words stand on the left, from 1024 px down above the tree.
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
