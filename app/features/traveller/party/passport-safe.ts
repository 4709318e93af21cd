/** Encrypts passport data with a key, bound to its traveller. */
export interface PassportSafe {
  seal: (words: string, partyId: number) => string
  /** Returns null for data of another key or another traveller, and for data that was changed. */
  open: (sealed: string, partyId: number) => string | null
}
