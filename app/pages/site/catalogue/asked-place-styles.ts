import placesAskedAbout from '#app/features/catalogue/country/places-asked-about.module.css'
import askAboutPlace from '#app/features/catalogue/place/ask-about-place.module.css'
import fittingTrips from '#app/features/trip/trip/fitting-trips.module.css'
import routeStrip from '#app/features/trip/trip/route-strip.module.css'
import tripCard from '#app/features/trip/trip/trip-card.module.css'
import mapGround from '#app/map/map-ground.module.css'
import placeMark from '#app/map/place-mark.module.css'
import mastheadFrame from '#app/picture/masthead-frame.module.css'
import avatar from '#app/ui/avatar.module.css'
import breadcrumbs from '#app/ui/breadcrumbs.module.css'
import button from '#app/ui/button.module.css'
import display from '#app/ui/display.module.css'
import frame from '#app/ui/frame.module.css'
import icon from '#app/ui/icon.module.css'
import masthead from '#app/ui/masthead.module.css'
import moreLink from '#app/ui/more-link.module.css'
import section from '#app/ui/section.module.css'
import sectionHead from '#app/ui/section-head.module.css'
import text from '#app/ui/text.module.css'
import visuallyHidden from '#app/ui/visually-hidden.module.css'
import wrap from '#app/ui/wrap.module.css'

/** What a place still to be written looks like: linked at once, while its script waits. */
export const askedPlaceStyles = [
  placesAskedAbout,
  mapGround,
  placeMark,
  askAboutPlace,
  masthead,
  mastheadFrame,
  fittingTrips,
  routeStrip,
  tripCard,
  avatar,
  breadcrumbs,
  button,
  display,
  frame,
  icon,
  moreLink,
  sectionHead,
  section,
  text,
  visuallyHidden,
  wrap,
]
