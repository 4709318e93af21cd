import { useEffect, useState } from 'react'
import { followLater } from '#app/client/live-rows/follow-later.ts'
import type { PriceData } from './price-schema.ts'

interface Priced {
  id: number
  currency: string
  price: PriceData
}

/** A trip's price as it stands now; until that is known, as it was rendered. */
export function useLivePrice({ id, currency, price }: Priced): PriceData {
  const [live, setLive] = useState<{ id: number; price: PriceData }>()
  const isShown = price.rows.length > 0
  useEffect(() => {
    if (!isShown) return
    return followLater(async () => {
      const { followPrice } = await import('./follow-price.ts')
      return followPrice({ id, currency }, next => setLive({ id, price: next }))
    })
  }, [id, currency, isShown])
  return live?.id === id ? live.price : price
}
