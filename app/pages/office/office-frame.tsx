import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { Mark } from '#app/brand/brand.tsx'
import { useFocusReturn } from '#app/client/use-focus-return.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { type Desk, type DeskAction, DeskContext, useDesk } from '#app/features/office/desk/desk-context.ts'
import { Kbd } from '#app/features/office/desk/key-strip.tsx'
import { useNow, useOnline, weekdayAndHour } from '#app/features/office/desk/office-clock.ts'
import { Initials, PlannerFace } from '#app/features/office/desk/planner-face.tsx'
import { useKeys } from '#app/features/office/desk/use-keys.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import styles from './office-frame.module.css'
import { Palette } from './palette.tsx'

interface Place {
  to: string
  label: string
  icon: IconName
  isHere: boolean
  count?: number
  /** Hidden in the phone's bar; the palette leads there. */
  isAside?: boolean
}

/** Number of items waiting in each list; zero is not shown. */
interface RailCounts {
  inbox: number
  reviews: number
  unsorted: number
}

function usePlaces({ waiting, isAdmin }: { waiting: RailCounts; isAdmin: boolean }): Place[] {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const isReviews = pathname === links.officeReviews()
  const isInbox = pathname === links.office()
  const planner = query.get('planner')
  return [
    {
      to: links.office(),
      label: m.office_inbox(),
      icon: 'tray',
      isHere: isInbox && planner !== 'all',
      count: waiting.inbox,
    },
    {
      to: links.office({ planner: 'all' }),
      label: m.office_plans(),
      icon: 'kanban',
      isHere: isInbox && planner === 'all',
    },
    {
      to: links.officeReviews(),
      label: m.office_reviews(),
      icon: 'pencil-simple',
      isHere: isReviews,
      count: waiting.reviews,
    },
    {
      to: links.officeUnsorted(),
      label: m.office_unsorted(),
      icon: 'sliders-horizontal',
      isHere: pathname === links.officeUnsorted(),
      count: waiting.unsorted,
      isAside: waiting.unsorted === 0,
    },
    {
      to: links.officeCatalogue(),
      label: m.office_catalogue(),
      icon: 'map-trifold',
      isHere: pathname.startsWith(links.officeCatalogue()),
    },
    {
      to: links.officePictures(),
      label: m.office_pictures(),
      icon: 'image',
      isHere: pathname === links.officePictures(),
      isAside: true,
    },
    {
      to: links.officeFreshness(),
      label: m.office_fresh(),
      icon: 'clock',
      isHere: pathname === links.officeFreshness(),
      isAside: true,
    },
    ...(isAdmin
      ? [
          {
            to: links.officePayouts(),
            label: m.office_payouts(),
            icon: 'ticket' as const,
            isHere: pathname === links.officePayouts(),
            isAside: true,
          },
          {
            to: links.officePeople(),
            label: m.office_people(),
            icon: 'users' as const,
            isHere: pathname === links.officePeople(),
          },
          {
            to: links.officeEmails(),
            label: m.office_emails(),
            icon: 'envelope-simple' as const,
            isHere: pathname.startsWith(links.officeEmails()),
            isAside: true,
          },
          {
            to: links.officeAudit(),
            label: m.office_audit(),
            icon: 'list-bullets' as const,
            isHere: pathname === links.officeAudit(),
            isAside: true,
          },
        ]
      : []),
    { to: links.account(), label: m.office_rail_account(), icon: 'user-circle', isHere: false },
    { to: links.home(), label: m.office_site(), icon: 'globe-simple', isHere: false, isAside: true },
  ]
}

/** Navigation of the office: a dark rail on wide screens, icons on narrower ones, a bar at the bottom on a phone. */
function DeskRail({ waiting }: { waiting: RailCounts }) {
  const { operator, me, openPalette } = useDesk()
  const places = usePlaces({ waiting, isAdmin: me.role === 'admin' })
  const now = useNow()
  return (
    <nav className={`on-night ${styles.rail}`} aria-label={m.office_nav()}>
      <Anchor to={links.office()} className={styles.brand} aria-label={m.office_home({ name: operator })}>
        <Mark />
        <span>{operator}</span>
      </Anchor>
      <button type="button" className={styles.find} onClick={openPalette} aria-label={m.office_find()}>
        <Icon name="magnifying-glass-bold" />
        <span>{m.office_find()}</span>
        <Kbd>⌘K</Kbd>
      </button>
      <ul className={styles.places}>
        {places.map(({ to, label, icon, isHere, count, isAside }) => (
          <li key={to} className={isAside ? styles.aside : undefined}>
            <Anchor to={to} aria-current={isHere ? 'page' : undefined} title={label}>
              <Icon name={icon} />
              <span>{label}</span>
              {count ? <b>{count}</b> : null}
            </Anchor>
          </li>
        ))}
      </ul>
      <Anchor
        to={links.person(me.user_id)}
        className={styles.own}
        title={me.fkey ? m.office_own_page() : me.name}
      >
        {me.fkey && me.portrait ? (
          <PlannerFace planner={{ fkey: me.fkey, name: me.name, portrait: me.portrait }} />
        ) : (
          <Initials name={me.name} />
        )}
        <span>
          {me.name}
          <small>{weekdayAndHour(now)}</small>
        </span>
      </Anchor>
    </nav>
  )
}

interface DeskProps extends Pick<Desk, 'operator' | 'countries'> {
  me: Me
  waiting: RailCounts
  children: ReactNode
}

interface Notice {
  words: string
  isOk: boolean
}

/** Layout of the office: rail, page, notification and command palette. */
export function OfficeDesk({ me, operator, countries, waiting, children }: DeskProps) {
  const [notice, setNotice] = useState<Notice | null>(null)
  const [actions, offer] = useState<readonly DeskAction[]>([])
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  useFocusReturn()
  const offlineSince = useOnline()
  const lastPlan = useRef<number | null>(null)
  const notify = useCallback((words: string, isOk = true) => setNotice({ words, isOk }), [])
  const openPalette = useCallback(() => setOpen(true), [])
  const desk = useMemo(
    () => ({ me, operator, countries, notify, offer, openPalette, lastPlan }),
    [me, operator, countries, notify, openPalette],
  )
  useKeys({
    'mod+k': openPalette,
    'g i': () => void navigate(links.office()),
    'g r': () => void navigate(links.officeReviews()),
    ...(me.role === 'admin' ? { 'g u': () => void navigate(links.officePeople()) } : {}),
    'g c': () => void navigate(links.officeCatalogue()),
    'g m': () => void navigate(links.officePictures()),
    'g p': () => void navigate(links.office({ planner: 'all' })),
    ...Object.fromEntries(actions.flatMap(({ key, run }) => (key ? [[key, run]] : []))),
  })
  return (
    <DeskContext value={desk}>
      <div className={styles.desk}>
        <DeskRail waiting={waiting} />
        <div className={styles.place}>
          {offlineSince && (
            <p className={styles.offline} role="status">
              <Icon name="wifi-slash" />
              {m.office_offline({ since: offlineSince })}
            </p>
          )}
          {children}
        </div>
        <p className={styles.notice} role="status" data-ok={notice?.isOk} hidden={notice === null}>
          {notice && <Icon name={notice.isOk ? 'check-bold' : 'hand-palm'} />}
          <span>{notice?.words}</span>
          <button type="button" onClick={() => setNotice(null)}>
            {m.office_notice_close()}
          </button>
        </p>
        <Palette isOpen={isOpen} onClose={() => setOpen(false)} actions={actions} />
      </div>
    </DeskContext>
  )
}
