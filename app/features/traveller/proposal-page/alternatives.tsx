import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { signedMinutes, signedMoney } from '#app/features/traveller/proposal/total-words.ts'
import type { LineAnswers } from '#app/features/traveller/proposal/use-line-answers.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { Alternative, ProposalContent } from '#database/values/proposal-content.ts'
import styles from './alternatives.module.css'

interface AlternativesProps {
  line: string
  proposal: OwnProposal
  lines: LineAnswers
}

/** The item of a line as sent, and its alternatives. */
function offerOf(
  { days }: ProposalContent,
  line: string,
): { name: string; alternatives: readonly Alternative[] } {
  const [kind, id] = line.split(':')
  const found =
    kind === 'hotel'
      ? days.find(day => day.id === id)?.hotel
      : days.flatMap(day => day.activities).find(activity => activity.id === id)
  return found ?? { name: '', alternatives: [] }
}

interface OptionProps {
  name: string
  value: string
  label: string
  why: string
  price: string
  minutes: string
  isChosen: boolean
  isOpen: boolean
  onChoose: () => void
}

function Option({ name, value, label, why, price, minutes, isChosen, isOpen, onChoose }: OptionProps) {
  return (
    <label className={styles.option}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={!isOpen}
        onChange={onChoose}
      />
      <span className={styles.what}>
        <b>{label}</b>
        {why !== '' && <span>{why}</span>}
      </span>
      <span className={styles.costs}>
        <b>{price}</b>
        <span>{minutes}</span>
      </span>
    </label>
  )
}

/** Alternatives of a line. A choice changes price and pace at once; it is binding once the planner confirms it. */
export function Alternatives({ line, proposal, lines: { answers, isOpen, say } }: AlternativesProps) {
  const { content, planner } = proposal
  const { name, alternatives } = offerOf(content, line)
  const chosen = alternatives.find(({ id }) => id === answers.get(line)?.alternative)
  const choose = (alternative: string | null) => void say({ line, answer: 'open', alternative })
  return (
    <details className={styles.swap} open={chosen !== undefined || undefined}>
      <summary>
        <Icon name="arrows-down-up" />
        <span className={styles.way}>{m.proposal_other_ways({ count: alternatives.length })}</span>
      </summary>
      <fieldset className={styles.options}>
        <legend>
          <VisuallyHidden>{m.proposal_choose_for({ name })}</VisuallyHidden>
        </legend>
        <Option
          name={line}
          value=""
          label={name}
          why={m.proposal_choice_of({ name: planner?.firstName ?? '' })}
          price={m.proposal_in_the_price()}
          minutes=""
          isChosen={!chosen}
          isOpen={isOpen}
          onChoose={() => choose(null)}
        />
        {alternatives.map(({ id, name: label, why, priceDeltaMinor, minutesDelta }) => (
          <Option
            key={id}
            name={line}
            value={id}
            label={label}
            why={why}
            price={
              priceDeltaMinor === null
                ? m.proposal_unknown()
                : priceDeltaMinor === 0
                  ? m.proposal_same_price()
                  : signedMoney(priceDeltaMinor, content.currency)
            }
            minutes={
              minutesDelta === 0
                ? m.proposal_same_driving()
                : m.proposal_minutes_driving({ minutes: signedMinutes(minutesDelta) })
            }
            isChosen={chosen?.id === id}
            isOpen={isOpen}
            onChoose={() => choose(id)}
          />
        ))}
      </fieldset>
      {chosen && (
        <p className={styles.note} role="status">
          {m.proposal_your_swap({ name: planner?.firstName ?? '' })}
        </p>
      )}
    </details>
  )
}
