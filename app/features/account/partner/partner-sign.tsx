import { m } from '#app/paraglide/messages.js'
import styles from './partner-sign.module.css'

/** Shows beside the brand which partner the page is made with. */
export function PartnerSign({ name }: { name: string }) {
  return (
    <p className={styles.sign}>
      <span>{m.partner_with()}</span> <b>{name}</b>
    </p>
  )
}
