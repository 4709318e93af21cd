import type { ReactNode } from 'react'
import styles from '#app/features/catalogue/list/table-row.module.css'
import { TableRow } from '#app/features/catalogue/list/table-row.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ItemRow } from '#app/ui/item-row.tsx'
import { TourInside } from './tour-inside.tsx'
import type { TourRowData } from './tour-schema.ts'

interface TourRowProps {
  tour: TourRowData
  /** A control beside the row. */
  tool?: ReactNode
}

/** The columns of a list of tours. */
export function tourColumns() {
  return [
    { label: m.tour_lasts() },
    { label: m.tour_starts_at() },
    { label: m.tour_effort() },
    { label: m.tour_each(), right: true },
  ]
}

/** A guided tour in a list, with expandable details. */
export function TourRow({ tour, tool }: TourRowProps) {
  const { key, name, line, picture, place, length, times, effort, price } = tour
  const costs = price?.text ?? m.list_price_asked()
  const [lasts, starts, effortColumn, each] = tourColumns()
  const start = new Intl.ListFormat(getLocale(), { type: 'disjunction' }).format(times)
  // With several start times they need their own line; on a phone each stays unbroken.
  const lengthAndStart = times.length === 1 ? [m.tour_length_from({ length, time: start })] : [length, start]
  return (
    <ItemRow
      id={key}
      group="tour"
      className={styles.item}
      summaryClass={styles.row}
      tool={tool}
      summary={
        <TableRow
          picture={
            <PictureFrame picture={picture} ratio="4x3" sizes="(width >= 64rem) 11rem, 7rem" decorative />
          }
          kicker={place.name}
          name={name}
          title={
            <Display as="h2" size={30}>
              {name}
              <Icon name="caret-down-bold" size="xs" className={styles.caret} />
            </Display>
          }
          line={line}
          cells={[
            { label: lasts?.label ?? '', value: length },
            { label: starts?.label ?? '', value: times.join(', ') },
            { label: effortColumn?.label ?? '', value: effort.word, note: effort.why },
            { label: each?.label ?? '', value: price ? <b>{costs}</b> : costs, right: true },
          ]}
          brief={[...lengthAndStart, effort.word]}
          kept={costs}
        />
      }
    >
      <TourInside tour={tour} url={links.tours(tour.country, {}, `#${key}`)} />
    </ItemRow>
  )
}
