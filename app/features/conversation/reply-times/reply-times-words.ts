import { m } from '#app/paraglide/messages.js'
import { formatMinutes } from '#app/text/figures.ts'
import { LOOK_BACK_DAYS } from './reply-times.ts'
import type { ReplyTimes } from './reply-times-schema.ts'

/** The figures as text for visitors, beside the promise. */
export function formatReplyTimes({ answers, medianMinutes, ninetiethMinutes }: ReplyTimes): string {
  return m.conversation_reply_times({
    days: LOOK_BACK_DAYS,
    answers,
    median: formatMinutes(medianMinutes),
    ninetieth: formatMinutes(ninetiethMinutes),
  })
}
