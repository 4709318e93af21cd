import plannerBand from '#app/features/search/sentence/planner-band.module.css'
import sentence from '#app/features/search/sentence/sentence.module.css'
import sentenceSlot from '#app/features/search/sentence/sentence-slot.module.css'
import reviewCard from '#app/features/voices/review/review-card.module.css'
import reviewCarousel from '#app/features/voices/review/review-carousel.module.css'
import voices from '#app/features/voices/review/voices.module.css'
import hills from '#app/picture/tree/hills.module.css'
import button from '#app/ui/button.module.css'
import discButton from '#app/ui/disc-button.module.css'
import display from '#app/ui/display.module.css'
import icon from '#app/ui/icon.module.css'
import moreLink from '#app/ui/more-link.module.css'
import section from '#app/ui/section.module.css'
import skeleton from '#app/ui/skeleton.module.css'
import tertiaryButton from '#app/ui/tertiary-button.module.css'
import text from '#app/ui/text.module.css'
import textLink from '#app/ui/text-link.module.css'
import track from '#app/ui/track.module.css'
import visuallyHidden from '#app/ui/visually-hidden.module.css'
import wrap from '#app/ui/wrap.module.css'

/** What the foot of a page's content looks like: linked at once, while its script waits. */
export const belowStyles = [
  hills,
  reviewCard,
  reviewCarousel,
  voices,
  plannerBand,
  sentenceSlot,
  sentence,
  button,
  discButton,
  display,
  icon,
  moreLink,
  section,
  skeleton,
  tertiaryButton,
  textLink,
  text,
  track,
  visuallyHidden,
  wrap,
]
