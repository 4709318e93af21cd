import { m } from '#app/paraglide/messages.js'

/** Message for each reason why the server refused to sign or invoice. */
export function refusalText(refusal: string): string {
  switch (refusal) {
    case 'superseded':
    case 'already_accepted':
      return m.booking_refused_superseded()
    case 'proposal_open':
      return m.booking_refused_open()
    case 'proposal_changed':
      return m.booking_refused_changed()
    case 'terms_changed':
      return m.booking_refused_terms()
    case 'dates_unknown':
      return m.booking_refused_dates()
    case 'dates_past':
      return m.booking_refused_past()
    case 'price_unknown':
      return m.booking_refused_price()
    case 'already_paid':
      return m.booking_refused_paid()
    case 'cancelled':
      return m.booking_state_cancelled()
    case 'no_cards':
      return m.booking_card_refused()
    default:
      return m.booking_refused_now()
  }
}
