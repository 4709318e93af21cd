import { lazy, Suspense, useEffect, useState } from 'react'
import type { BannerStripProps } from './banner-strip.tsx'

const BannerStrip = lazy(() => import('./banner-strip.tsx').then(module => ({ default: module.BannerStrip })))

const DISMISSED = 'contact-banner-dismissed'

/**
 * A way to ask, at the foot of the window: it comes after the first screen, and stays away for the rest of the
 * visit once it is sent away.
 */
export function ContactBanner(props: Omit<BannerStripProps, 'onClose'>) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (sessionStorage.getItem(DISMISSED)) return
    function onScroll(): void {
      if (scrollY < innerHeight) return
      setShown(true)
      removeEventListener('scroll', onScroll)
    }
    addEventListener('scroll', onScroll, { passive: true })
    onScroll()
    return () => removeEventListener('scroll', onScroll)
  }, [])

  function dismiss(): void {
    sessionStorage.setItem(DISMISSED, 'yes')
    setShown(false)
  }

  if (!shown) return null
  return (
    <Suspense>
      <BannerStrip {...props} onClose={dismiss} />
    </Suspense>
  )
}
