import { useLocation, useParams } from 'react-router'
import { QuietHead } from '#app/brand/quiet-head.tsx'
import { PrivateData } from '#app/client/private-data/private-data.tsx'
import { BookingSheet } from '#app/features/money/booking/booking-sheet.tsx'
import { otherLanguage } from '#app/pages/site/other-language.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import { Wrap } from '#app/ui/wrap.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.booking_page_title() }, { name: 'robots', content: 'noindex' }]
}

/** A traveller signs and pays here; the document is the same for everybody. */
export default function Book() {
  const { operator } = useSite().site
  const { pathname, search } = useLocation()
  const { planId = '', number = '' } = useParams()
  return (
    <>
      <QuietHead name={operator.name} otherLanguage={otherLanguage(pathname, search)} />
      <main id="main">
        <Wrap>
          <PrivateData>
            <BookingSheet planId={Number(planId) || 0} number={Number(number) || 0} />
          </PrivateData>
        </Wrap>
      </main>
    </>
  )
}
