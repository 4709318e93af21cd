import type { OpenMatter } from '#app/features/money/booking/booking-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import styles from './open-matters.module.css'

function wordsOf({ code, name, instead }: OpenMatter): string {
  switch (code) {
    case 'swap':
      return m.open_swap({ name, instead: instead ?? '' })
    case 'left_out':
      return m.open_left_out({ name })
    case 'put_back':
      return m.open_put_back({ name })
    case 'taken_back':
      return m.open_taken_back({ name })
    case 'question':
      return m.open_question({ name })
    case 'price':
      return name === '' ? m.open_price_all() : m.open_price({ name })
  }
}

interface OpenMattersProps {
  matters: readonly OpenMatter[]
  /** First name of the planner with whom they are open; null if nobody has the plan. */
  planner: string | null
  /** Whether the page says so already. */
  isTitled?: boolean
}

/** Why a proposal cannot be signed yet: what is open, and with whom. */
export function OpenMatters({ matters, planner, isTitled = false }: OpenMattersProps) {
  return (
    <div className={styles.open}>
      {!isTitled && (
        <p className={styles.head}>
          <Icon name="clock" />
          <b>{m.open_title()}</b>
        </p>
      )}
      <p>{planner === null ? m.open_with_planner() : m.open_with({ name: planner })}</p>
      <ul>
        {matters.map(matter => (
          <li key={`${matter.code} ${matter.line}`}>{wordsOf(matter)}</li>
        ))}
      </ul>
    </div>
  )
}
