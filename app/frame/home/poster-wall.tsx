import { Link, useViewTransitionState } from 'react-router'
import { areaName } from '#app/features/catalogue/country/country.ts'
import type { CountryTile, Wall } from '#app/features/catalogue/country/country-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { ChipChoice } from '#app/ui/chip-choice.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { AREAS } from '#database/values/areas.ts'
import tileStyles from './poster-tile.module.css'
import styles from './poster-wall.module.css'

/** Positions with a larger poster: rows of five are full, also for each area alone. */
const SIZES: Partial<Record<number, 'wide' | 'large'>> = { 0: 'large', 1: 'wide', 11: 'wide' }

/** The stylesheet filters by these. */
const areas = AREAS.filter(area => area !== 'elsewhere')

interface PosterWallProps {
  wall: Wall
  /** Tag of a country that was already chosen. */
  chosen: string | null
}

/** The countries as posters. The stylesheet filters them by the checked area, so no script is needed. */
export function PosterWall({ wall: { countries, words, treks, trips }, chosen }: PosterWallProps) {
  return (
    <Section tone="night" id="wall" className={styles.section}>
      <Wrap>
        <SectionHead title={m.wall_title({ count: countries.length, words })}>
          <p className={styles.proof}>
            <span>{m.wall_trips({ count: trips.count })}</span>
            {trips.from && <span>{m.trip_card_from({ price: trips.from })}</span>}
          </p>
        </SectionHead>
        <fieldset className={styles.filter} aria-label={m.wall_area()}>
          <ChipChoice type="radio" name="area" value="all" defaultChecked>
            {m.wall_all()}
          </ChipChoice>
          {areas.map(area => (
            <ChipChoice key={area} type="radio" name="area" value={area}>
              {areaName(area)}
            </ChipChoice>
          ))}
        </fieldset>
        <ul className={styles.wall}>
          {countries.map((country, index) => (
            <li key={country.tag} data-area={country.area} className={styles[SIZES[index] ?? 'usual']}>
              <PosterTile country={country} size={SIZES[index] ?? 'usual'} chosen={country.tag === chosen} />
            </li>
          ))}
        </ul>
        {treks.length > 0 && <Treks treks={treks} />}
      </Wrap>
    </Section>
  )
}

function Treks({ treks }: Pick<Wall, 'treks'>) {
  return (
    <p className={styles.treks}>
      {m.wall_treks()}{' '}
      {treks.map(({ tag, name, link }, index) => (
        <span key={tag}>
          {index > 0 && (index === treks.length - 1 ? ` ${m.wall_and()} ` : ', ')}
          <TextLink to={links.authored(link)}>{name}</TextLink>
        </span>
      ))}
    </p>
  )
}

interface PosterTileProps {
  country: CountryTile
  /** Grid cells it covers on a wide screen: one, two side by side, or two by two. */
  size: 'usual' | 'wide' | 'large'
  /** Whether the reader has already chosen this country. */
  chosen: boolean
}

/** The width of each size. */
const TILE_SIZES: Record<PosterTileProps['size'], string> = {
  usual: '(width >= 64rem) 17rem, 50vw',
  wide: '(width >= 64rem) 34rem, 100vw',
  large: '(width >= 64rem) 34rem, 100vw',
}

/** A country on the home page. Its picture turns into the masthead of the country's page. */
function PosterTile({ country: { name, line, link, picture }, size, chosen }: PosterTileProps) {
  const to = links.authored(link)
  const opening = useViewTransitionState(to)
  return (
    <Link
      to={to}
      viewTransition
      prefetch="intent"
      className={classNames(tileStyles.tile, tileStyles[size], chosen && tileStyles.chosen)}
    >
      <PictureFrame
        picture={picture}
        ratio={size === 'wide' ? '21x9' : '4x3'}
        cuts={size === 'wide' ? [{ below: 64, ratio: '4x3' }] : []}
        sizes={TILE_SIZES[size]}
        decorative
        className={tileStyles.picture}
        style={{ viewTransitionName: opening ? 'country-art' : undefined }}
      />
      <span className={tileStyles.head}>
        <span className={tileStyles.name}>
          {name}
          {chosen && <VisuallyHidden>, {m.wall_chosen()}</VisuallyHidden>}
        </span>
        <span className={tileStyles.go}>
          <Icon name={chosen ? 'check-bold' : 'arrow-right-bold'} />
        </span>
      </span>
      <span className={tileStyles.line}>{line}</span>
    </Link>
  )
}
