import type { KeyboardEvent } from 'react'
import { m } from '#app/paraglide/messages.js'
import styles from './plan-tabs.module.css'

const parts = ['thread', 'days', 'facts'] as const
export type PlanPart = (typeof parts)[number]

const names: Record<PlanPart, () => string> = {
  thread: m.office_tab_thread,
  days: m.office_tab_days,
  facts: m.office_tab_facts,
}
const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

interface PlanTabsProps {
  part: PlanPart
  onPart: (part: PlanPart) => void
}

/** Tabs for the parts of a plan's page if the window is too narrow for all; operated by click or arrow keys. */
export function PlanTabs({ part, onPart }: PlanTabsProps) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const tabs = [...event.currentTarget.querySelectorAll('button')].filter(tab => tab.checkVisibility())
    const at = tabs.findIndex(tab => tab.id === `tab-${part}`)
    const next = tabs.at((at + step) % tabs.length)
    next?.focus()
    next?.click()
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label={m.office_parts()} onKeyDown={onKeyDown}>
      {parts.map(each => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`tab-${each}`}
          aria-selected={part === each}
          aria-controls={`part-${each}`}
          tabIndex={part === each ? 0 : -1}
          onClick={() => onPart(each)}
        >
          {names[each]()}
        </button>
      ))}
    </div>
  )
}
