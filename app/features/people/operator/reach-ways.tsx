import { contacts } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { ContactTargets } from './operator.ts'
import styles from './reach-ways.module.css'

interface Phone {
  label: string
  number: string
  e164: string
}

interface ReachWaysProps {
  /** Phone number for the country, with its own where other numbers are beside it. */
  phone: Pick<Phone, 'number' | 'e164'> & Partial<Pick<Phone, 'label'>>
  operator: { sms: { number: string }; email: string }
  /** Links that start a message about the country. */
  targets: ContactTargets
  /** The company's other numbers. */
  others?: readonly Phone[]
  /** Whether the page's own title says it already. */
  untitled?: boolean
}

/** The Contact Us block: all contact channels for a country (specification, sections 2 and 9). */
export function ReachWays({ phone, operator, targets, others = [], untitled = false }: ReachWaysProps) {
  return (
    <section aria-label={m.team_contact_us()}>
      {!untitled && (
        <Display as="h3" size={24} className={styles.title}>
          {m.team_contact_us()}
        </Display>
      )}
      <dl className={styles.ways}>
        <div>
          <dt>{m.team_call()}</dt>
          <dd>
            <span>
              {phone.label} <TextLink to={contacts.call(phone.e164)}>{phone.number}</TextLink>
            </span>
          </dd>
        </div>
        <div>
          <dt>{m.team_text()}</dt>
          <dd>
            <TextLink to={targets.text}>{operator.sms.number}</TextLink>
          </dd>
        </div>
        <div>
          <dt>{m.team_write()}</dt>
          <dd>
            <TextLink to={targets.mail}>{operator.email}</TextLink>
          </dd>
        </div>
        <div>
          <dt>{m.team_chat()}</dt>
          <dd>
            <TextLink to={targets.whatsapp}>WhatsApp</TextLink>
            <TextLink to={targets.messenger}>Messenger</TextLink>
          </dd>
        </div>
        {others.length > 0 && (
          <>
            <div>
              <dt>{m.team_other_numbers()}</dt>
              {others.map(({ label, number, e164 }) => (
                <dd key={e164}>
                  {label} <TextLink to={contacts.call(e164)}>{number}</TextLink>
                </dd>
              ))}
            </div>
            <div>
              <dt>{m.team_elsewhere()}</dt>
              <dd>{m.team_elsewhere_ways()}</dd>
            </div>
          </>
        )}
      </dl>
    </section>
  )
}
