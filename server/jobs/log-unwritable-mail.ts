import type { Log } from '#server/log.ts'
import { explainUnwritable } from '#server/start/start-fault.ts'
import type { Mail } from './outbox.ts'

const AGAIN_MS = 60_000

/** Logs, once a minute at most, that the email folder cannot be written; still rethrows the error. */
export function logUnwritableMail(mail: Mail, log: Pick<Log, 'error'>): Mail {
  // A monotonic clock: the time of day may jump.
  let quietUntil = Number.NEGATIVE_INFINITY

  function tell(why: string): void {
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + AGAIN_MS
    log.error(
      `Emails cannot be written to ${why}. They are safe in the database and are tried again, less and less often: give ` +
        'the user who runs Ceiba the right to write there, or make room.',
    )
  }

  return {
    ...mail,
    send: async (id, from, email) => {
      try {
        await mail.send(id, from, email)
      } catch (error) {
        const why = explainUnwritable(error)
        if (why) tell(why)
        throw error
      }
    },
  }
}
