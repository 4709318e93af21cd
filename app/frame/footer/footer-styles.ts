import brand from '#app/brand/brand.module.css'
import socialLinks from '#app/brand/social-links.module.css'
import discButton from '#app/ui/disc-button.module.css'
import display from '#app/ui/display.module.css'
import icon from '#app/ui/icon.module.css'
import text from '#app/ui/text.module.css'
import visuallyHidden from '#app/ui/visually-hidden.module.css'
import wrap from '#app/ui/wrap.module.css'
import footer from './footer.module.css'

/** What the footer looks like: linked at once, while its script waits. */
export const footerStyles = [
  discButton,
  display,
  icon,
  text,
  visuallyHidden,
  wrap,
  brand,
  socialLinks,
  footer,
]
