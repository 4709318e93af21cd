import { Outlet } from 'react-router'
import { PrivateData } from '#app/client/private-data/private-data.tsx'
import { useMe } from '#app/features/account/account/use-me.ts'
import { OfficeDesk } from '#app/features/office/desk/desk.tsx'
import { DeskGate } from '#app/features/office/desk/desk-gate.tsx'
import { useSite } from '#app/pages/site/use-site.ts'

/** What the office's pages share: who is here, what has been read, the rail and the palette. */
export default function Office() {
  const { site } = useSite()
  const me = useMe()
  return (
    <PrivateData>
      <DeskGate me={me}>
        {person => (
          <OfficeDesk me={person} operator={site.operator.name} countries={site.countries}>
            <Outlet />
          </OfficeDesk>
        )}
      </DeskGate>
    </PrivateData>
  )
}
