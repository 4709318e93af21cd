import type { OpenVoteDay } from '#app/features/proposal/vote/vote-schema.ts'
import { longDay } from '#app/features/traveller/proposal/proposal-days.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { DayMark } from '#database/values/proposal-content.ts'
import styles from './vote-room.module.css'

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
export function VoteDay({ day, number, language, mark, onMark }: VoteDayProps) {
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
