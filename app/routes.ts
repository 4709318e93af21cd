import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes'

/** Every page, once for each language; the id carries the language because ids must be unique. */
function site(locale: 'en' | 'es'): RouteConfigEntry[] {
  function page(path: string, file: string, id = file.slice(file.lastIndexOf('/') + 1)): RouteConfigEntry {
    return route(path, `pages/${file}.tsx`, { id: `${locale}:${id}` })
  }
  return [
    layout('pages/site/layout.tsx', { id: `${locale}:layout` }, [
      index('pages/site/home.tsx', { id: `${locale}:home` }),
      page('trips', 'site/search/trips'),
      page('ask', 'site/request/ask'),
      page('testimonials', 'site/voices/testimonials'),
      page('expert', 'site/people/experts'),
      page('expert/:fkey', 'site/people/expert'),
      page('receipt/:receiptKey', 'site/request/receipt'),
      page('maps/trip/:tripKey', 'site/trip/trip-map'),
      page('company', 'site/people/company'),
      page('company/how-it-works', 'site/people/how-it-works'),
      page('company/:slug', 'site/people/document'),
      page('privacy', 'site/moved', 'moved-privacy'),
      page('terms-of-service', 'site/moved', 'moved-terms'),
      page('user', 'site/moved', 'moved-user'),
      page('plus', 'site/reading/articles'),
      page('plus/feed.xml', 'site/reading/article-feed'),
      page('plus/:slug', 'site/reading/article'),
      page('sitemap', 'site/reading/sitemap'),
      page('account', 'account/account'),
      page('account/signup', 'account/signup'),
      page('account/login', 'account/login'),
      page('account/validate-email', 'account/validate-email'),
      page('account/password-reset', 'account/password-reset'),
      page('account/letter/:newsletterKey', 'account/newsletter'),
      page('account/settings', 'account/settings'),
      page('account/trips/:planId', 'account/trip-messages'),
      page('account/trips/:planId/:number', 'account/proposal'),
      layout('pages/office/office.tsx', { id: `${locale}:office` }, [
        page('admin', 'office/inbox'),
        page('admin/plan/:planId', 'office/office-plan'),
      ]),
      page('aaa-preview/:partner', 'partner/partner'),
      page('aaa-success/:partner', 'partner/partner-success'),
      page('book/:planId/:number', 'account/book'),
      page('org', 'partner/org'),
      page('org/payouts', 'partner/org-payouts'),
      page('flora-fauna', 'site/catalogue/flora-fauna'),
      page('flora-fauna/:speciesKey', 'site/catalogue/species'),
      page(':country', 'site/catalogue/country'),
      page(':country/maps', 'site/catalogue/country-map'),
      page(':country/trip/:tripKey', 'site/trip/trip'),
      page(':country/trip/:tripKey/calendar.ics', 'site/trip/trip-calendar'),
      page(':country/trip/:tripKey/route.gpx', 'site/trip/trip-route'),
      page(':country/team', 'site/people/team'),
      page(':country/tours', 'site/catalogue/tours'),
      page(':country/tours/:typeKey', 'site/catalogue/tour-type'),
      page(':country/hotels', 'site/catalogue/hotels'),
      page(':country/destinations', 'site/catalogue/destinations'),
      page(':country/destinations/interest/:wordKey', 'site/catalogue/word', 'interest'),
      page(':country/destinations/habitat/:wordKey', 'site/catalogue/word', 'habitat'),
      page(':country/destinations/:slug', 'site/catalogue/destination'),
      page(':country/attractions/:slug', 'site/catalogue/attraction'),
      page(':country/regions/:slug', 'site/catalogue/region'),
      page(':country/vacations/travel-planning', 'site/request/travel-planning'),
      page(':country/vacation-theme/:themeKey', 'site/catalogue/theme-moved'),
      // A segment is a parameter as a whole: the page takes its `-vacations` off, or is none.
      page(':country/:vacations', 'site/catalogue/theme'),
      page('*', 'site/not-found'),
    ]),
  ]
}

export default [
  ...prefix('dev', [
    index('pages/dev/style-guide.tsx'),
    route('style-guide.css', 'pages/dev/style-guide-styles.tsx'),
    route('api', 'pages/dev/api.tsx'),
    route('art', 'pages/dev/contact-sheet.tsx'),
    route('media', 'pages/dev/media.tsx'),
    route('mail', 'pages/dev/mailbox.tsx'),
    route('mail/:emailId', 'pages/dev/email.tsx'),
  ]),
  route('robots.txt', 'pages/machines/robots.tsx'),
  route('sitemap.xml', 'pages/machines/sitemap-index.tsx'),
  route('sitemap/:file', 'pages/machines/sitemap-part.tsx'),
  ...prefix('es', site('es')),
  ...site('en'),
] satisfies RouteConfig
