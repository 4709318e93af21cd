import { createContext, type RefObject, useContext, useLayoutEffect } from 'react'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import type { IconName } from '#app/ui/icons.ts'

/** Something that can be done here, in the palette and by its key. */
export interface DeskAction {
  label: string
  icon: IconName
  /** As useKeys names it. */
  key?: string
  run: () => void
}

export interface Desk {
  me: Me
  operator: string
  countries: readonly { tag: string; name: string }[]
  /** Shows what has happened in the notice at the foot of the page, and has screen readers say it once. */
  notify: (words: string, isOk?: boolean) => void
  /** What the page offers to the palette. */
  offer: (actions: readonly DeskAction[]) => void
  openPalette: () => void
  /** The plan that was open last, for the inbox that one comes back to. */
  lastPlan: RefObject<number | null>
}

export const DeskContext = createContext<Desk | null>(null)

/** The desk that a page of the office stands on. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('this stands outside the office')
  return desk
}

/** A country by its name, and by its tag where it is not listed. */
export function countryName({ countries }: Pick<Desk, 'countries'>, tag: string): string {
  return countries.find(country => country.tag === tag)?.name ?? tag
}

/** Offers what can be done here to the palette and to its keys, from the moment the component is seen. */
export function useOffer(actions: readonly DeskAction[]): void {
  const { offer } = useDesk()
  useLayoutEffect(() => {
    offer(actions)
    return () => offer([])
  }, [offer, actions])
}
