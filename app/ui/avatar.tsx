import type { ComponentProps } from 'react'
import styles from './avatar.module.css'
import { classNames } from './class-names.ts'

interface AvatarProps extends Pick<ComponentProps<'img'>, 'srcSet' | 'sizes' | 'style'> {
  name: string
  src?: string | null
  size?: 'sm' | 'md' | 'lg'
  /** The alternative text, if the name is not beside it. */
  alt?: string
}

function initials(name: string): string {
  const words = name.split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map(word => word?.[0] ?? '')
    .join('')
    .toUpperCase()
}

/** A round portrait; the initials on sky blue if there is no picture. */
export function Avatar({ name, src, size = 'md', alt = '', ...image }: AvatarProps) {
  const look = classNames(styles.avatar, styles[size], !src && styles.initials)
  if (src) {
    return (
      <span className={look}>
        <img src={src} {...image} alt={alt} width={400} height={480} loading="lazy" decoding="async" />
      </span>
    )
  }
  if (alt) {
    return (
      <span className={look} role="img" aria-label={alt}>
        {initials(name)}
      </span>
    )
  }
  return (
    <span className={look} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
