import type { ReactNode } from 'react'

/** A name and what is known by it; nothing where nobody has said it. */
export type Fact = readonly [name: string, value: ReactNode]

/** What is known, as rows of a list of terms; what is not has no row. */
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
