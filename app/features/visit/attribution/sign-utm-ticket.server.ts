import { createHash } from 'node:crypto'

/** What is stored of a ticket: a hash, so that a leaked table is of no use. */
export function sumOfTicket(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url')
}
