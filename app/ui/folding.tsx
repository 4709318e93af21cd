import { type ReactNode, useEffect } from 'react'
import { classNames } from './class-names.ts'
import styles from './folding.module.css'
import { Icon } from './icon.tsx'

interface FoldingProps {
  /** Always shown. */
  summary: ReactNode
  className?: string
  children: ReactNode
}

/** A part that a phone folds to its summary; served it is open, and stays so without script and on paper. */
export function Folding({ summary, className, children }: FoldingProps) {
  return (
    <details open data-folds="" className={classNames(styles.folding, className)}>
      <summary>
        {summary}
        <Icon name="caret-down-bold" size="xs" className={styles.caret} />
      </summary>
      {children}
    </details>
  )
}

/** Below this width parts are folded. */
const NARROW = '(width < 64rem)'

/**
 * Folds the parts of a page on a phone: only those that its reader has not come to, so that nothing moves under their
 * eyes. Paper has all of them.
 */
export function useFoldings(): void {
  useEffect(() => {
    const parts = () => document.querySelectorAll<HTMLDetailsElement>('[data-folds]')
    if (matchMedia(NARROW).matches) {
      for (const part of parts()) {
        if (part.getBoundingClientRect().top > innerHeight) part.open = false
      }
    }
    const open = () => {
      for (const part of parts()) part.open = true
    }
    addEventListener('beforeprint', open)
    return () => removeEventListener('beforeprint', open)
  }, [])
}
