import type { ReactNode } from 'react'

/** A name with its value; without a value the row is left out. */
export type Fact = readonly [name: string, value: ReactNode]

/** Facts as rows of a description list; empty ones are left out. */
export function FactRows({ facts }: { facts: readonly Fact[] }) {
  return facts.map(
    ([name, value]) =>
      value && (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ),
  )
}
