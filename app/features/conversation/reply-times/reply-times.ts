import { m } from '#app/paraglide/messages.js'
import { formatMinutes } from '#app/text/figures.ts'

/** Period of the figures, in days. */
export const LOOK_BACK_DAYS = 90
/** Fewer answers are not statistically meaningful (product: The reply clock). */
export const FEWEST_ANSWERS = 20

type ReplyFigures = Readonly<Record<'answers' | 'medianMinutes' | 'ninetiethMinutes', number>>

/** The figures as text for visitors, beside the promise. */
export function formatReplyTimes({ answers, medianMinutes, ninetiethMinutes }: ReplyFigures): string {
  return m.conversation_reply_times({
    days: LOOK_BACK_DAYS,
    answers,
    median: formatMinutes(medianMinutes),
    ninetieth: formatMinutes(ninetiethMinutes),
  })
}
