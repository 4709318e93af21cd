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
import type { Travellers } from './party-schema.ts'
import { PassportForm } from './passport-form.tsx'
import { TravellerForm } from './traveller-form.tsx'
import { missingOf, travellerName } from './traveller-words.ts'

/** Who travels on a plan, and what the trip needs of each (design, 16: Travellers). */
export function TravellersPage({ planId }: { planId: number }) {
  const address = privateCalls.ownTravellers(planId)
  const { data, error, refetch } = usePrivateQuery<Travellers>(address)
  useLiveRefresh({ table: 'plan', columns: ['id', 'revision'], where: `id = ${planId}` }, [address])
  if (data) return <Everybody planId={planId} all={data} />
  if (error) return <ProposalFailed status={error instanceof ApiError ? error.status : 0} retry={refetch} />
  return <ProposalWaiting />
}

/** Nobody, whoever is new, or the number of somebody. */
type Open = null | 'new' | number

function Everybody({ planId, all }: { planId: number; all: Travellers }) {
  const { travellers } = all
  const [open, setOpen] = useState<Open>(travellers[0]?.id ?? 'new')
  const [gone, setGone] = useState<string | null>(null)
  const today = new Date().toISOString().slice(0, 10)
  const planner = all.planner ?? m.travellers_planner()
  const index = travellers.findIndex(({ id }) => id === open)
  const traveller = travellers[index] ?? null

  function show(changed: Travellers, isGone: boolean): void {
    setGone(isGone && traveller ? travellerName(traveller, index + 1) : null)
    if (isGone) setOpen(changed.travellers[0]?.id ?? 'new')
    else if (!traveller) setOpen(changed.travellers.at(-1)?.id ?? 'new')
  }
  return (
    <Wrap className={styles.page}>
      <header>
        <Display as="h1" size={64}>
          {m.travellers_title()}
        </Display>
        <Text tone="quiet">{m.travellers_lead()}</Text>
      </header>
      {gone && <Note kind="ok">{m.travellers_removed({ name: gone })}</Note>}
      {travellers.length === 0 && <Text>{m.travellers_nobody()}</Text>}
      <div className={styles.split}>
        <ul className={styles.list}>
          {travellers.map((each, i) => {
            const missing = missingOf(each, all, today)
            const name = travellerName(each, i + 1)
            return (
              <li key={each.id}>
                <button
                  type="button"
                  className={styles.traveller}
                  aria-current={each.id === open}
                  onClick={() => setOpen(each.id)}
                >
                  <Avatar name={name} size="sm" />
                  <b>{name}</b>
                  <span className={styles.state}>
                    {missing === 0 ? m.travellers_complete() : m.travellers_missing({ count: missing })}
                  </span>
                </button>
              </li>
            )
          })}
          <li>
            <SecondaryButton size="sm" icon="plus-bold" onClick={() => setOpen('new')}>
              {m.travellers_add()}
            </SecondaryButton>
          </li>
        </ul>
        <div className={styles.one} key={String(open)}>
          <TravellerForm
            planId={planId}
            traveller={traveller}
            place={index + 1}
            planner={planner}
            onChange={show}
          />
          {traveller && (
            <PassportForm planId={planId} traveller={traveller} all={all} planner={planner} today={today} />
          )}
        </div>
      </div>
    </Wrap>
  )
}
