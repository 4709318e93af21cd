import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import styles from './skip-link.module.css'

/**
 * Where the keyboard's place is once another page has come: before everything, so that Tab goes to the skip link, and
 * with that page's title for whoever listens. A page that has a better place takes it from there. It is read from its
 * top: a form that stays where it is when it is not taken would otherwise keep its place on the page it leads to.
 */
export function PageTop() {
  const { pathname, hash } = useLocation()
  const movedBy = useNavigationType()
  const top = useRef<HTMLSpanElement>(null)
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const place = top.current
    if (!place || hash) return
    place.textContent = document.title
    place.focus({ preventScroll: true })
    if (movedBy !== 'POP') scrollTo(0, 0)
  }, [pathname, hash, movedBy])
  return <span ref={top} className={styles.top} tabIndex={-1} />
}
