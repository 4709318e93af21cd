import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SavedLink } from '#app/ui/save-mark.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './explorer.module.css'
import { MapStage, type MapStageProps } from './map-stage.tsx'

interface ExplorerProps
  extends Pick<
    MapStageProps,
    'map' | 'target' | 'lit' | 'day' | 'title' | 'onPoint' | 'onPress' | 'onWhole'
  > {
  /** The home link, and the map's title. */
  bar: ReactNode
  /** Announces the selection to screen readers. */
  chosen: string
  /** The list of what is on the map. */
  children: ReactNode
}

/** A full-screen map beside its list; on a phone the list is a sheet that slides up. */
export function Explorer({ bar, chosen, children, ...stage }: ExplorerProps) {
  const { key } = useLocation()
  return (
    <div className={styles.page}>
      {bar}
      <main id="main" className={styles.two}>
        <div className={styles.map}>
          <MapStage {...stage} arrival={key} />
        </div>
        <div className={styles.panel}>{children}</div>
      </main>
      <div role="status">
        <VisuallyHidden>{chosen}</VisuallyHidden>
      </div>
    </div>
  )
}

interface ExplorerBarProps {
  brand: ReactNode
  back: { to: string; label: string }
  title: string
  /** Where what is saved is listed. */
  saved: string
  other: { href: string; lang: string; label: string }
}

/** The reduced site header over a full-screen map. */
export function ExplorerBar({ brand, back, title, saved, other }: ExplorerBarProps) {
  return (
    <header className={styles.bar}>
      {brand}
      <Anchor to={back.to} className={styles.back} aria-label={back.label}>
        <Icon name="arrow-left-bold" />
        <span>{back.label}</span>
      </Anchor>
      <Display as="h1" size={24} className={styles.title}>
        {title}
      </Display>
      <SavedLink to={saved} />
      <a
        className={styles.other}
        href={other.href}
        lang={other.lang}
        hrefLang={other.lang}
        aria-label={other.label}
      >
        <span>{other.label}</span>
        <i>{other.lang}</i>
      </a>
    </header>
  )
}

/** The id of a list item. */
export function itemId(key: string | number): string {
  return `on-map-${key}`
}

/**
 * The hovered item, in the list or on the map. The list scrolls to the item that the address selects at first, and to
 * what is then selected on the map.
 */
export function usePointed<Key extends string | number>(chosen: Key | undefined) {
  const [pointed, setPointed] = useState<Key | null>(null)
  const { key: arrival } = useLocation()
  const wanted = useRef<Key | null>(chosen ?? null)
  const first = useRef(arrival)
  useEffect(() => {
    if (wanted.current === null) return
    const behavior = arrival === first.current ? 'instant' : 'auto'
    document.getElementById(itemId(wanted.current))?.scrollIntoView({ block: 'nearest', behavior })
    wanted.current = null
  }, [arrival])
  return {
    pointed,
    setPointed,
    /** Must be called before the map navigates to another address. */
    bringIntoView: (key: Key) => {
      wanted.current = key
    },
  }
}
