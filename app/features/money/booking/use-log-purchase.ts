import { useEffect } from 'react'
import { logPurchase } from '#app/features/visit/analytics/analytics.ts'
import type { Purchase } from '#app/features/visit/analytics/purchase.ts'

const LOGGED = 'ceiba:told-purchase:'

/** Marks a purchase as logged. Returns whether this browser had logged it before; false if storage is unavailable. */
function wasLogged(id: string): boolean {
  try {
    const before = localStorage.getItem(LOGGED + id)
    localStorage.setItem(LOGGED + id, 'yes')
    return before !== null
  } catch {
    return false
  }
}

/** Logs a paid deposit with the analytics services, once per browser (specification, section 9). */
export function useLogPurchase(purchase: Purchase | null): void {
  const id = purchase?.id
  const usdCents = purchase?.usdCents
  useEffect(() => {
    if (id === undefined || usdCents === undefined || wasLogged(id)) return
    logPurchase({ id, usdCents })
  }, [id, usdCents])
}
