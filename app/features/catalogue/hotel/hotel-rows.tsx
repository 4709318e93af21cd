import type { ReactNode } from 'react'
import styles from './hotel-row.module.css'
import { HotelRow } from './hotel-row.tsx'
import type { HotelRowData } from './hotel-schema.ts'

interface HotelRowsProps {
  hotels: readonly HotelRowData[]
  /** A control beside each row. */
  tool: (hotel: HotelRowData) => ReactNode
}

/** Hotels in two columns. */
export function HotelRows({ hotels, tool }: HotelRowsProps) {
  return (
    <ul className={styles.houses}>
      {hotels.map((hotel, index) => (
        <li key={hotel.key}>
          <HotelRow hotel={hotel} tool={tool(hotel)} priority={index < 2} />
        </li>
      ))}
    </ul>
  )
}
