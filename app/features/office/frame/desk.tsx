import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useKeptFocus } from '#app/client/use-kept-focus.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { type Desk, type DeskAction, DeskContext } from '#app/features/office/desk/desk-context.ts'
import { useKeys } from '#app/features/office/desk/use-keys.ts'
import { useOnline } from '#app/features/office/desk/use-online.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import styles from './desk.module.css'
import { DeskRail, type RailCounts } from './desk-rail.tsx'
import { Palette } from './palette.tsx'

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
  useKeptFocus()
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
