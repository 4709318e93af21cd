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

/** Whether a form that it leads to is in the window already. */
function isAsking(): boolean {
  return [...document.querySelectorAll('main [data-asking]')].some(form => {
    const { top, bottom } = form.getBoundingClientRect()
    return top < innerHeight && bottom > 0
  })
}

/**
 * The contact banner at the bottom of the window. It is shown below the first screen, whose own buttons it would cover,
 * and not over a form in which one asks already; once closed, it stays closed for the rest of the visit.
 */
export function ContactBanner(props: Omit<BannerStripProps, 'onClose'>) {
  const [shown, setShown] = useState(false)
  const [isClosed, setClosed] = useState(false)
  useEffect(() => {
    if (isClosed || isDismissed()) return
    const onScroll = () => setShown(scrollY >= innerHeight && !isAsking())
    addEventListener('scroll', onScroll, { passive: true })
    onScroll()
    return () => removeEventListener('scroll', onScroll)
  }, [isClosed])

  function dismiss(): void {
    rememberDismissed()
    setClosed(true)
  }

  if (isClosed || !shown) return null
  return (
    <Suspense>
      <BannerStrip {...props} onClose={dismiss} />
    </Suspense>
  )
}
