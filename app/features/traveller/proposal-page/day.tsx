import { useEffect, useId, useRef, useState } from 'react'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { readText } from '#app/features/conversation/thread/saved-text.ts'
import { useComposer } from '#app/features/conversation/thread/use-composer.ts'
import { dateOfDay } from '#app/features/proposal/proposal/pace.ts'
import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { isMissing, nameOfStanding, reopenedWords } from '#app/features/traveller/proposal/change-words.ts'
import styles from '#app/features/traveller/proposal/day.module.css'
import { DayFacts } from '#app/features/traveller/proposal/day-facts.tsx'
import { longDay } from '#app/features/traveller/proposal/proposal-days.ts'
import { isAcceptedDay, type LineAnswers } from '#app/features/traveller/proposal/use-line-answers.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { ProposalActivity, ProposalDay } from '#database/values/proposal-content.ts'
import { Alternatives } from './alternatives.tsx'
import { LeaveOut, LeftOut } from './left-out.tsx'

interface AskLineProps {
  line: string
  /** Name of the line. */
  about: string
  proposal: OwnProposal
  lines: LineAnswers
}

/** Under which a question is saved: of the line in whatever draft it stands, so that it is not lost with the draft. */
function questionName(planId: number, line: string): string {
  return `question-${planId}-${line}`
}

/** What was typed and not sent before a newer draft came, or before this one was signed. */
function UnsentQuestion({
  line,
  proposal: { planId, number, latest },
}: Pick<AskLineProps, 'line' | 'proposal'>) {
  const [body, setBody] = useState('')
  useEffect(() => setBody(readText(questionName(planId, line)).body), [planId, line])
  if (body === '') return null
  return (
    <Note kind="wait">
      {m.proposal_question_unsent()} <q>{body}</q>{' '}
      {number < latest ? (
        <TextLink to={links.ownProposal(planId, latest)}>{m.proposal_newer({ latest })}</TextLink>
      ) : (
        <TextLink to={links.tripMessages(planId, '#newest')}>{m.proposal_whole_conversation()}</TextLink>
      )}
    </Note>
  )
}

/** A question pinned to a line. The text is saved on this device until it is sent. */
function AskLine({ line, about, proposal: { planId }, lines: { say } }: AskLineProps) {
  const id = useId()
  const name = questionName(planId, line)
  const [isAsking, setIsAsking] = useState(false)
  const ask = useRef<HTMLButtonElement>(null)
  const wasPressed = useRef(false)
  const { body, setBody, isSaved, isSending, problem, send } = useComposer({
    name,
    deliver: async (text, key) => {
      if (!(await say({ line, answer: 'ask', body: text, key })))
        throw new Error('the question was not stored')
    },
    onSent: () => toggle(false),
  })

  function toggle(isOpen: boolean): void {
    wasPressed.current = true
    setIsAsking(isOpen)
  }

  // A question begun before a reload is shown again.
  useEffect(() => setIsAsking(readText(name).body !== ''), [name])
  // The focused button was removed when the form opened or closed.
  useEffect(() => {
    if (!wasPressed.current) return
    if (isAsking) document.getElementById(id)?.focus()
    else ask.current?.focus()
  }, [id, isAsking])

  if (!isAsking)
    return (
      <p className={styles.ask}>
        <TertiaryButton ref={ask} icon="chat-circle-text" onClick={() => toggle(true)}>
          {m.proposal_ask()}
        </TertiaryButton>
      </p>
    )
  return (
    <form
      className={styles.asking}
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        id={id}
        label={m.proposal_ask_about({ name: about })}
        rows={3}
        required
        maxLength={20_000}
        value={body}
        readOnly={isSending}
        onChange={event => setBody(event.currentTarget.value)}
      />
      {problem && problem !== 'empty' && <Note kind="error">{m.proposal_failed()}</Note>}
      {body !== '' && (
        <Text tone="quiet">{isSaved ? m.conversation_saved() : m.conversation_saved_other()}</Text>
      )}
      <p className={styles.buttons}>
        <SecondaryButton type="submit" size="sm" icon="paper-plane-tilt-bold" aria-busy={isSending}>
          {m.proposal_send()}
        </SecondaryButton>
        <TertiaryButton onClick={() => toggle(false)}>{m.proposal_not_now()}</TertiaryButton>
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

/** An activity: what it was chosen instead of, and whether it is left out. */
function Activity({ activity, words, day, proposal, lines }: ActivityProps) {
  const { id, name } = activity
  const line = `activity:${id}`
  const isOut = lines.answers.get(line)?.answer === 'decline'
  const standing = proposal.standings.find(each => each.line === line)
  // An accepted day is accepted with all that is in it.
  const canLeaveOut = lines.isOpen && lines.answers.get(`day:${day}`)?.answer !== 'accept'
  return (
    <>
      {isOut ? <del>{words}</del> : words}
      {isOut && <small> {m.standing_declined()}</small>}
      {standing?.state === 'settled' && standing.instead !== null && (
        <small> {m.standing_chosen({ instead: standing.instead })}</small>
      )}
      {(isOut || canLeaveOut) && lines.isOpen && (
        <>
          {' '}
          <LeaveOut line={line} name={name} lines={lines} />
        </>
      )}
    </>
  )
}

interface ActivityProps {
  activity: ProposalActivity
  words: string
  /** Id of its day. */
  day: string
  proposal: OwnProposal
  lines: LineAnswers
}

/** How a day and its parts stand since the drafts before: settled, or open again and why. */
function Standing({ day, proposal }: Pick<DayProps, 'day' | 'proposal'>) {
  const { standings, facts, number } = proposal
  const own = standings.filter(
    ({ line, day: of, since }) => since < number && (line === `day:${day.id}` || of === day.id),
  )
  const settled = own.find(({ line, state }) => line === `day:${day.id}` && state === 'settled')
  const isHouse = own.some(({ line, state }) => line === `hotel:${day.id}` && state === 'settled')
  const house = own.find(({ line }) => line === `hotel:${day.id}`)
  return (
    <>
      {settled && (
        <p className={styles.settled}>
          <Icon name="check-circle-fill" />
          {m.standing_settled({ since: settled.since })}
        </p>
      )}
      {isHouse && house && (
        <p className={styles.settled}>
          <Icon name="bed" />
          {house.instead === null
            ? m.standing_settled_of({ name: house.name, since: house.since })
            : m.standing_chosen_of({ name: house.name, instead: house.instead })}
        </p>
      )}
      {own
        .filter(({ state }) => state === 'reopened' || state === 'taken_back')
        .map(each => (
          <Note key={each.line} kind="wait" className={styles.reopened}>
            {reopenedWords(each, facts)}
          </Note>
        ))}
    </>
  )
}

/** One day: accept it, choose alternatives, leave something out, or ask. */
export function Day({ id, index, day, isNew, proposal, lines }: DayProps) {
  const { content, facts, pictures, number, standings } = proposal
  const { isOpen, say, answers } = lines
  const [once] = useState(oneAtATime)
  const line = `day:${day.id}`
  const isAccepted = isAcceptedDay(proposal, lines, day.id)
  const isOut = answers.get(line)?.answer === 'decline'
  const isTalking = proposal.questions.some(({ pin }) => pin?.line === line)
  const date = dateOfDay(content.startsOn, index)
  const name = day.title || (facts.places[day.place]?.name ?? day.place)
  const tag = tagOf(isTalking, isNew, number)
  const picture = pictures[index]
  const missing = standings.filter(each => each.day === day.id && isMissing(each))
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
          {isOut ? <del>{name}</del> : name}
        </Display>
        {isOut && <Text tone="quiet">{m.standing_declined()}</Text>}
        <Standing day={day} proposal={proposal} />
        {picture && (
          <PictureFrame picture={picture} ratio="21x9" sizes="40rem" decorative className={styles.picture} />
        )}
        {day.story !== '' && <Text className={styles.story}>{day.story}</Text>}
        <DayFacts
          day={day}
          activity={(activity, words) => (
            <Activity activity={activity} words={words} day={day.id} proposal={proposal} lines={lines} />
          )}
        />
        <LeftOut standings={missing} nameOf={each => nameOfStanding(each, facts)} lines={lines} />
        {alternativeLines(day).map(each => (
          <Alternatives key={each} line={each} proposal={proposal} lines={lines} />
        ))}
        {!isOpen && <UnsentQuestion line={line} proposal={proposal} />}
        {isOpen && (
          <div className={styles.ways}>
            <AskLine line={line} about={name} proposal={proposal} lines={lines} />
            {!isAccepted && <LeaveOut line={line} name={name} lines={lines} />}
          </div>
        )}
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
