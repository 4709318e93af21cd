import type { CSSProperties } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from './masthead-frame.module.css'
import { MASTHEAD_PRINTS, type MastheadPicture } from './picture.ts'
import { PictureFrame } from './picture-frame.tsx'

interface MastheadFrameProps {
  picture: MastheadPicture
  /** Below the text column instead of across the window. */
  beside?: boolean
  decorative?: boolean
  className?: string | undefined
}

/**
 * A masthead's picture: it fills the height that the text leaves, cropped around its sun, and at its sky rather than
 * its foot.
 */
export function MastheadFrame({ picture, beside, decorative, className }: MastheadFrameProps) {
  const { wide, narrow } = MASTHEAD_PRINTS
  return (
    <PictureFrame
      picture={picture}
      ratio={beside ? narrow : wide}
      cuts={beside ? [] : [{ below: 64, ratio: narrow }]}
      sizes={beside ? '(width >= 64rem) 58vw, 100vw' : '100vw'}
      decorative={decorative ?? false}
      priority
      className={classNames(
        styles.picture,
        'suns' in picture && styles.poster,
        beside && styles.beside,
        className,
      )}
      style={'suns' in picture ? (picture.suns as CSSProperties) : undefined}
    />
  )
}
