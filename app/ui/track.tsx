import { Children, type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { DiscButton } from './disc-button.tsx'
import styles from './track.module.css'
import { Wrap } from './wrap.tsx'

interface TrackProps {
  /** The accessible name of the row: "Reviews". */
  label: string
  /** Shown above the row, on the left. */
  title?: ReactNode
  /** Shown above the row, before the arrows. */
  more?: ReactNode
  /** The width of a card, a CSS length; and that on a phone. */
  column?: string
  phoneColumn?: string
  children: ReactNode
}

/** A row of cards that scrolls and snaps: by hand, by the arrow keys, or two cards at a time by its buttons. */
export function Track({ label, title, more, column = '22rem', phoneColumn = '78vw', children }: TrackProps) {
  const row = useRef<HTMLUListElement>(null)
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    const track = row.current?.parentElement
    if (!track) return
    const observer = new ResizeObserver(() => setWhole(track.scrollWidth <= track.clientWidth))
    observer.observe(track)
    return () => observer.disconnect()
  }, [])
  function move(cards: number) {
    const first = row.current?.firstElementChild
    if (first instanceof HTMLElement)
      row.current?.parentElement?.scrollBy({ left: cards * first.offsetWidth })
  }
  return (
    <>
      <Wrap className={styles.head}>
        <div>{title}</div>
        <div className={styles.aside}>
          {more}
          {/* The buttons keep their space if the whole row is visible, so that nothing moves. */}
          <div className={styles.arrows} data-scripted data-idle={isWhole || undefined}>
            <DiscButton icon="arrow-left-bold" label={m.track_previous()} onClick={() => move(-2)} />
            <DiscButton icon="arrow-right-bold" label={m.track_next()} onClick={() => move(2)} />
          </div>
        </div>
      </Wrap>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.track} aria-label={label} tabIndex={0}>
        <ul
          ref={row}
          className={styles.row}
          style={{ '--column': column, '--phone-column': phoneColumn } as CSSProperties}
        >
          {Children.map(children, child => (
            <li>{child}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
