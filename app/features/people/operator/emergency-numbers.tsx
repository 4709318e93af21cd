import type { EmergencyContact } from '#app/features/people/operator/operator.ts'
import { contacts } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './emergency-numbers.module.css'

interface EmergencyNumbersProps {
  /** Name of the country. */
  country: string
  numbers: readonly EmergencyContact[]
  /** Initially expanded. */
  open?: boolean
}

/** Emergency numbers; renders nothing without any. */
export function EmergencyNumbers({ country, numbers, open = false }: EmergencyNumbersProps) {
  if (numbers.length === 0) return null
  return (
    <details className={styles.emergency} open={open} suppressHydrationWarning>
      <summary>
        {m.team_emergency({ country })}
        <Icon name="plus-bold" />
      </summary>
      <dl>
        {numbers.map(({ name, phone }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <TextLink to={contacts.call(phone.replaceAll(' ', ''))}>{phone}</TextLink>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
