import brand from '#app/features/brand/brand.module.css'
import button from '#app/ui/button.module.css'
import discButton from '#app/ui/disc-button.module.css'
import display from '#app/ui/display.module.css'
import frame from '#app/ui/frame.module.css'
import icon from '#app/ui/icon.module.css'
import moreLink from '#app/ui/more-link.module.css'
import text from '#app/ui/text.module.css'
import visuallyHidden from '#app/ui/visually-hidden.module.css'
import wrap from '#app/ui/wrap.module.css'
import footer from './footer.module.css'
import header from './header.module.css'
import megaMenu from './mega-menu.module.css'
import mobileMenu from './mobile-menu.module.css'
import socialLinks from './social-links.module.css'
import topBar from './top-bar.module.css'

/** What header and footer look like: linked at once, while their script waits. */
export const frameStyles = [
  button,
  discButton,
  display,
  frame,
  icon,
  moreLink,
  text,
  visuallyHidden,
  wrap,
  brand,
  footer,
  header,
  megaMenu,
  mobileMenu,
  socialLinks,
  topBar,
]
