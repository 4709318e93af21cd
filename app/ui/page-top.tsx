import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './skip-link.module.css'

/**
 * Where the keyboard's place is once another page has come: before everything, so that Tab goes to the skip link, and
 * with that page's title for whoever listens. A page that has a better place takes it from there.
 */
export function PageTop() {
  const { pathname, hash } = useLocation()
  const top = useRef<HTMLSpanElement>(null)
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const place = top.current
    if (!place || hash) return
    place.textContent = document.title
    place.focus({ preventScroll: true })
  }, [pathname, hash])
  return <span ref={top} className={styles.top} tabIndex={-1} />
}
