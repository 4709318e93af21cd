import { createContext, type RefObject, useContext, useLayoutEffect } from 'react'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { m } from '#app/paraglide/messages.js'
import type { IconName } from '#app/ui/icons.ts'

/** An action of the page, in the command palette and by its key. */
export interface DeskAction {
  label: string
  icon: IconName
  /** Name of the key, as in useKeys. */
  key?: string
  run: () => void
}

export interface Desk {
  me: Me
  operator: string
  countries: readonly { tag: string; name: string }[]
  /** Shows a notification at the bottom of the page, and announces it once to screen readers. */
  notify: (words: string, isOk?: boolean) => void
  /** Registers the page's actions in the palette. */
  offer: (actions: readonly DeskAction[]) => void
  openPalette: () => void
  /** The last opened plan, which the inbox selects again. */
  lastPlan: RefObject<number | null>
}

export const DeskContext = createContext<Desk | null>(null)

/** The office's shared context. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('this stands outside the office')
  return desk
}

/** Name of a country; its tag if it is not listed. */
export function countryName({ countries }: Pick<Desk, 'countries'>, tag: string): string {
  return countries.find(country => country.tag === tag)?.name ?? tag
}

/** Registers actions in the palette and their keys while the component is mounted. */
export function useOffer(actions: readonly DeskAction[]): void {
  const { offer } = useDesk()
  useLayoutEffect(() => {
    offer(actions)
    return () => offer([])
  }, [offer, actions])
}

type Role = 'traveller' | 'planner' | 'partner' | 'admin'

const names: Record<Role, () => string> = {
  traveller: m.office_role_traveller,
  planner: m.office_role_planner,
  partner: m.office_role_partner,
  admin: m.office_role_admin,
}

export function roleName(role: Role): string {
  return names[role]()
}
