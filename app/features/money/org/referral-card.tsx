import { useRef, useState } from 'react'
import { copyText } from '#app/client/copy-text.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import type { ReferralView } from './org-schema.ts'
import styles from './referral-card.module.css'

/** A text with a button that copies it. */
function ToCopy({ text, children }: { text: string; children: string }) {
  const shown = useRef<HTMLElement>(null)
  const [isCopied, setCopied] = useState(false)
  async function copy(): Promise<void> {
    setCopied(await copyText(text, shown.current))
  }
  return (
    <>
      <code ref={shown}>{text}</code>
      <div>
        <SecondaryButton size="sm" onClick={copy}>
          <span aria-live="polite">{isCopied ? m.booking_copied() : children}</span>
        </SecondaryButton>
      </div>
    </>
  )
}

/** The partner's link, and the signed code for a partner who sends requests through the API. */
export function ReferralCard({ referral: { url, code, days } }: { referral: ReferralView }) {
  return (
    <section className={styles.card}>
      <Display size={24}>{m.org_link()}</Display>
      <ToCopy text={url}>{m.booking_copy()}</ToCopy>
      <Text size="small" tone="quiet">
        {m.org_link_days({ days })}
      </Text>
      <details>
        <summary>{m.org_code()}</summary>
        <Text size="small">{m.org_code_line()}</Text>
        <ToCopy text={code}>{m.org_code_copy()}</ToCopy>
      </details>
    </section>
  )
}
