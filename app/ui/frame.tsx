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
  /** Empty when the words beside it already say what it shows. */
  alt: string
  ratio: keyof typeof ratios
  /** On the first screen: fetched at once, before other pictures. */
  priority?: boolean
  /** Other cuts in windows narrower than so many rem, the narrowest first. */
  cuts?: readonly Cut[]
}

interface Cut {
  below: number
  srcSet: string
}

/** A picture, square-cut to its ratio; it swells a little when the link or card around it is pointed at. */
export function Frame({ ratio, priority, cuts = [], className, style, alt, ...rest }: FrameProps) {
  const { className: cut, width, height } = ratios[ratio]
  if (import.meta.env.SSR && priority && cuts.length > 0) askAtOnce(rest.src, cuts)
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

/** A browser sees only the body's end of a document's picture with several cuts: its head says which to ask for first. */
function askAtOnce(src: string, cuts: readonly Cut[]): void {
  let wider = ''
  for (const { below, srcSet } of cuts) {
    preload(srcSet, { as: 'image', fetchPriority: 'high', media: wider + narrowerThan(below) })
    wider = `(width >= ${below}rem) and `
  }
  preload(src, { as: 'image', fetchPriority: 'high', media: wider.replace(/ and $/, '') })
}
