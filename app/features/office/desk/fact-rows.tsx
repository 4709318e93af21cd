import type { ReactNode } from 'react'

/** What is known, as rows of a list of terms; what is not has no row. */
export function FactRows({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
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
