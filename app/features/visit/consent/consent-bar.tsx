import { useEffect, useRef } from 'react'
import type { ServiceKind } from '#app/features/visit/analytics/service-config.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './consent-bar.module.css'
import { nameKinds } from './consent-words.ts'

interface ConsentBarProps {
  name: string
  kinds: readonly ServiceKind[]
  /** Whether the browser already signals a refusal. */
  refused: boolean
  /** Whether the reader opened it, so that it takes the focus. */
  takesFocus: boolean
  onDecide: (decision: 'yes' | 'no') => void
  onClose: () => void
}

/** Asks for consent with two equal buttons; it covers only the bottom of the page. */
export function ConsentBar({ name, kinds, refused, takesFocus, onDecide, onClose }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) bar.current?.focus()
  }, [takesFocus])
  return (
    <section ref={bar} tabIndex={-1} className={styles.bar} aria-labelledby="consent-title">
      <Wrap className={styles.in}>
        <div className={styles.words}>
          <Display as="h2" size={20} id="consent-title">
            {refused ? m.consent_refused_title() : m.consent_title()}
          </Display>
          <Text size="fine">
            {refused ? m.consent_refused() : m.consent_line({ name, services: nameKinds(kinds) })}{' '}
            <TextLink to={links.otherEyes()}>{m.consent_more()}</TextLink>
          </Text>
        </div>
        {refused ? (
          <div className={styles.acts}>
            <SecondaryButton onClick={onClose}>{m.contact_close()}</SecondaryButton>
          </div>
        ) : (
          <div className={styles.acts}>
            <SecondaryButton onClick={() => onDecide('no')}>{m.consent_no()}</SecondaryButton>
            <SecondaryButton onClick={() => onDecide('yes')}>{m.consent_yes()}</SecondaryButton>
          </div>
        )}
      </Wrap>
    </section>
  )
}
