import styles from './print-sign.module.css'

/** The head of a printed page: the site's name and the page's address. */
export function PrintSign({ name, address }: { name: string; address: string }) {
  return (
    <div className={styles.sign} aria-hidden="true">
      {/* A background image would be requested only when printing, and arrive too late. */}
      <img src="/icon.svg" alt="" width="42" height="42" fetchPriority="low" />
      <b>{name}</b>
      <span>{address.replace(/^https?:\/\//, '')}</span>
    </div>
  )
}
