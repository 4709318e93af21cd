import { useEffect, useState } from 'react'
import type { AwayNote } from '#app/features/people/calendar/calendar.ts'
import { m } from '#app/paraglide/messages.js'
import type { PhotoData } from '#app/picture/photo/photo-schema.ts'
import { Portrait } from '#app/picture/portrait.tsx'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './answerer.module.css'

/** The planner who answers questions about a country. */
export interface Answerer {
  fkey: string
  name: string
  firstName: string
  place: string
  portraitVersion: string
  photo: PhotoData | null
  /** Running and coming absences. */
  away: AwayNote[]
}

/** The time at which the page was opened; null on the server, because pages are cached. */
function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => setNow(Date.now()), [])
  return now
}

/** Shows who will read the question. Without a planner it shows the office, which has no portrait. */
export function AnswererPanel({ answerer }: { answerer: Answerer | null }) {
  const now = useNow()
  const away = now && answerer?.away.find(({ from, to }) => from <= now && now < to)
  return (
    <div className={styles.panel}>
      {answerer ? (
        <Portrait
          key={answerer.fkey}
          person={answerer}
          shape="5x6"
          sizes="(width >= 64rem) 24rem, 4.5rem"
          className={styles.face}
        />
      ) : (
        <div className={styles.sun} />
      )}
      <div className={styles.words} aria-live="polite">
        <Display as="p" size={24}>
          {titleOf(answerer, Boolean(away))}
        </Display>
        {answerer && (
          <Text size="small" as="span">
            {away ? away.words : m.contact_answers_place({ place: answerer.place })}
          </Text>
        )}
      </div>
    </div>
  )
}

function titleOf(answerer: Answerer | null, isAway: boolean): string {
  if (!answerer) return m.contact_office_answers()
  return isAway ? answerer.name : m.contact_answers({ name: answerer.firstName })
}
