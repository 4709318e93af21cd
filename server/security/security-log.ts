import { currentCause } from '#app/outbox/queue-email.server.ts'
import type { SecurityEvent } from '#app/security/security-event.ts'
import type { Log } from '../log.ts'

/** Logs a security event under the id of the request. */
export function logSecurity(log: Log, event: SecurityEvent): void {
  const line = { ...event, requestId: currentCause()?.requestId }
  const words = `security: ${event.event}`
  if (event.outcome === 'success') log.info(line, words)
  else log.warn(line, words)
}

const QUIET_MS = 60_000
const MOST_REMEMBERED = 10_000

/** The same, but repeated refusals of one person or one address are logged once a minute. */
export function openSecurityLog(log: Log) {
  const told = new Map<string, number>()

  function isRepeated({ event, outcome, personId }: SecurityEvent, address: string): boolean {
    if (outcome !== 'refused') return false
    const key = `${event} ${personId ?? address}`
    const now = performance.now()
    if (now - (told.get(key) ?? -QUIET_MS) < QUIET_MS) return true
    if (told.size >= MOST_REMEMBERED) told.clear()
    told.set(key, now)
    return false
  }
  return (address: string) => (event: SecurityEvent) => {
    if (!isRepeated(event, address)) logSecurity(log, event)
  }
}
