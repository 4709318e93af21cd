import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { unbroken } from '#app/text/unbroken.ts'
import { classNames } from '#app/ui/class-names.ts'
import { widestWord } from '#app/ui/display-ems.ts'
import { Icon } from '#app/ui/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './table-row.module.css'

/** The cut of a row's picture in a narrow window, where it stands beside all of the row's words. */
export const TALL_ON_A_PHONE = [{ below: 64, ratio: '3x4' }] as const

/** A figure of a row, with the name of its column. */
export interface Cell {
  label: string
  value: ReactNode
  /** Smaller text below it. */
  note?: ReactNode
  /** Right-aligned, for figures that are compared. */
  right?: boolean
}

interface TableHeadProps {
  /** Label of the first column. */
  first: string
  cells: readonly Pick<Cell, 'label' | 'right'>[]
}

/** Column headings. In rows the labels are repeated for screen readers. */
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
  /** Text of the title; sets the size so that its widest word fits on a narrow screen. */
  name: string
  /** A heading. */
  title: ReactNode
  line: string
  cells: readonly Cell[]
  /** The figures as one line if there is no room for columns; empty ones are left out. */
  brief: readonly string[]
  /** The part of the columns that remains there. */
  kept?: ReactNode
  /** Says that the row opens, and that it closes. */
  more?: { closed: string; opened: string }
}

/**
 * Content of a row, on the grid of its head. A `summary` may contain headings and an `hgroup`, but no other block.
 */
export function TableRow({ picture, kicker, name, title, line, cells, brief, kept, more }: TableRowProps) {
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
        {more && (
          <p className={styles.more}>
            <span className={styles.closed}>{more.closed}</span>
            <span className={styles.opened}>{more.opened}</span>
            <Icon name="caret-down-bold" size="xs" className={styles.caret} />
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
