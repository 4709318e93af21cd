import { useState } from 'react'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { useLiveRefresh } from '#app/client/private-data/use-live-refresh.ts'
import { usePrivateQuery } from '#app/client/private-data/use-private-query.ts'
import { ProposalFailed, ProposalWaiting } from '#app/features/traveller/proposal/proposal-states.tsx'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './party.module.css'
import type { Travelers } from './party-schema.ts'
import { PassportForm } from './passport-form.tsx'
import { TravelerForm } from './traveler-form.tsx'
import { missingOf, travelerName } from './traveler-words.ts'

/** Who travels on a plan, and what the trip needs of each (design, 16: Travelers). */
export function TravelersPage({ planId }: { planId: number }) {
  const address = privateCalls.ownTravelers(planId)
  const { data, error, refetch } = usePrivateQuery<Travelers>(address)
  useLiveRefresh({ table: 'plan', columns: ['id', 'revision'], where: `id = ${planId}` }, [address])
  if (data) return <Everybody planId={planId} all={data} />
  if (error) return <ProposalFailed status={error instanceof ApiError ? error.status : 0} retry={refetch} />
  return <ProposalWaiting />
}

/** Nobody, whoever is new, or the number of somebody. */
type Open = null | 'new' | number

function Everybody({ planId, all }: { planId: number; all: Travelers }) {
  const { travelers } = all
  const [open, setOpen] = useState<Open>(travelers[0]?.id ?? 'new')
  const [gone, setGone] = useState<string | null>(null)
  const today = new Date().toISOString().slice(0, 10)
  const planner = all.planner ?? m.travelers_planner()
  const index = travelers.findIndex(({ id }) => id === open)
  const traveler = travelers[index] ?? null

  function show(changed: Travelers, isGone: boolean): void {
    setGone(isGone && traveler ? travelerName(traveler, index + 1) : null)
    if (isGone) setOpen(changed.travelers[0]?.id ?? 'new')
    else if (!traveler) setOpen(changed.travelers.at(-1)?.id ?? 'new')
  }
  return (
    <Wrap className={styles.page}>
      <header>
        <Display as="h1" size={64}>
          {m.travelers_title()}
        </Display>
        <Text tone="quiet">{m.travelers_lead()}</Text>
      </header>
      {gone && <Note kind="ok">{m.travelers_removed({ name: gone })}</Note>}
      {travelers.length === 0 && <Text>{m.travelers_nobody()}</Text>}
      <div className={styles.split}>
        <ul className={styles.list}>
          {travelers.map((each, i) => {
            const missing = missingOf(each, all, today)
            const name = travelerName(each, i + 1)
            return (
              <li key={each.id}>
                <button
                  type="button"
                  className={styles.traveler}
                  aria-current={each.id === open}
                  onClick={() => setOpen(each.id)}
                >
                  <Avatar name={name} size="sm" />
                  <b>{name}</b>
                  <span className={styles.state}>
                    {missing === 0 ? m.travelers_complete() : m.travelers_missing({ count: missing })}
                  </span>
                </button>
              </li>
            )
          })}
          <li>
            <SecondaryButton size="sm" icon="plus-bold" onClick={() => setOpen('new')}>
              {m.travelers_add()}
            </SecondaryButton>
          </li>
        </ul>
        <div className={styles.one} key={String(open)}>
          <TravelerForm
            planId={planId}
            traveler={traveler}
            place={index + 1}
            planner={planner}
            onChange={show}
          />
          {traveler && (
            <PassportForm planId={planId} traveler={traveler} all={all} planner={planner} today={today} />
          )}
        </div>
      </div>
    </Wrap>
  )
}
