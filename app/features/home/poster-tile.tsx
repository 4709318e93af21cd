import { Link, useViewTransitionState } from 'react-router'
import type { CountryTile } from '#app/features/country/country-schema.ts'
import { files, links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './poster-tile.module.css'

interface PosterTileProps {
  country: CountryTile
  /** Cells of the wall it covers on a wide screen: one, two abreast, or two by two. */
  size: 'usual' | 'wide' | 'large'
  /** The country the reader has chosen already. */
  chosen: boolean
}

/** A country on the wall. Its picture becomes the head of the country's page. */
export function PosterTile({ country: { name, line, link, poster }, size, chosen }: PosterTileProps) {
  const to = links.authored(link)
  const opening = useViewTransitionState(to)
  const print = (ratio: string) => files.poster(poster.kind, poster.palette, poster.seed, ratio)
  return (
    <Link
      to={to}
      viewTransition
      prefetch="intent"
      className={classNames(styles.tile, styles[size], chosen && styles.chosen)}
    >
      <picture className={styles.picture} style={{ viewTransitionName: opening ? 'country-art' : undefined }}>
        {size === 'wide' && <source media="(width >= 64rem)" srcSet={print('21x9')} />}
        <img src={print('4x3')} width={1200} height={900} alt="" loading="lazy" decoding="async" />
      </picture>
      <span className={styles.head}>
        <span className={styles.name}>
          {name}
          {chosen && <VisuallyHidden>, {m.wall_chosen()}</VisuallyHidden>}
        </span>
        <span className={styles.go}>
          <Icon name={chosen ? 'check-bold' : 'arrow-right-bold'} />
        </span>
      </span>
      <span className={styles.line}>{line}</span>
    </Link>
  )
}
