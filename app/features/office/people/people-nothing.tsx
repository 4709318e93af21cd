import { ListNothing } from '#app/features/office/desk/list-nothing.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'

const words = {
  closed: [m.office_people_closed_title, m.office_people_closed],
  away: [m.office_away_title, m.office_away],
  filtered: [m.office_people_none, m.office_people_none_hint],
  empty: [m.office_people_none_yet, m.office_people_none_yet_hint],
} as const

interface PeopleNothingProps {
  /** Not permitted, server unreachable, no match for the name, or an empty group. */
  kind: keyof typeof words
  onRetry?: () => void
}

/** Explains an empty list of people, and what to do. */
export function PeopleNothing({ kind, onRetry }: PeopleNothingProps) {
  const [title, line] = words[kind]
  return (
    <ListNothing title={title()} line={line()} isAway={kind === 'away'} isPage={kind === 'closed'}>
      {kind === 'closed' && (
        <SecondaryButton size="sm" to={links.office()}>
          {m.office_back()}
        </SecondaryButton>
      )}
      {kind === 'away' && (
        <SecondaryButton size="sm" onClick={onRetry}>
          {m.office_retry()}
        </SecondaryButton>
      )}
      {(kind === 'filtered' || kind === 'empty') && (
        <SecondaryButton size="sm" to={links.officePeople()}>
          {m.office_people_see_all()}
        </SecondaryButton>
      )}
    </ListNothing>
  )
}
