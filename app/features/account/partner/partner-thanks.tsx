import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './partner-thanks.module.css'
import type { Partner } from './referral.ts'

interface PartnerThanksProps {
  partner: Partner
  receiptKey: string
}

/** Thanks after a request, with what the partner learns, and a link to the receipt. */
export function PartnerThanks({ partner, receiptKey }: PartnerThanksProps) {
  return (
    <>
      <Text>{m.partner_thanks_known({ partner: partner.name })}</Text>
      <div className={styles.ways}>
        <Button to={links.receipt(receiptKey)}>{m.contact_see_receipt()}</Button>
        <SecondaryButton to={links.trips({ fcountry: partner.countries })}>{m.error_trips()}</SecondaryButton>
      </div>
    </>
  )
}

/** Shown if the page is opened without having sent a request, with two links. */
export function PartnerNothingSent({ partner: { key, name, countries } }: { partner: Partner }) {
  return (
    <>
      <Display as="h1" size={96}>
        {m.partner_nothing_title()}
      </Display>
      <Text size="lead">{m.partner_nothing({ partner: name })}</Text>
      <div className={styles.ways}>
        <Button to={links.partnerPreview(key)}>{m.partner_nothing_send()}</Button>
        <SecondaryButton to={links.ask({ country: countries[0] })}>{m.contact_title()}</SecondaryButton>
      </div>
      <Text size="small">{m.partner_nothing_worried()}</Text>
    </>
  )
}
