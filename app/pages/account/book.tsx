import { useParams } from 'react-router'
import { PrivateData } from '#app/client/private-data/private-data.tsx'
import { useKeptFocus } from '#app/client/use-kept-focus.ts'
import { BookingSheet } from '#app/features/money/booking-page/booking-sheet.tsx'
import { m } from '#app/paraglide/messages.js'
import { Wrap } from '#app/ui/wrap.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.booking_page_title() }, { name: 'robots', content: 'noindex' }]
}

/** A traveller signs and pays here; the document is the same for everybody. */
export default function Book() {
  useKeptFocus()
  const { planId = '', number = '' } = useParams()
  return (
    <main id="main">
      <Wrap>
        <PrivateData>
          <BookingSheet planId={Number(planId) || 0} number={Number(number) || 0} />
        </PrivateData>
      </Wrap>
    </main>
  )
}
