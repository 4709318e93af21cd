import type { ReactNode } from 'react'
import styles from '#app/features/catalogue/list/table-row.module.css'
import { TableHead } from '#app/features/catalogue/list/table-row.tsx'
import { m } from '#app/paraglide/messages.js'
import { TourRow, tourColumns } from './tour-row.tsx'
import type { TourRowData } from './tour-schema.ts'

interface TourRowsProps {
  tours: readonly TourRowData[]
  /** A control beside each row. */
  tool: (tour: TourRowData) => ReactNode
}

/** Guided tours as a table with column headings. */
export function TourRows({ tours, tool }: TourRowsProps) {
  return (
    <div className={styles.tours}>
      <TableHead first={m.tour_what()} cells={tourColumns()} />
      <ul>
        {tours.map(tour => (
          <li key={tour.key}>
            <TourRow tour={tour} tool={tool(tour)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
