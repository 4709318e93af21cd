import { createHash } from 'node:crypto'

/** Stored hash of a ticket, so that a leaked table is useless. */
export function signUtmTicket(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url')
}
