import type { ReactNode } from 'react'
import type { Receipt } from '#app/features/plan/core/plan-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { AnswerClock } from '#app/picture/sun-path/sun-path.ts'
import { SunPath } from '#app/picture/sun-path/sun-path.tsx'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { Text } from '#app/ui/text.tsx'
import { ReceiptDaysOff, ReceiptLead, usePresent } from './receipt-lead.tsx'
import { ReceiptSplit } from './receipt-split.tsx'
import { receiptSteps } from './receipt-steps.ts'
import { ReceiptSteps } from './receipt-steps.tsx'

interface ReceiptProgressProps {
  receipt: Pick<Receipt, 'reader' | 'country'>
  /** Null while no answer time is promised. */
  clock: AnswerClock | null
  /** Time of the server's response. */
  askedAt: string
  justSent?: boolean
  /** Shown between the lead and the steps. */
  quote?: ReactNode
  /** Shown below the steps. */
  children: ReactNode
}

/** Shows who has a request, until when, and the next steps, beside the planner's working day. */
export function ReceiptProgress({
  receipt: { reader, country },
  clock,
  askedAt,
  justSent = false,
  quote,
  children,
}: ReceiptProgressProps) {
  const now = usePresent(askedAt)
  const name = reader?.firstName ?? null
  return (
    <ReceiptSplit sky={<SunPath clock={clock} now={now} place={reader?.place ?? null} />}>
      <Display as="h1" size={96}>
        {name === null ? m.receipt_title() : m.receipt_title_by({ name })}
      </Display>
      {justSent && (
        <Text role="status">
          <b>{m.contact_sent()}</b>
        </Text>
      )}
      {clock ? (
        <ReceiptLead clock={clock} now={now} reader={reader} country={country.name} />
      ) : (
        <Note kind="wait">{m.receipt_waiting()}</Note>
      )}
      {clock && <ReceiptDaysOff clock={clock} />}
      {quote}
      {clock && <ReceiptSteps steps={receiptSteps({ clock, now, locale: getLocale(), name })} />}
      {children}
    </ReceiptSplit>
  )
}
