import { useEffect, useState } from 'react'
import { followLater } from '#app/client/live-rows/follow-later.ts'
import type { PriceData } from './price-schema.ts'

interface Priced {
  id: number
  currency: string
  price: PriceData
}

/** The current price of a trip; until it is known, the rendered one. */
export function useLivePrice({ id, currency, price }: Priced): PriceData {
  const [live, setLive] = useState<{ id: number; price: PriceData }>()
  const isShown = price.rows.length > 0
  const { bestMonths, notRunMonths, childPrice } = price
  useEffect(() => {
    if (!isShown) return
    return followLater(async () => {
      const { followPrice } = await import('./follow-price.ts')
      return followPrice({ id, currency, bestMonths, notRunMonths, childPrice }, next =>
        setLive({ id, price: next }),
      )
    })
  }, [id, currency, bestMonths, notRunMonths, childPrice, isShown])
  return live?.id === id ? live.price : price
}
