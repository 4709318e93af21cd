import { m } from '#app/paraglide/messages.js'
import styles from './partner-sign.module.css'

/** Partner's name beside the brand. */
export function PartnerSign({ name }: { name: string }) {
  return (
    <p className={styles.sign}>
      <span>{m.partner_with()}</span> <b>{name}</b>
    </p>
  )
}
