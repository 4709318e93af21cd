import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

interface SampleProps {
  /** The component, and the states it is shown in. */
  name: string
  /** Cards stand beside one another, rows below; `wide` goes across the window. */
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
