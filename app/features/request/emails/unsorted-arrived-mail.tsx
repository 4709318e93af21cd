import type { Receipt } from '#app/features/plan/core/plan-schema.ts'
import { EmailFrame, type EmailHome, Paragraph, Quoted } from './email-frame-mail.tsx'

interface UnsortedArrivedMailProps {
  receipt: Receipt
  /** The database's reason why it could not become a plan. */
  reason: string
  home: EmailHome
}

/**
 * Notifies the office of an accepted request that cannot be stored as a plan. In English, the language of the office.
 */
export function UnsortedArrivedMail({ receipt, reason, home }: UnsortedArrivedMailProps) {
  const { name, email, phone, country, message, url } = receipt
  return (
    <EmailFrame
      lang="en"
      preview={message.slice(0, 90)}
      title={`${name} asks, and nobody has it yet`}
      home={home}
    >
      <Paragraph>
        {email}
        {phone && `, ${phone}`}. Sent for “{country.name}”{url && `, from ${url}`}.
      </Paragraph>
      <Paragraph>
        This request was accepted and could not be stored as a plan ({reason}). It has no planner and no date
        until somebody answers it.
      </Paragraph>
      <Quoted>{message}</Quoted>
    </EmailFrame>
  )
}
