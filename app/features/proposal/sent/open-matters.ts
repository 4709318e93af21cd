/** A question about a line that waits for an answer. */
export interface OpenQuestion {
  line: string
  /** Number of the draft it was asked of. */
  since: number
  /** Id of the message. */
  message: number
  body: string
}
