import { useId } from 'react'
import styles from './setting-sun.module.css'

interface SettingSunProps {
  /** 1 is high, 0 is on the horizon. */
  height: number
  /** The sun has set: the answer is overdue. */
  isLate?: boolean
}

/** The time left for an answer as a setting sun (design 17, Setting). The text beside it gives the hour. */
export function SettingSun({ height, isLate = false }: SettingSunProps) {
  const clip = useId()
  return (
    <svg className={styles.sun} viewBox="0 0 24 18" aria-hidden="true">
      <clipPath id={clip}>
        <rect width="24" height="15" />
      </clipPath>
      {isLate ? (
        <circle cx="12" cy="9" r="5" className={styles.ring} />
      ) : (
        <circle cx="12" cy={15.5 - height * 8.8} r="6" className={styles.disc} clipPath={`url(#${clip})`} />
      )}
      <path d="M1 15.5H23" className={styles.ground} />
    </svg>
  )
}
