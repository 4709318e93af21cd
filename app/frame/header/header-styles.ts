import brand from '#app/brand/brand.module.css'
import socialLinks from '#app/brand/social-links.module.css'
import button from '#app/ui/button.module.css'
import display from '#app/ui/display.module.css'
import frame from '#app/ui/frame.module.css'
import icon from '#app/ui/icon.module.css'
import moreLink from '#app/ui/more-link.module.css'
import wrap from '#app/ui/wrap.module.css'
import header from './header.module.css'
import megaMenu from './mega-menu.module.css'
import menuParts from './menu-parts.module.css'
import mobileMenu from './mobile-menu.module.css'
import topBar from './top-bar.module.css'

/** What the header looks like: linked at once, while its script waits. */
export const headerStyles = [
  button,
  display,
  frame,
  icon,
  moreLink,
  wrap,
  brand,
  socialLinks,
  header,
  megaMenu,
  menuParts,
  mobileMenu,
  topBar,
]
