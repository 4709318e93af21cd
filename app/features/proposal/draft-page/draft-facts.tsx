import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import styles from './draft-facts.module.css'
import type { ShownProposal } from './draft-page-schema.ts'
import { paceWords } from './draft-words.ts'

/** What may rule a draft out, in the same order in each: the pace, the road, the water and the air, the height. */
export function DraftFacts({ draft }: { draft: ShownProposal }) {
  const { longestMinutes, longestDrive, flights, boats, highestBed } = draft.figures
  return (
    <ul className={styles.facts} aria-label={m.first_draft_facts()}>
      {paceWords(draft).map(({ text, grade }) => (
        <li key={text} className={styles[grade]}>
          <Icon name={grade === 'good' ? 'check-bold' : 'warning-fill'} />
          {text}
        </li>
      ))}
      <li>
        <Icon name="car" />
        {longestMinutes === 0
          ? m.first_draft_fact_drive_none()
          : m.first_draft_fact_drive({ time: longestDrive })}
      </li>
      <li>
        <Icon name={flights > 0 || boats === 0 ? 'airplane-tilt' : 'boat'} />
        {flights + boats === 0 ? m.first_draft_fact_none() : m.first_draft_fact_ways({ flights, boats })}
      </li>
      <li>
        <Icon name="mountains" />
        {m.first_draft_fact_bed({ height: highestBed })}
      </li>
    </ul>
  )
}
