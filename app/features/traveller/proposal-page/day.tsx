import { useState } from 'react'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { dateOfDay } from '#app/features/proposal/pace/pace.ts'
import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { isAcceptedDay } from '#app/features/traveller/proposal/accepted-days.ts'
import styles from '#app/features/traveller/proposal/day.module.css'
import { DayFacts } from '#app/features/traveller/proposal/day-facts.tsx'
import { longDay } from '#app/features/traveller/proposal/proposal-dates.ts'
import type { LineAnswers } from '#app/features/traveller/proposal/use-line-answers.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Text } from '#app/ui/text.tsx'
import type { ProposalDay } from '#database/values/proposal-content.ts'
import { Alternatives } from './alternatives.tsx'
import { AskLine } from './ask-line.tsx'

interface DayProps {
  id: string
  index: number
  /** The day with the chosen alternatives. */
  day: ProposalDay
  isNew: boolean
  proposal: OwnProposal
  lines: LineAnswers
}

function tagOf(isTalking: boolean, isNew: boolean, number: number): string | null {
  if (isTalking) return m.proposal_talking()
  return isNew ? m.proposal_new_in({ number }) : null
}

/** One day: accept it, choose alternatives, or ask. */
export function Day({ id, index, day, isNew, proposal, lines }: DayProps) {
  const { content, facts, pictures, number } = proposal
  const { isOpen, say } = lines
  const [once] = useState(oneAtATime)
  const line = `day:${day.id}`
  const isAccepted = isAcceptedDay(proposal, lines, day.id)
  const isTalking = proposal.questions.some(({ pin }) => pin?.line === line)
  const date = dateOfDay(content.startsOn, index)
  const name = day.title || (facts.places[day.place]?.name ?? day.place)
  const tag = tagOf(isTalking, isNew, number)
  const picture = pictures[index]
  return (
    <li id={id} className={`${styles.day} ${tag ? styles.marked : ''}`}>
      <button
        type="button"
        className={styles.tick}
        aria-pressed={isAccepted}
        aria-label={m.proposal_accept_day({ day: name })}
        disabled={!isOpen}
        onClick={() => void once(() => say({ line, answer: isAccepted ? 'open' : 'accept' }))}
      >
        {isAccepted && <Icon name="check-bold" />}
      </button>
      <article className={styles.words}>
        <header className={styles.head}>
          <p className={styles.when}>
            <b>{m.itinerary_day({ number: index + 1 })}</b>
            <span>{facts.places[day.place]?.name ?? day.place}</span>
            {date && <span>{longDay(date)}</span>}
          </p>
          {tag && <span className={styles.tag}>{tag}</span>}
        </header>
        <Display as="h3" size={24}>
          {name}
        </Display>
        {picture && (
          <PictureFrame picture={picture} ratio="21x9" sizes="40rem" decorative className={styles.picture} />
        )}
        {day.story !== '' && <Text className={styles.story}>{day.story}</Text>}
        <DayFacts day={day} />
        {alternativeLines(day).map(each => (
          <Alternatives key={each} line={each} proposal={proposal} lines={lines} />
        ))}
        {isOpen && <AskLine line={line} about={name} lines={lines} />}
      </article>
    </li>
  )
}

/** The lines of a day that have alternatives. */
function alternativeLines({ id, hotel, activities }: ProposalDay): string[] {
  return [
    ...(hotel && hotel.alternatives.length > 0 ? [`hotel:${id}`] : []),
    ...activities
      .filter(({ alternatives }) => alternatives.length > 0)
      .map(activity => `activity:${activity.id}`),
  ]
}
