import type { Picture } from '#app/features/picture/picture.ts'
import { PictureFrame } from '#app/features/picture/picture-frame.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './place-tiles.module.css'

export interface Tile {
  key: string
  to: string
  name: string
  line: string
  picture: Picture
  /** A few words above its name. */
  figure?: string | null
  /** What it costs. */
  price?: string
}

/** Places and what stands in them, side by side, each a picture with its name. */
export function PlaceTiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ key, to, name, line, picture, figure, price }) => (
        <li key={key}>
          <Anchor to={to} className={styles.tile}>
            <PictureFrame
              picture={picture}
              ratio="4x3"
              sizes="(width >= 64rem) 33vw, (width >= 40rem) 50vw, 100vw"
              decorative
            />
            {figure && (
              <Text as="span" size="fine" tone="quiet" className={styles.figure}>
                {figure}
              </Text>
            )}
            <Display as="b" size={24} className={styles.name}>
              {name}
            </Display>
            <Text as="span" size="small" className={styles.line}>
              {line}
            </Text>
            {price && (
              <Text as="span" size="small" className={styles.price}>
                {price}
              </Text>
            )}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
