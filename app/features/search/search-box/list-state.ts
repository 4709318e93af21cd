/** State of the list, for the field it belongs to. */
export interface ListState {
  isOpen: boolean
  /** Id of the active option. */
  active: string | undefined
  /** Target of Enter while no option is active; null while it is unknown. */
  to: string | null
  /** Repeats a failed call; Enter does that. Null if the last call succeeded. */
  retry: (() => void) | null
}

export const CLOSED: ListState = { isOpen: false, active: undefined, to: null, retry: null }
