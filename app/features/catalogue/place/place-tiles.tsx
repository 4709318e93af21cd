import type { Picture } from '#app/picture/picture.ts'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { CardGrid } from '#app/ui/card-grid.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './place-tiles.module.css'

export interface Tile {
  key: string
  to: string
  name: string
  line: string
  picture: Picture
  /** Short text above the name. */
  figure?: string | null
  /** Its price. */
  price?: string
  /** Two or three sentences, shown if there is room. */
  lead?: string
}

const SLOT = '(width >= 64rem) 33vw, (width >= 40rem) 50vw, 100vw'

interface PlaceTilesProps {
  tiles: readonly Tile[]
  /** In a column beside others a single one stays upright. */
  column?: boolean
}

/** Places, or items in them, as tiles with pictures; a single one is horizontal and shows more text. */
export function PlaceTiles({ tiles, column = false }: PlaceTilesProps) {
  const alone = tiles.length === 1 && !column
  const List = alone || column ? 'ul' : CardGrid
  return (
    <List as="ul">
      {tiles.map(({ key, to, name, line, picture, figure, price, lead }) => (
        <li key={key}>
          <Anchor to={to} className={classNames(styles.tile, alone && styles.alone)}>
            <PictureFrame picture={picture} ratio="4x3" sizes={SLOT} decorative />
            <span className={styles.words}>
              {figure && (
                <Text as="span" size="fine" tone="quiet">
                  {figure}
                </Text>
              )}
              <Display as="b" size={alone ? 30 : 24} className={styles.name}>
                {name}
              </Display>
              <Text as="span" size={alone ? 'body' : 'small'}>
                {alone ? (lead ?? line) : line}
              </Text>
              {price && (
                <Text as="b" size="small" className={styles.price}>
                  {price}
                </Text>
              )}
            </span>
          </Anchor>
        </li>
      ))}
    </List>
  )
}
