import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './partner-welcome.module.css'
import type { Partner } from './referral.ts'

/** Welcome text for a partner's travellers, and the next steps. */
export function PartnerWelcome({ partner, operator }: { partner: Partner; operator: string }) {
  const { name, welcome } = partner
  const steps = [m.partner_step_ask(), m.partner_step_answer(), m.partner_step_draft()]
  return (
    <Section as="header" tone="sky" rhythm="tight">
      <Wrap className={styles.welcome}>
        <div>
          <Display as="h1" size={96}>
            {m.partner_title({ partner: name })}
          </Display>
          <Text size="lead" className={styles.words}>
            {welcome ?? m.partner_welcome({ partner: name, name: operator })}
          </Text>
        </div>
        <ol className={styles.steps}>
          {steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Wrap>
    </Section>
  )
}
