import mapGround from '#app/map/map-ground.module.css'
import placeMark from '#app/map/place-mark.module.css'
import routeLegs from '#app/map/route-legs.module.css'
import routeMap from '#app/map/route-map.module.css'
import display from '#app/ui/display.module.css'
import icon from '#app/ui/icon.module.css'
import moreLink from '#app/ui/more-link.module.css'
import section from '#app/ui/section.module.css'
import sectionHead from '#app/ui/section-head.module.css'
import text from '#app/ui/text.module.css'
import textLink from '#app/ui/text-link.module.css'
import visuallyHidden from '#app/ui/visually-hidden.module.css'
import wrap from '#app/ui/wrap.module.css'
import gettingThere from './getting-there.module.css'

/** What the ways to a place look like: linked at once, while their script waits. */
export const waysStyles = [
  mapGround,
  placeMark,
  routeLegs,
  routeMap,
  display,
  icon,
  moreLink,
  sectionHead,
  section,
  textLink,
  text,
  visuallyHidden,
  wrap,
  gettingThere,
]
