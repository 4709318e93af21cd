import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

interface SampleProps {
  /** The component's name, and the states shown. */
  name: string
  /** Cards are side by side, rows below each other; `wide` takes the full window. */
  look?: 'inline' | 'cards' | 'rows' | 'wide'
  children: ReactNode
}

/** A component in each of its states. */
export function Sample({ name, look = 'inline', children }: SampleProps) {
  return (
    <div className={classNames('style-guide-sample', look === 'wide' && 'wide')}>
      <p className="style-guide-name">{name}</p>
      {look === 'wide' ? children : <div className={`style-guide-states ${look}`}>{children}</div>}
    </div>
  )
}
