import styles from './print-sign.module.css'

interface PrintSignProps {
  /** The site's name. */
  name: string
  address: string
  /** Whom to call about the page. */
  phone: string
}

/** The head of a printed page: whose it is, its address, and the number to call about it. */
export function PrintSign({ name, address, phone }: PrintSignProps) {
  return (
    <div className={styles.sign} aria-hidden="true">
      {/* A background image would be requested only when printing, and arrive too late. */}
      <img src="/icon.svg" alt="" width="42" height="42" fetchPriority="low" />
      <b>{name}</b>
      <span>{address.replace(/^https?:\/\//, '')}</span>
      <b className={styles.phone}>{phone}</b>
    </div>
  )
}
