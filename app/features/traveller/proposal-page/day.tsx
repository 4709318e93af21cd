import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { dateOfDay } from '#app/features/proposal/proposal/pace.ts'
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
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import type { ProposalDay } from '#database/values/proposal-content.ts'
import { Alternatives } from './alternatives.tsx'

interface AskLineProps {
  line: string
  /** Name of the line. */
  about: string
  lines: LineAnswers
}

/** A question pinned to a line. The text stays until it is sent. */
function AskLine({ line, about, lines: { say } }: AskLineProps) {
  const id = useId()
  const [isAsking, setIsAsking] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [once] = useState(oneAtATime)
  const [isUnsent, setIsUnsent] = useState(false)
  const [body, setBody] = useState('')
  const ask = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)

  // The focused button was removed when the form opened or closed.
  useEffect(() => {
    if (isAsking) document.getElementById(id)?.focus()
    else if (wasAsking.current) ask.current?.focus()
    wasAsking.current = isAsking
  }, [id, isAsking])

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (body.trim() === '') return
    setIsSending(true)
    setIsUnsent(false)
    const isSent = await once(() => say({ line, answer: 'ask', body }))
    if (isSent === undefined) return
    setIsSending(false)
    setIsUnsent(!isSent)
    if (!isSent) return
    setBody('')
    setIsAsking(false)
  }

  if (!isAsking)
    return (
      <p className={styles.ask}>
        <TertiaryButton ref={ask} icon="chat-circle-text" onClick={() => setIsAsking(true)}>
          {m.proposal_ask()}
        </TertiaryButton>
      </p>
    )
  return (
    <form onSubmit={send} className={styles.asking}>
      <TextArea
        id={id}
        label={m.proposal_ask_about({ name: about })}
        rows={3}
        required
        maxLength={20_000}
        value={body}
        onChange={event => setBody(event.currentTarget.value)}
      />
      {isUnsent && <Note kind="error">{m.proposal_failed()}</Note>}
      <p className={styles.buttons}>
        <SecondaryButton type="submit" size="sm" icon="paper-plane-tilt-bold" aria-busy={isSending}>
          {m.proposal_send()}
        </SecondaryButton>
        <TertiaryButton onClick={() => setIsAsking(false)}>{m.proposal_not_now()}</TertiaryButton>
      </p>
    </form>
  )
}

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
