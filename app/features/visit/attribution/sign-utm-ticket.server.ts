import { createHash } from 'node:crypto'

/** What is kept of a ticket: whoever reads the table cannot use it. */
export function sumOfTicket(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url')
}
