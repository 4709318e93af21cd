import { CeibaTree } from '#app/picture/tree/ceiba-tree.tsx'
import { Hills } from '#app/picture/tree/hills.tsx'
import styles from './planner-scene.module.css'
import { type Step, sunDropAt } from './planning.ts'

/** The ceiba in leaf only once the sun is its crown: at the last step. */
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
