import { Suspense, useEffect, useState } from 'react'
import { latePart } from '#app/ui/late-part.ts'
import type { BannerStripProps } from './banner-strip.tsx'

const BannerStrip = latePart(async () => (await import('./banner-strip.tsx')).BannerStrip)

const DISMISSED = 'contact-banner-dismissed'

/** A browser that forbids storage shows the banner again on the next page, and goes on. */
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
    // It stays away on this page all the same.
  }
}

/**
 * A way to ask, at the foot of the window: it comes after the first screen, and stays away for the rest of the
 * visit once it is sent away.
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
