import { apiLocale } from '#app/client/api-client/calls.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import type { BookingView } from '#app/features/money/booking/booking-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatHour } from '#app/text/format-due.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './booking-summary.module.css'

interface BookingUnsureProps {
  planId: number
  planner: NonNullable<BookingView['planner']>
  isSigned: boolean
}

/** The planner to ask before and after signing, with their local time. */
export function BookingUnsure({ planId, planner, isSigned }: BookingUnsureProps) {
  const { name, firstName, timeZone } = planner
  const { data } = usePrivateQuery('GET /api/private/plan/{id}', {
    path: { id: planId },
    query: { locale: apiLocale() },
  })
  const time = formatHour(new Date(), getLocale(), timeZone)
  return (
    <div className={styles.unsure}>
      <Avatar name={name} src={data?.planner?.portrait ?? null} />
      <Text size="small">
        <b>{isSigned ? m.booking_question() : m.booking_unsure()}</b>{' '}
        {isSigned
          ? m.booking_question_line({ name: firstName, time })
          : m.booking_unsure_line({ name: firstName, time })}{' '}
        <TextLink to={links.tripMessages(planId, '#newest')}>
          {m.booking_unsure_write({ name: firstName })}
        </TextLink>
      </Text>
    </div>
  )
}
