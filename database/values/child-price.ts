/** What children of some ages pay; see `childPrice` in content. */
export interface ChildPrice {
  /** The youngest and the oldest. */
  ages: [number, number]
  /** Less than an adult; null if an amount takes the place of what an adult pays. */
  lessMinor: number | null
  amountMinor: number | null
  /** Adults and children of the party in which it holds; null for any. */
  party: [number, number] | null
  /** Whether it holds only for a child who sleeps in the parents' room. */
  sharing: boolean
}
