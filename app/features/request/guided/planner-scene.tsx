import { CeibaTree } from '#app/picture/tree/ceiba-tree.tsx'
import { Hills } from '#app/picture/tree/hills.tsx'
import styles from './planner-scene.module.css'
import { type Step, sunDropAt } from './planning.ts'

/** The sun rises with each step; at the last it becomes the ceiba's crown, and the tree is in leaf. */
export function PlannerScene({ step }: { step: Step }) {
  const drop = sunDropAt(step)
  return (
    <div className={styles.scene} aria-hidden="true">
      <Hills variant="hero-far" className={styles.far} />
      <CeibaTree state="whole" sunDrop={drop} leaves={drop === 0} className={styles.tree} />
      <Hills variant="hero-near" className={styles.near} />
    </div>
  )
}
