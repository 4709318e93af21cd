import type { ComponentProps } from 'react'
import { preload } from 'react-dom'
import { classNames } from './class-names.ts'
import styles from './frame.module.css'

const ratios = {
  '4x3': { className: styles.r4x3, width: 1200, height: 900 },
  '21x9': { className: styles.r21x9, width: 1680, height: 720 },
  '3x4': { className: styles.r3x4, width: 900, height: 1200 },
  '1x1': { className: styles.r1x1, width: 800, height: 800 },
  '5x6': { className: styles.r5x6, width: 800, height: 960 },
} as const

type FrameProps = ComponentProps<'img'> & {
  src: string
  /** Empty when the words beside it already say what it shows. */
  alt: string
  ratio: keyof typeof ratios
  /** On the first screen: fetched at once, before other pictures. */
  priority?: boolean
  /** Another cut on narrow windows. */
  narrow?: { media: string; srcSet: string } | undefined
}

/** A picture, square-cut to its ratio; it swells a little when the link or card around it is pointed at. */
export function Frame({ ratio, priority, narrow, className, style, alt, ...rest }: FrameProps) {
  const { className: cut, width, height } = ratios[ratio]
  if (priority && narrow) askAtOnce(rest.src, narrow)
  const image = (
    <img
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      // What the first screen is of is painted with its words, not a frame later.
      decoding={priority ? 'sync' : 'async'}
      alt={alt}
      {...rest}
    />
  )
  return (
    <span className={classNames(styles.frame, cut, className)} style={style}>
      {narrow ? (
        <picture>
          <source {...narrow} />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  )
}

/** A browser sees only the body's end of a picture with two cuts: its head says which of them to ask for first. */
function askAtOnce(src: string, { media, srcSet }: NonNullable<FrameProps['narrow']>): void {
  preload(srcSet, { as: 'image', fetchPriority: 'high', media })
  preload(src, { as: 'image', fetchPriority: 'high', media: `not all and ${media}` })
}
