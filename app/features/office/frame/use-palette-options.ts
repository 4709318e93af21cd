import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useNavigate } from 'react-router'
import { privateQuery } from '#app/client/private-data/private-query.ts'
import { countryName, type DeskAction, useDesk } from '#app/features/office/desk/desk-context.ts'
import type { InboxRow } from '#app/features/office/inbox/inbox-words.ts'
import type { ListedPerson } from '#app/features/office/people/people-schema.ts'
import { stageName } from '#app/features/plan/handling/handling-words.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import type { IconName } from '#app/ui/icons.ts'

export interface Option {
  id: string
  group: string
  icon: IconName
  label: string
  fine?: string
  key?: string | undefined
  run: () => void
}

const MOST_PLANS = 8

function useFoundPlans(words: string, isOpen: boolean): InboxRow[] {
  const { queryKey, ...query } = privateQuery('GET /api/admin/plan', { query: { q: words } })
  const { data } = useQuery({
    ...query,
    queryKey: [...queryKey, 'palette'],
    enabled: isOpen && words.length > 1,
  })
  return data?.slice(0, MOST_PLANS) ?? []
}

const MOST_PEOPLE = 5

function useFoundPeople(words: string, isWanted: boolean): ListedPerson[] {
  const { queryKey, ...query } = privateQuery('GET /api/admin/user', { query: { q: words } })
  const { data } = useQuery({
    ...query,
    queryKey: [...queryKey, 'palette'],
    enabled: isWanted && words.length > 1,
  })
  return data?.slice(0, MOST_PEOPLE) ?? []
}

interface Offered {
  isOpen: boolean
  /** Actions of the page. */
  actions: readonly DeskAction[]
}

/** Results of the palette: plans, people, the page's actions, and pages to go to. */
export function usePaletteOptions(words: string, { isOpen, actions }: Offered): Option[] {
  const desk = useDesk()
  const navigate = useNavigate()
  const isAdmin = desk.me.role === 'admin'
  const sought = useDeferredValue(words.trim())
  const plans = useFoundPlans(sought, isOpen)
  const people = useFoundPeople(sought, isOpen && isAdmin)
  const wanted = words.trim().toLowerCase()
  const matches = (label: string) => label.toLowerCase().includes(wanted)
  const go = (to: string, label: string, icon: IconName, key?: string): Option => ({
    id: to,
    group: m.office_palette_go(),
    icon,
    label,
    key,
    run: () => void navigate(to),
  })
  const places = [
    go(links.office(), m.office_inbox(), 'tray', 'G I'),
    go(links.office({ planner: 'all' }), m.office_plans(), 'kanban', 'G P'),
    go(links.officeReviews(), m.office_reviews(), 'pencil-simple', 'G R'),
    go(links.officeCatalogue(), m.office_catalogue(), 'map-trifold', 'G C'),
    go(links.officePictures(), m.office_pictures(), 'image', 'G M'),
    go(links.officeUnsorted(), m.office_unsorted(), 'sliders-horizontal'),
    go(links.office({ planner: 'all', due: 'over' }), m.office_over(), 'lock-simple'),
    go(links.officeFreshness(), m.office_fresh(), 'clock'),
    ...(isAdmin
      ? [
          go(links.officePayouts(), m.office_payouts(), 'ticket'),
          go(links.officePeople(), m.office_people(), 'users', 'G U'),
          go(links.officeEmails(), m.office_emails(), 'envelope-simple'),
          go(links.officeAudit(), m.office_audit(), 'list-bullets'),
        ]
      : []),
    ...(desk.me.fkey ? [go(links.person(desk.me.user_id), m.office_own_page(), 'calendar-blank')] : []),
    go(links.account(), m.office_rail_account(), 'user-circle'),
    go(links.home(), m.office_site(), 'globe-simple'),
  ]
  return [
    ...plans.map(
      ({ id, name, country, stage }): Option => ({
        id: `plan ${id}`,
        group: m.office_plans(),
        icon: 'user-circle',
        label: `${name}, ${countryName(desk, country)}`,
        fine: `${id}, ${stageName(stage)}`,
        run: () => void navigate(links.officePlan(id)),
      }),
    ),
    ...people.map(
      ({ id, name, email }): Option => ({
        id: `person ${id}`,
        group: m.office_people(),
        icon: 'users',
        label: name,
        fine: email,
        run: () => void navigate(links.person(id)),
      }),
    ),
    ...actions
      .filter(({ label }) => matches(label))
      .map(
        ({ label, icon, key, run }): Option => ({
          id: label,
          group: m.office_palette_here(),
          icon,
          label,
          key: key?.toUpperCase(),
          run,
        }),
      ),
    ...places.filter(({ label }) => matches(label)),
  ]
}
