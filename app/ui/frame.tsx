import type { ComponentProps } from 'react'
import { preload } from 'react-dom'
import { classNames } from './class-names.ts'
import styles from './frame.module.css'

const ratios = {
  '4x3': { className: styles.r4x3, width: 1200, height: 900 },
  '21x9': { className: styles.r21x9, width: 1680, height: 720 },
  '10x3': { className: styles.r10x3, width: 2000, height: 600 },
  '3x4': { className: styles.r3x4, width: 900, height: 1200 },
  '1x1': { className: styles.r1x1, width: 800, height: 800 },
  '5x6': { className: styles.r5x6, width: 800, height: 960 },
} as const

type FrameProps = ComponentProps<'img'> & {
  src: string
  /** Empty if the text beside it already says what it shows. */
  alt: string
  ratio: keyof typeof ratios
  /** On the first screen: fetched before other pictures. */
  priority?: boolean
  /** Other crops for windows narrower than this many rem, the narrowest first. */
  cuts?: readonly Cut[]
}

interface Cut {
  below: number
  srcSet: string
}

/** A picture, cropped to its ratio; it grows a little when the link or card around it is hovered. */
export function Frame({ ratio, priority, cuts = [], className, style, alt, ...rest }: FrameProps) {
  const { className: cut, width, height } = ratios[ratio]
  if (import.meta.env.SSR && priority && cuts.length > 0) askAtOnce(rest.src, cuts)
  const image = (
    <img
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      // The main picture of the first screen is painted in the same frame as the text.
      decoding={priority ? 'sync' : 'async'}
      alt={alt}
      {...rest}
    />
  )
  return (
    <span className={classNames(styles.frame, cut, className)} style={style}>
      {cuts.length > 0 ? (
        <picture>
          {cuts.map(({ below, srcSet }) => (
            <source key={below} media={narrowerThan(below)} srcSet={srcSet} />
          ))}
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  )
}

function narrowerThan(rem: number): string {
  return `(width < ${rem}rem)`
}

/**
 * Preloads the right crop in the head: the browser discovers a `<picture>` with several crops only late in the body.
 */
function askAtOnce(src: string, cuts: readonly Cut[]): void {
  let wider = ''
  for (const { below, srcSet } of cuts) {
    preload(srcSet, { as: 'image', fetchPriority: 'high', media: wider + narrowerThan(below) })
    wider = `(width >= ${below}rem) and `
  }
  preload(src, { as: 'image', fetchPriority: 'high', media: wider.replace(/ and $/, '') })
}
