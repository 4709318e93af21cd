import type { ReactNode } from 'react'
import styles from '#app/features/catalogue/list/table-row.module.css'
import { TableHead } from '#app/features/catalogue/list/table-row.tsx'
import { m } from '#app/paraglide/messages.js'
import { PlaceListRow, placeColumns } from './place-list-row.tsx'
import type { PlaceListRow as PlaceRowData } from './place-list-schema.ts'

interface PlaceListRowsProps {
  places: readonly PlaceRowData[]
  /** A control beside each row. */
  tool: (place: PlaceRowData) => ReactNode
}

/** Destinations as a table with column headings. */
export function PlaceListRows({ places, tool }: PlaceListRowsProps) {
  return (
    <div className={styles.places}>
      <TableHead first={m.place_what()} cells={placeColumns()} />
      <ul>
        {places.map((place, index) => (
          <li key={place.slug}>
            <PlaceListRow place={place} tool={tool(place)} priority={index < 2} />
          </li>
        ))}
      </ul>
    </div>
  )
}
