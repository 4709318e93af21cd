import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { DoneSun } from '#app/ui/done-sun.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Partner } from './partner-schema.ts'
import styles from './partner-thanks.module.css'

interface PartnerThanksProps {
  partner: Partner
  /** Where what was sent can be read again, and who has it; null when the page was opened by itself. */
  receipt: { key: string; holder: string } | null
}

/** Thanks, under both names, and what happens next. */
export function PartnerThanks({ partner, receipt }: PartnerThanksProps) {
  return (
    <Section tone="sky">
      <Wrap className={styles.thanks}>
        <DoneSun className={styles.sun} />
        <div className={styles.words}>
          <Display as="h1" size={96}>
            {m.partner_thanks()}
          </Display>
          <Text size="lead">
            {receipt ? receipt.holder : m.partner_thanks_nothing({ partner: partner.name })}
          </Text>
          <Text>{m.partner_thanks_known({ partner: partner.name })}</Text>
          <div className={styles.ways}>
            {receipt ? (
              <Button to={links.receipt(receipt.key)}>{m.contact_see_receipt()}</Button>
            ) : (
              <Button to={links.partnerPreview(partner.key)}>{m.contact_title()}</Button>
            )}
            <MoreLink to={links.trips({ fcountry: partner.countries })}>{m.error_trips()}</MoreLink>
          </div>
        </div>
      </Wrap>
    </Section>
  )
}
