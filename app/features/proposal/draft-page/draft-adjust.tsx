import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Frame } from '#app/ui/frame.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import styles from './draft-adjust.module.css'
import type { ShownStay } from './draft-page-schema.ts'

/** Every change is a link to the changed draft, so it works without script and going back undoes it. */
export function DraftAdjust({ stays }: { stays: readonly ShownStay[] }) {
  return (
    <ol className={styles.stays}>
      {stays.map((stay, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a draft may call at one place twice
        <li key={i}>
          <Frame src={stay.picture} alt="" ratio="21x9" className={styles.picture} />
          <div className={styles.top}>
            <b className={styles.place}>{stay.place}</b>
            <span className={styles.nights}>
              <Step to={stay.fewer} icon="minus-bold" label={m.first_draft_fewer({ place: stay.place })} />
              <span>{stay.nights}</span>
              <Step to={stay.more} icon="plus-bold" label={m.first_draft_more({ place: stay.place })} />
            </span>
          </div>
          {stay.hotel && <p className={styles.hotel}>{stay.hotel}</p>}
          {stay.tours.map(({ name, drop }) => (
            <p key={name} className={styles.tour}>
              {name}
              <Step to={drop} icon="x-bold" label={m.first_draft_drop_tour({ tour: name })} />
            </p>
          ))}
          <details className={styles.more}>
            <summary>{m.first_draft_change()}</summary>
            <Hotels stay={stay} />
            <ul className={styles.moves}>
              <Move
                to={stay.toPrevious}
                label={m.first_draft_to_next({ place: stays[i - 1]?.place ?? '' })}
              />
              <Move to={stay.toNext} label={m.first_draft_to_next({ place: stays[i + 1]?.place ?? '' })} />
              <Move to={stay.drop} label={m.first_draft_drop({ place: stay.place })} />
            </ul>
          </details>
        </li>
      ))}
    </ol>
  )
}

function Step({ to, icon, label }: { to: string | null; icon: IconName; label: string }) {
  if (to === null) return null
  return (
    <Link to={to} className={styles.step} aria-label={label} preventScrollReset replace>
      <Icon name={icon} />
    </Link>
  )
}

function Move({ to, label }: { to: string | null; label: string }) {
  if (to === null) return null
  return (
    <li>
      <Link to={to} className={styles.turn} preventScrollReset replace>
        {label}
      </Link>
    </li>
  )
}

function Hotels({ stay: { hotels } }: { stay: ShownStay }) {
  if (hotels.length < 2) return null
  return (
    <ul className={styles.hotels} aria-label={m.first_draft_hotel()}>
      {hotels.map(({ name, night, isChosen, to }) => (
        <li key={name}>
          <Link to={to} aria-current={isChosen} className={styles.move} preventScrollReset replace>
            {m.first_draft_hotel_other({ hotel: name, night })}
          </Link>
        </li>
      ))}
    </ul>
  )
}
