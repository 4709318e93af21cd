import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { unbroken } from '#app/text/unbroken.ts'
import { classNames } from '#app/ui/class-names.ts'
import { widestWord } from '#app/ui/display-ems.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './table-row.module.css'

/** A figure of a row, under its column's name. */
export interface Cell {
  label: string
  value: ReactNode
  /** Under it, smaller. */
  note?: ReactNode
  /** Figures that are compared stand at the right. */
  right?: boolean
}

interface TableHeadProps {
  /** What the first words of a row are. */
  first: string
  cells: readonly Pick<Cell, 'label' | 'right'>[]
}

/** The names of a list's columns. A row says its own to whoever does not see them. */
export function TableHead({ first, cells }: TableHeadProps) {
  return (
    <div className={classNames(styles.row, styles.head)} aria-hidden="true">
      <span />
      <span>{first}</span>
      {cells.map(({ label, right }) => (
        <span key={label} className={right ? styles.right : undefined}>
          {label}
        </span>
      ))}
    </div>
  )
}

interface TableRowProps {
  picture: ReactNode
  /** Above the title. */
  kicker: ReactNode
  /** What the title says: its widest word stands whole on a narrow screen. */
  name: string
  /** A heading. */
  title: ReactNode
  line: string
  cells: readonly Cell[]
  /** Its figures in a line, where there is no room for columns; empty ones are left out. */
  brief: readonly string[]
  /** What remains of the columns there. */
  kept?: ReactNode
}

/** A row's own parts, on the grid of its head. A `summary` may hold headings and an `hgroup`, but no other block. */
export function TableRow({ picture, kicker, name, title, line, cells, brief, kept }: TableRowProps) {
  return (
    <>
      <span>{picture}</span>
      <hgroup className={styles.words} style={{ '--word': widestWord(name) } as CSSProperties}>
        <p className={styles.kicker}>{kicker}</p>
        {title}
        <p className={styles.line}>{unbroken(line)}</p>
        <p className={styles.brief}>
          {brief.filter(Boolean).map((figure, index, { length }) => (
            <Fragment key={figure}>
              <span>
                {figure}
                {index < length - 1 && ','}
              </span>{' '}
            </Fragment>
          ))}
        </p>
        {kept && (
          <p className={styles.kept}>
            <b>{kept}</b>
          </p>
        )}
      </hgroup>
      {cells.map(({ label, value, note, right }) => (
        <span key={label} className={classNames(styles.cell, right && styles.right)}>
          <VisuallyHidden>{label} </VisuallyHidden>
          {value}
          {note && <small>{note}</small>}
        </span>
      ))}
    </>
  )
}
