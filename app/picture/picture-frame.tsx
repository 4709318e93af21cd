import type { CSSProperties } from 'react'
import { files } from '#app/links.ts'
import { Frame } from '#app/ui/frame.tsx'
import { type Drawing, type Picture, photoStyle, type Ratio, sizesOf, srcSetOf } from './picture.ts'

/** The ratios of posters. */
type PosterRatio = Exclude<Ratio, '5x6'>

interface PictureFrameProps {
  picture: Picture
  ratio: PosterRatio
  /** The width of the slot, as in an image's `sizes`: vw and rem. Not needed for a poster. */
  sizes: string
  /** Other ratios for windows narrower than this many rem, the narrowest first. */
  cuts?: readonly { below: number; ratio: PosterRatio }[]
  /** It is in a link that has its own label, which its alternative text would only lengthen. */
  decorative?: boolean
  /** On the first screen: fetched before other pictures. */
  priority?: boolean
  className?: string | undefined
  style?: CSSProperties | undefined
}

/** Smaller widths would save next to nothing. */
const LEAST_WIDTH = 256

function addressOf(drawing: Drawing, ratio: PosterRatio): string {
  if ('house' in drawing) return files.house(drawing.house, ratio)
  const { kind, palette, seed } = drawing.poster
  return files.poster(kind, palette, seed, ratio)
}

/** A photograph or a drawing, in the same slot and cropped to the same ratio. */
export function PictureFrame({ picture, sizes, cuts = [], decorative, style, ...slot }: PictureFrameProps) {
  if (!('photo' in picture)) {
    const print = (ratio: PosterRatio) => addressOf(picture, ratio)
    return (
      <Frame
        {...slot}
        src={print(slot.ratio)}
        cuts={cuts.map(({ below, ratio }) => ({ below, srcSet: print(ratio) }))}
        alt={'house' in picture && !decorative ? picture.alt : ''}
        style={style}
      />
    )
  }
  const { photo } = picture
  return (
    <Frame
      {...slot}
      src={files.photo(photo.key, 1080)}
      srcSet={srcSetOf(photo, LEAST_WIDTH)}
      sizes={sizesOf(photo, sizes, slot.ratio, cuts.at(-1)?.ratio)}
      width={photo.width}
      height={photo.height}
      alt={decorative ? '' : photo.alt}
      style={{ ...photoStyle(photo), ...style }}
    />
  )
}
