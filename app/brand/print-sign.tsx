import styles from './print-sign.module.css'

/** The head of a printed page: whose it is, and where it stands on the screen. */
export function PrintSign({ name, address }: { name: string; address: string }) {
  return (
    <div className={styles.sign} aria-hidden="true">
      {/* A background would be asked for only while the page is being printed, and come too late. */}
      <img src="/icon.svg" alt="" width="42" height="42" fetchPriority="low" />
      <b>{name}</b>
      <span>{address.replace(/^https?:\/\//, '')}</span>
    </div>
  )
}
