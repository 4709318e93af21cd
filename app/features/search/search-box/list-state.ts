/** What the list under the search box tells of itself to the field that it belongs to. */
export interface ListState {
  isOpen: boolean
  /** Id of the active option. */
  active: string | undefined
  /** Where Enter leads while no option is active; null while that is not known. */
  to: string | null
  /** Asks again, where the last call failed: what Enter does then. */
  retry: (() => void) | null
}

export const CLOSED: ListState = { isOpen: false, active: undefined, to: null, retry: null }
