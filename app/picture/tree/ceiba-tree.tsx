import type { CSSProperties } from 'react'
import treeFile from '#art/tree/ceiba-tree.svg'
import { CROWN, TREE_BOX } from '#art/tree/crown.ts'
import styles from './ceiba-tree.module.css'

interface CeibaTreeProps {
  /**
   * `whole`: the sun is the crown; `bare`: a dotted ring waits for it; `fallen`: it has rolled off and is on the
   * ground.
   */
  state: 'whole' | 'bare' | 'fallen'
  /** How far a whole tree's sun still has to rise, in units of the drawing: from 560 on it is below the ground. */
  sunDrop?: number
  /** False draws the branches only. */
  leaves?: boolean
  className?: string
}

/** The large ceiba, as wide as its container allows. Its lower edge is the ground, to be covered by hills. */
export function CeibaTree({ state, sunDrop = 0, leaves = true, className = '' }: CeibaTreeProps) {
  const { x, y, width, height } = TREE_BOX
  const room = state === 'fallen' ? 350 : 0
  return (
    <svg
      className={`${styles.tree} ${className}`}
      viewBox={`${x} ${y} ${width + room} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {state === 'whole' && (
        <circle
          className={styles.sun}
          cx={CROWN.x}
          cy={CROWN.y}
          r={CROWN.r}
          style={sunDrop ? ({ '--drop': `${sunDrop}px` } as CSSProperties) : undefined}
        />
      )}
      {state === 'bare' && <circle className={styles.ring} cx={CROWN.x} cy={CROWN.y} r={CROWN.r - 4} />}
      {state === 'fallen' && <circle className={styles.sun} cx="470" cy="-172" r="185" />}
      <use href={`${treeFile}#${leaves ? 'tree' : 'wood'}`} />
    </svg>
  )
}
