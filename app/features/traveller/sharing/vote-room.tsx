import { type SyntheticEvent, useState } from 'react'
import type { OpenVote, OpenVoteDay } from '#app/features/proposal/vote/vote-schema.ts'
import { longDay } from '#app/features/traveller/proposal/proposal-days.ts'
import { moneyOf } from '#app/features/traveller/proposal/total-words.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { currencySign } from '#app/text/figures.ts'
import { firstName } from '#app/text/names.ts'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Section } from '#app/ui/section.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { DayMark } from '#database/values/proposal-content.ts'
import type { RefusedBallot } from './ballot.ts'
import { DayMarks } from './day-marks.tsx'
import { useBallot } from './use-ballot.ts'
import styles from './vote-room.module.css'
import { Voters } from './voters.tsx'

interface VoteRoomProps {
  voteKey: string
  vote: OpenVote
  /** ID for a new companion. */
  companion: string
  /** A ballot that was posted without script and refused. */
  refused: RefusedBallot | null
  /** Whether a form posted without script was stored. */
  isTaken: boolean
}

/** The page where companions vote, without an account (design 15, vote). */
export function VoteRoom({ voteKey, vote: before, companion, refused, isTaken: wasTaken }: VoteRoomProps) {
  const room = useBallot(voteKey, before, { companion, refused })
  const { ballot, vote, forget } = room
  const [isChanging, setIsChanging] = useState(false)
  const [isTaken, setIsTaken] = useState(wasTaken)
  const isIn = (ballot.isSent || isTaken) && !isChanging

  function letSomebodyElse(): void {
    setIsTaken(false)
    forget()
  }
  return (
    <div>
      <Section tone="mist" rhythm="tight">
        <Wrap className={styles.top}>
          <div>
            <Display as="h1" size={64}>
              {vote.isClosed ? m.vote_closed() : m.vote_page_title()}
            </Display>
            <Text size="lead">
              {vote.isClosed ? m.vote_closed_lead() : m.vote_page_lead({ voters: vote.voters })}
            </Text>
          </div>
          <div>
            <Display as="p" size={24} lang={vote.locale}>
              {vote.title}
            </Display>
            <p aria-live="polite">{m.vote_standing({ answers: vote.answers, voters: vote.voters })}</p>
            <Voters names={vote.names} voters={vote.voters} own={vote.isClosed ? undefined : ownSeat(room)} />
          </div>
        </Wrap>
      </Section>
      {vote.isClosed && <VoteCounts vote={vote} />}
      {!vote.isClosed && isIn && (
        <Section rhythm="tight">
          <Wrap className={styles.in} role="status">
            <Display size={44}>
              {ballot.name === '' ? m.vote_in_short() : m.vote_in({ name: ballot.name })}
            </Display>
            {/* Only the browser that stored a ballot can replace it; from another it would count as a second one. */}
            {ballot.isSent && <Text>{m.vote_in_lead()}</Text>}
            <p className={styles.do}>
              {ballot.isSent && (
                <SecondaryButton icon="pencil-simple" onClick={() => setIsChanging(true)}>
                  {m.vote_change()}
                </SecondaryButton>
              )}
              <TertiaryButton onClick={letSomebodyElse}>{m.vote_somebody_else()}</TertiaryButton>
            </p>
          </Wrap>
        </Section>
      )}
      {!vote.isClosed && !isIn && <BallotForm room={room} onSent={() => setIsChanging(false)} />}
    </div>
  )
}

/** The seat of this browser's companion among the voters. */
function ownSeat({ ballot, vote }: ReturnType<typeof useBallot>) {
  const marked = Object.keys(ballot.marks).length
  return {
    name: ballot.isSent ? firstName(ballot.name) : null,
    progress: m.vote_voter_marked({ marked, days: vote.days.length }),
  }
}

interface BallotFormProps {
  room: ReturnType<typeof useBallot>
  onSent: () => void
}

const options = [
  ['yes', 'check-bold', m.vote_yes],
  ['ask', 'chat-circle-text', m.vote_ask],
  ['rather_not', 'x-bold', m.vote_rather_not],
] as const

interface VoteDayProps {
  day: OpenVoteDay
  number: number
  /** The language of the planner's text, whatever that of the page. */
  language: string
  mark: DayMark | undefined
  onMark: (mark: DayMark) => void
}

/** One day with the buttons to mark it. */
function VoteDay({ day, number, language, mark, onMark }: VoteDayProps) {
  const { id, title, place, story, date, picture } = day
  return (
    <li className={styles.day}>
      {picture && (
        <PictureFrame
          picture={picture}
          ratio="4x3"
          sizes="(width < 48rem) 100vw, 28rem"
          decorative
          className={styles.picture}
        />
      )}
      <div>
        <Text size="fine" tone="quiet">
          {[m.itinerary_day({ number }), place, date && longDay(date)].filter(Boolean).join(', ')}
        </Text>
        <Display as="h2" size={24} lang={language}>
          {title}
        </Display>
        {story !== '' && (
          <Text className={styles.story} lang={language}>
            {story}
          </Text>
        )}
      </div>
      <fieldset className={styles.marks}>
        <legend>
          <VisuallyHidden>{m.vote_of_day({ day: title })}</VisuallyHidden>
        </legend>
        {options.map(([value, icon, name]) => (
          <label key={value}>
            <input
              type="radio"
              name={`mark:${id}`}
              value={value}
              checked={mark === value}
              onChange={() => onMark(value)}
            />
            <Icon name={icon} />
            <span>{name()}</span>
          </label>
        ))}
      </fieldset>
    </li>
  )
}

function BallotForm({ room, onSent }: BallotFormProps) {
  const { ballot, vote, problem, isSending, change, send } = room
  const { eachMinor, currency } = vote

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (await send()) onSent()
  }

  return (
    <form method="post" onSubmit={event => void submit(event)} noValidate>
      <input type="hidden" name="companion" value={ballot.companion} />
      <Section rhythm="tight">
        <Wrap>
          <ol className={styles.days}>
            {vote.days.map((day, i) => (
              <VoteDay
                key={day.id}
                day={day}
                number={i + 1}
                language={vote.locale}
                mark={ballot.marks[day.id]}
                onMark={mark => change({ marks: { ...ballot.marks, [day.id]: mark } })}
              />
            ))}
          </ol>
          <div className={styles.end}>
            <TextField
              label={m.vote_name()}
              hint={m.vote_name_hint()}
              error={problem === 'name' ? m.vote_missing_name() : undefined}
              name="name"
              autoComplete="given-name"
              maxLength={60}
              required
              value={ballot.name}
              onChange={event => change({ name: event.currentTarget.value })}
            />
            <TextField
              label={m.vote_ceiling({ currency: currencySign(currency) })}
              hint={
                eachMinor === null
                  ? m.vote_ceiling_hint_open()
                  : m.vote_ceiling_hint({ each: moneyOf(eachMinor, currency) })
              }
              error={problem === 'ceiling' ? m.vote_bad_ceiling() : undefined}
              name="ceiling"
              inputMode="numeric"
              autoComplete="off"
              maxLength={15}
              value={ballot.ceiling}
              onChange={event => change({ ceiling: event.currentTarget.value })}
            />
            {problem === 'failed' && <Note kind="error">{m.vote_failed()}</Note>}
            {problem === 'many' && <Note kind="error">{m.vote_many()}</Note>}
            <div>
              <Button type="submit" icon="check-bold" loading={isSending}>
                {m.vote_done()}
              </Button>
            </div>
            <Text size="fine" tone="quiet">
              {m.vote_in_lead()}
            </Text>
          </div>
        </Wrap>
      </Section>
    </form>
  )
}

/** Counts of a closed vote, the most wanted days first (design 15, vote revealed). */
function VoteCounts({ vote: { days, counts, locale } }: { vote: OpenVote }) {
  if (!counts) {
    return (
      <Section rhythm="tight">
        <Wrap>
          <Text>{m.vote_too_few()}</Text>
        </Wrap>
      </Section>
    )
  }
  const wanted = counts.toSorted((a, b) => b.yes - a.yes || a.ratherNot - b.ratherNot)
  return (
    <Section rhythm="tight">
      <Wrap className={styles.counts}>
        <Display as="h2" size={30}>
          {m.vote_most_wanted()}
        </Display>
        <ol>
          {wanted.map(count => {
            const index = days.findIndex(({ id }) => id === count.day)
            const day = days[index]
            return (
              day && (
                <li key={day.id}>
                  {day.picture && (
                    <PictureFrame
                      picture={day.picture}
                      ratio="4x3"
                      sizes="7rem"
                      decorative
                      className={styles.picture}
                    />
                  )}
                  <span className={styles.voteCountsDay}>
                    <b lang={locale}>{day.title}</b>
                    <small>{m.itinerary_day({ number: index + 1 })}</small>
                  </span>
                  <DayMarks count={count} />
                </li>
              )
            )
          })}
        </ol>
        <Text size="fine" tone="quiet">
          {m.vote_counts()}
        </Text>
      </Wrap>
    </Section>
  )
}
