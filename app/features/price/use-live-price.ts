import { useEffect, useState } from 'react'
import { atLeisure } from '#app/ui/at-leisure.ts'
import { savesData } from '#app/ui/saves-data.ts'
import type { PriceData } from './price-schema.ts'

interface Priced {
  id: number
  currency: string
  price: PriceData
}

/** A trip's price as it stands now, once the page has nothing better to do; until then as it was rendered. */
export function useLivePrice({ id, currency, price }: Priced): PriceData {
  const [live, setLive] = useState<{ id: number; price: PriceData }>()
  const isShown = price.rows.length > 0
  useEffect(() => {
    if (!isShown || savesData()) return
    let stop: (() => void) | undefined
    let isOver = false
    atLeisure()
      .then(() => (isOver ? null : import('./follow-price.ts')))
      .then(part => {
        if (part && !isOver) stop = part.followPrice({ id, currency }, next => setLive({ id, price: next }))
      })
      // Without it the price stands as it was rendered.
      .catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [id, currency, isShown])
  return live?.id === id ? live.price : price
}
