import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Frame } from '#app/ui/frame.tsx'
import { SaveMark } from '#app/ui/save-mark.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { SavedKind } from './saved.ts'
import styles from './saved-item.module.css'
import type { SavedCard } from './saved-schema.ts'

const kindNames: Record<SavedKind, () => string> = {
  trip: m.saved_kind_trip,
  tour: m.saved_kind_tour,
  hotel: m.saved_kind_hotel,
  destination: m.saved_kind_destination,
  attraction: m.saved_kind_attraction,
  region: m.saved_kind_region,
  species: m.saved_kind_species,
  article: m.saved_kind_article,
}

/** The name of a saved item in the reader's language, also of what no longer exists. */
export function nameOfSaved({ name }: SavedCard): string {
  return name?.[getLocale()] ?? m.saved_gone_nameless()
}

interface SavedItemProps {
  card: SavedCard
  /** The control to compare a trip. */
  compare?: ReactNode
}

/** A saved item in a list. What is no longer offered stays, pale, with what comes near to it. */
export function SavedItem({ card, compare }: SavedItemProps) {
  const { ref, kind, line, url, picture, instead } = card
  const name = nameOfSaved(card)
  return (
    <li className={classNames(styles.item, url === null && styles.gone)}>
      {url !== null && picture ? (
        <Frame src={picture} alt="" ratio="4x3" className={styles.frame} />
      ) : (
        <span className={classNames(styles.frame, styles.hatched)} />
      )}
      <div className={styles.words}>
        <span className={styles.kind}>{kindNames[kind]()}</span>
        <Display as="h3" size={20} className={styles.name}>
          {url === null ? name : <Anchor to={url}>{name}</Anchor>}
        </Display>
        {url !== null && <p className={styles.line}>{line}</p>}
        {url === null && (
          <p className={styles.line}>
            {m.saved_gone()}{' '}
            {instead && <TextLink to={instead.url}>{m.saved_instead({ name: instead.name })}</TextLink>}
          </p>
        )}
        {compare}
      </div>
      <SaveMark item={ref} name={name} />
    </li>
  )
}
