import type { OfficePlanner } from '#app/features/plan/handling/handling-schema.ts'
import { files } from '#app/links.ts'
import styles from './planner-face.module.css'

interface PlannerFaceProps {
  planner: Pick<OfficePlanner, 'fkey' | 'name' | 'portrait'>
  /** Whether the portrait needs the name as its text, because no name is beside it. */
  isNamed?: boolean
}

/** Small round portrait of a member of the staff. */
export function PlannerFace({ planner: { fkey, name, portrait }, isNamed = false }: PlannerFaceProps) {
  return (
    <span className={styles.face}>
      <img
        src={files.portrait(fkey, 'avatar', portrait)}
        alt={isNamed ? name : ''}
        title={isNamed ? name : undefined}
        width={80}
        height={80}
        loading="lazy"
        decoding="async"
      />
    </span>
  )
}

/** Initials on a sky-blue disc, for people without a portrait. */
export function Initials({ name }: { name: string }) {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map(word => word?.[0] ?? '').join('')
  return (
    <span className={styles.initials} aria-hidden="true">
      {letters}
    </span>
  )
}
