import { m } from '#app/paraglide/messages.js'
import { unbroken } from '#app/text/unbroken.ts'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './trip-covers.module.css'
import type { TripPageData } from './trip-schema.ts'

/** What is included, what is not, and what to bring. */
export function TripCovers({ trip: { covers } }: { trip: TripPageData }) {
  const lists = [
    { title: m.trip_included(), things: covers.included },
    { title: m.trip_not_included(), things: covers.notIncluded },
    { title: m.trip_bring(), things: covers.bring },
  ]
  return (
    <Section tone="sunken" id="included">
      <Wrap className={styles.columns}>
        <Display size={64} className={styles.title}>
          {m.trip_covers()}
        </Display>
        {lists.map(({ title, things }) => (
          <div key={title}>
            <h3 className={styles.head}>{title}</h3>
            <ul className={styles.list}>
              {things.map(thing => (
                <li key={thing}>{unbroken(thing)}</li>
              ))}
            </ul>
          </div>
        ))}
      </Wrap>
    </Section>
  )
}
