import type { ReactNode } from 'react'
import styles from '#app/features/catalogue/list/table-row.module.css'
import { TALL_ON_A_PHONE, TableHead, TableRow } from '#app/features/catalogue/list/table-row.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { ItemTool } from '#app/ui/item-row.tsx'
import type { PlaceListRow as PlaceRowData } from './place-schema.ts'

/** The columns of a list of places. */
function placeColumns() {
  return [
    { label: m.place_nights() },
    { label: m.place_height(), right: true },
    { label: m.place_our_months() },
  ]
}

interface PlaceListRowProps {
  place: PlaceRowData
  /** A control beside the row. */
  tool?: ReactNode
  /** Whether it is above the fold. */
  priority?: boolean
}

/** A destination in a list; the whole row except its control links to its page. */
function PlaceListRow({ place, tool, priority }: PlaceListRowProps) {
  const { country, slug, name, line, picture, region, nights, altitude, months, monthsInWords } = place
  const [nightsColumn, height, ourMonths] = placeColumns()
  const year =
    months.length > 0 && months.length < 12 ? <Year months={months} words={monthsInWords} /> : monthsInWords
  return (
    <article className={classNames(styles.item, styles.row)}>
      <TableRow
        picture={
          <PictureFrame
            picture={picture}
            ratio="4x3"
            cuts={TALL_ON_A_PHONE}
            sizes="(width >= 64rem) 14rem, 7rem"
            decorative
            priority={priority ?? false}
            className={styles.picture}
          />
        }
        kicker={region}
        name={name}
        title={
          <Display as="h2" size={30} className={styles.link}>
            <Anchor to={links.destination(country, slug)}>{name}</Anchor>
          </Display>
        }
        line={line}
        cells={[
          { label: nightsColumn?.label ?? '', value: nights?.figures ?? '' },
          { label: height?.label ?? '', value: altitude, right: true },
          { label: ourMonths?.label ?? '', value: year },
        ]}
        brief={[nights?.words ?? '', altitude, monthsInWords ?? '']}
      />
      {tool && <ItemTool>{tool}</ItemTool>}
    </article>
  )
}

const YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

function Year({ months, words }: { months: readonly number[]; words: string | null }) {
  return (
    <>
      <span className={styles.months} aria-hidden="true">
        {YEAR.map(month => (
          <i key={month} className={months.includes(month) ? styles.ours : undefined} />
        ))}
      </span>
      <small>{words}</small>
    </>
  )
}

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
