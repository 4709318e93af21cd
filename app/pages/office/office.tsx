import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { PrivateData } from '#app/client/private-data/private-data.tsx'
import { useMe } from '#app/features/account/account/use-me.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { useWaiting } from '#app/features/office/inbox/use-waiting.ts'
import { suppressHere } from '#app/features/visit/analytics/suppressed.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { DeskGate } from './desk-gate.tsx'
import { OfficeDesk } from './office-frame.tsx'

/** Shared by the office's pages: the logged-in person, the query cache, the navigation and the command palette. */
export default function Office() {
  const me = useMe()
  return (
    <PrivateData>
      <DeskGate me={me}>{person => <OwnDesk me={person} />}</DeskGate>
    </PrivateData>
  )
}

function OwnDesk({ me }: { me: Me }) {
  // The browser of somebody who works here is not measured (specification, section 6).
  useEffect(suppressHere, [])
  const { site } = useSite()
  const waiting = useWaiting()
  return (
    <OfficeDesk me={me} operator={site.operator.name} countries={site.countries} waiting={waiting}>
      <Outlet />
    </OfficeDesk>
  )
}
