import { useState } from 'react'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { usePrivateQuery } from '#app/client/private-data/use-private-query.ts'
import type { ShareLink } from '#app/features/proposal/share/share-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './companions.module.css'
import { LinkField } from './link-field.tsx'
import { useCall } from './use-call.ts'

/** Creates, copies and ends the share link. */
export function ShareControl({ planId }: { planId: number }) {
  const address = privateCalls.sharePlan(planId)
  const { data: link, refetch } = usePrivateQuery<ShareLink | null>(address)
  const { isBusy, hasFailed, call } = useCall(address, refetch)
  const [isEnded, setIsEnded] = useState(false)

  async function end(): Promise<void> {
    setIsEnded(await call('DELETE'))
  }

  return (
    <div className={styles.part}>
      <Display as="h3" size={24}>
        {m.share_link_title()}
      </Display>
      <Text>{m.share_link_lead()}</Text>
      {link ? (
        <LinkField address={link.address} focus="share">
          <TertiaryButton onClick={() => void end()}>{m.share_end()}</TertiaryButton>
        </LinkField>
      ) : (
        <SecondaryButton size="sm" data-focus="share" aria-busy={isBusy} onClick={() => void call('POST')}>
          {m.share_make()}
        </SecondaryButton>
      )}
      {isEnded && !link && <Note kind="ok">{m.share_ended()}</Note>}
      {hasFailed && <Note kind="error">{m.share_failed()}</Note>}
    </div>
  )
}
