import { useState } from 'react'
import type { ProposalLinkState } from '#app/features/proposal/link/proposal-link-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './link-state.module.css'

interface LinkStateProps {
  state: ProposalLinkState
  /** Name of the trip, where several are listed. */
  title?: string
  withdraw: () => Promise<unknown>
}

function dayWords(instant: string): string {
  return formatDay(instant.slice(0, 10), getLocale())
}

/** When a link of a plan's emails was last used, and the button that withdraws them. */
export function LinkState({ state: { opened, withdrawnTs }, title, withdraw }: LinkStateProps) {
  const [step, setStep] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle')

  async function press(): Promise<void> {
    if (step === 'busy') return
    setStep('busy')
    await withdraw().then(
      () => setStep('done'),
      () => setStep('failed'),
    )
  }
  return (
    <div className={styles.link}>
      {title && <b>{title}</b>}
      <Text size="small" tone="quiet">
        {opened
          ? opened.device === ''
            ? m.link_opened({ day: dayWords(opened.at) })
            : m.link_opened_with({ day: dayWords(opened.at), device: opened.device })
          : m.link_unopened()}{' '}
        {withdrawnTs && m.link_withdrawn_on({ day: dayWords(withdrawnTs) })}
      </Text>
      <SecondaryButton
        size="sm"
        aria-busy={step === 'busy'}
        aria-label={title && `${m.link_withdraw()}: ${title}`}
        onClick={() => void press()}
      >
        {m.link_withdraw()}
      </SecondaryButton>
      {step === 'done' && <Note kind="ok">{m.link_withdrawn_now()}</Note>}
      {step === 'failed' && <Note kind="error">{m.share_failed()}</Note>}
    </div>
  )
}
