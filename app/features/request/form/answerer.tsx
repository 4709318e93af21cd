import type { PlannerTime } from '#app/features/people/calendar/promise.ts'
import { usePromisedHour } from '#app/features/people/calendar/use-promised-hour.ts'
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
  /** Null where the hours of a page's planner are not known. */
  time: PlannerTime | null
}

interface AnswererPanelProps {
  answerer: Answerer | null
  /** No country is chosen yet. */
  isOpen: boolean
  isSent: boolean
}

/** Shows who will read the question. Without a planner it shows the office, which has no portrait. */
export function AnswererPanel({ answerer, isOpen, isSent }: AnswererPanelProps) {
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
        {answerer ? (
          <Promised answerer={answerer} isSent={isSent} />
        ) : (
          <Display as="p" size={24}>
            {isOpen ? m.contact_country_decides() : m.contact_office_answers()}
          </Display>
        )}
      </div>
    </div>
  )
}

function Promised({ answerer, isSent }: { answerer: Answerer; isSent: boolean }) {
  const { hour, sent, here } = usePromisedHour(answerer, answerer.time)
  return (
    <>
      <Display as="p" size={24}>
        {isSent ? sent : hour}
      </Display>
      <Text size="small" as="span">
        {here}
      </Text>
    </>
  )
}
