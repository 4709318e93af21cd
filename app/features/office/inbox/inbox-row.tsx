import type { Ref } from 'react'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { Kbd } from '#app/features/office/desk/key-strip.tsx'
import { clockWords, sunHeight } from '#app/features/office/desk/office-clock.ts'
import { PlannerFace } from '#app/features/office/desk/planner-face.tsx'
import { SettingSun } from '#app/features/office/desk/setting-sun.tsx'
import { doubtWords } from '#app/features/plan/handling/handling-words.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import styles from './inbox-row.module.css'
import type { InboxRow } from './inbox-words.ts'
import { standingWords, whereAndWho } from './inbox-words.ts'

interface InboxRowProps {
  row: InboxRow
  now: Date
  isChosen: boolean
  isMarked: boolean
  /** Message of a claim that a colleague was faster with. */
  note: string | undefined
  canClaim: boolean
  onChoose: () => void
  onMark: () => void
  onClaim: () => void
  ref: Ref<HTMLAnchorElement> | undefined
}

/** A row of the inbox: due time, name and first words, country, stage, and planner. */
export function InboxPlan(props: InboxRowProps) {
  const { row, now, isChosen, isMarked, note, canClaim, onChoose, onMark, onClaim, ref } = props
  const desk = useDesk()
  const isLate = row.group === 'late'
  const isDue = isLate || ['today', 'nobody', 'later'].includes(row.group)
  return (
    <li className={classNames(styles.row, isChosen && styles.chosen, isLate && styles.late)}>
      <label className={styles.mark}>
        <input
          type="checkbox"
          checked={isMarked}
          onChange={onMark}
          aria-label={m.office_mark({ name: row.name })}
        />
        {isDue && <SettingSun height={sunHeight(row, now)} isLate={isLate} />}
      </label>
      <span className={styles.clock}>{clockWords(row, now)}</span>
      <Anchor
        to={links.officePlan(row.id)}
        className={styles.name}
        ref={ref}
        data-focus={`plan ${row.id}`}
        onFocus={onChoose}
        aria-current={isChosen ? 'true' : undefined}
      >
        <b dir="auto">{row.name}</b>
        <span dir="auto">{note ?? row.words}</span>
      </Anchor>
      <span className={styles.where}>
        {whereAndWho(desk, row)}
        {row.isDoubtful && <i className={styles.doubt}>{doubtWords(row)}</i>}
        {row.isSample && <i className={styles.sample}>{m.office_sample()}</i>}
      </span>
      <span className={styles.more}>{standingWords(row)}</span>
      <span className={styles.who}>
        {row.present.map(name => (
          <span key={name} className={styles.here} title={m.office_here({ name })}>
            <span className={styles.hidden}>{m.office_here({ name })}</span>
          </span>
        ))}
        {row.planner ? (
          <PlannerFace planner={row.planner} isNamed />
        ) : (
          canClaim && (
            <button
              type="button"
              className={styles.claim}
              onClick={onClaim}
              aria-label={m.office_claim_of({ name: row.name })}
            >
              {m.office_claim()}
              <Kbd>C</Kbd>
            </button>
          )
        )}
      </span>
    </li>
  )
}
