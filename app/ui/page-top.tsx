import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import styles from './skip-link.module.css'

/**
 * The focus target after a navigation: first in the document, so that Tab goes to the skip link, and labelled with
 * the page's title for screen readers. A page with a better target moves the focus on. The page is scrolled to its
 * top: otherwise a form would keep its scroll position on the page it leads to.
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
