import { Link, useViewTransitionState } from 'react-router'
import type { CountryTile } from '#app/features/catalogue/country/country-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './poster-tile.module.css'

interface PosterTileProps {
  country: CountryTile
  /** Grid cells it covers on a wide screen: one, two side by side, or two by two. */
  size: 'usual' | 'wide' | 'large'
  /** Whether the reader has already chosen this country. */
  chosen: boolean
}

/** The width of each size. */
const SIZES: Record<PosterTileProps['size'], string> = {
  usual: '(width >= 64rem) 17rem, 50vw',
  wide: '(width >= 64rem) 34rem, 100vw',
  large: '(width >= 64rem) 34rem, 100vw',
}

/** A country on the home page. Its picture turns into the masthead of the country's page. */
export function PosterTile({ country: { name, line, link, picture }, size, chosen }: PosterTileProps) {
  const to = links.authored(link)
  const opening = useViewTransitionState(to)
  return (
    <Link
      to={to}
      viewTransition
      prefetch="intent"
      className={classNames(styles.tile, styles[size], chosen && styles.chosen)}
    >
      <PictureFrame
        picture={picture}
        ratio={size === 'wide' ? '21x9' : '4x3'}
        cuts={size === 'wide' ? [{ below: 64, ratio: '4x3' }] : []}
        sizes={SIZES[size]}
        decorative
        className={styles.picture}
        style={{ viewTransitionName: opening ? 'country-art' : undefined }}
      />
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
