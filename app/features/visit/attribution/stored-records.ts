import type { UtmRecord } from './utm-schema.ts'

/** Storage keys of this browser's records, and of whether any were sent. */
const RECORDS = 'utm-records'
const SENT = 'utm-sent'

/** @throws if the browser forbids storage. */
export function readRecords(): UtmRecord[] {
  try {
    const records: unknown = JSON.parse(localStorage.getItem(RECORDS) ?? '[]')
    return Array.isArray(records) ? records : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/** @throws if the browser forbids storage. */
export function storeRecords(records: readonly UtmRecord[]): void {
  localStorage.setItem(RECORDS, JSON.stringify(records))
}

/** @throws if the browser forbids storage. */
export function wasSent(): boolean {
  return localStorage.getItem(SENT) !== null
}

/** Deletes the sent records, and remembers that they were sent. */
export function dropSentRecords(): void {
  localStorage.removeItem(RECORDS)
  localStorage.setItem(SENT, 'true')
}

/** Deletes where the visitor came from. */
export function forgetRecords(): void {
  try {
    localStorage.removeItem(RECORDS)
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}
