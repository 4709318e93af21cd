import discButton from '#app/ui/disc-button.module.css'
import display from '#app/ui/display.module.css'
import icon from '#app/ui/icon.module.css'
import moreLink from '#app/ui/more-link.module.css'
import section from '#app/ui/section.module.css'
import skeleton from '#app/ui/skeleton.module.css'
import text from '#app/ui/text.module.css'
import textLink from '#app/ui/text-link.module.css'
import track from '#app/ui/track.module.css'
import visuallyHidden from '#app/ui/visually-hidden.module.css'
import wrap from '#app/ui/wrap.module.css'
import reviewCard from './review-card.module.css'
import reviewCarousel from './review-carousel.module.css'
import voices from './voices.module.css'

/** What the voices look like: linked at once, while their script waits. */
export const voicesStyles = [
  reviewCard,
  reviewCarousel,
  voices,
  discButton,
  display,
  icon,
  moreLink,
  section,
  skeleton,
  textLink,
  text,
  track,
  visuallyHidden,
  wrap,
]
