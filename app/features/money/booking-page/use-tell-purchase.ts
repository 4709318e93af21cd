import { useEffect } from 'react'
import { logPurchase } from '#app/features/visit/analytics/analytics.ts'
import type { Purchase } from '#app/features/visit/analytics/purchase.ts'

const TOLD = 'ceiba:told-purchase:'

/** Whether this browser told of a purchase before; noted for the next time. Where nothing can be stored, it did not. */
function wasTold(id: string): boolean {
  try {
    const before = localStorage.getItem(TOLD + id)
    localStorage.setItem(TOLD + id, 'yes')
    return before !== null
  } catch {
    return false
  }
}

/** Tells whoever counts that a deposit was paid, once in this browser (specification, section 9). */
export function useTellPurchase(purchase: Purchase | null): void {
  const id = purchase?.id
  const usdCents = purchase?.usdCents
  useEffect(() => {
    if (id === undefined || usdCents === undefined || wasTold(id)) return
    logPurchase({ id, usdCents })
  }, [id, usdCents])
}
