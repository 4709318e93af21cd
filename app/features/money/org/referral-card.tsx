import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import type { ReferralView } from './org-schema.ts'
import styles from './referral-card.module.css'

function Copy({ text, children }: { text: string; children: string }) {
  const [isCopied, setCopied] = useState(false)
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <SecondaryButton size="sm" onClick={copy}>
      <span aria-live="polite">{isCopied ? m.booking_copied() : children}</span>
    </SecondaryButton>
  )
}

/** The partner's link, and the signed code for a partner who sends requests through the API. */
export function ReferralCard({ referral: { url, code, days } }: { referral: ReferralView }) {
  return (
    <section className={styles.card}>
      <Display size={24}>{m.org_link()}</Display>
      <code>{url}</code>
      <div>
        <Copy text={url}>{m.booking_copy()}</Copy>
      </div>
      <Text size="small" tone="quiet">
        {m.org_link_days({ days })}
      </Text>
      <details>
        <summary>{m.org_code()}</summary>
        <Text size="small">{m.org_code_line()}</Text>
        <code>{code}</code>
        <Copy text={code}>{m.org_code_copy()}</Copy>
      </details>
    </section>
  )
}
