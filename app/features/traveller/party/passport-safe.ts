/** Seals what a passport says so that nobody reads it without the key, and only beside the traveller it belongs to. */
export interface PassportSafe {
  seal: (words: string, partyId: number) => string
  /** Null for what was sealed with another key, for another traveller, or was changed since. */
  open: (sealed: string, partyId: number) => string | null
}
