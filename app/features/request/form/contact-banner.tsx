import { Suspense, useEffect, useState } from 'react'
import { latePart } from '#app/ui/late-part.ts'
import type { BannerStripProps } from './banner-strip.tsx'

const BannerStrip = latePart(async () => (await import('./banner-strip.tsx')).BannerStrip)

const DISMISSED = 'contact-banner-dismissed'

/** If the browser forbids storage, the banner appears again on the next page. */
function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED) !== null
  } catch {
    return false
  }
}

function rememberDismissed(): void {
  try {
    sessionStorage.setItem(DISMISSED, 'yes')
  } catch {
    // It stays closed on this page even so.
  }
}

/**
 * The contact banner at the bottom of the window. It appears after the first screen; once closed, it stays closed for
 * the rest of the visit.
 */
export function ContactBanner(props: Omit<BannerStripProps, 'onClose'>) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (isDismissed()) return
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
    rememberDismissed()
    setShown(false)
  }

  if (!shown) return null
  return (
    <Suspense>
      <BannerStrip {...props} onClose={dismiss} />
    </Suspense>
  )
}
