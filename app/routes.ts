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
  function page(path: string, file: string, id = file): RouteConfigEntry {
    return route(path, `pages/site/${file}.tsx`, { id: `${locale}:${id}` })
  }
  return [
    layout('pages/site/layout.tsx', { id: `${locale}:layout` }, [
      index('pages/site/home.tsx', { id: `${locale}:home` }),
      page('trips', 'trips'),
      page('ask', 'ask'),
      page('testimonials', 'testimonials'),
      page('expert', 'experts'),
      page('expert/:fkey', 'expert'),
      page('receipt/:receiptKey', 'receipt'),
      page('maps/trip/:tripKey', 'trip-map'),
      page('company', 'company'),
      page('company/how-it-works', 'how-it-works'),
      page('company/:slug', 'document'),
      page('privacy', 'moved', 'moved-privacy'),
      page('terms-of-service', 'moved', 'moved-terms'),
      page('user', 'moved', 'moved-user'),
      page('plus', 'articles'),
      page('plus/feed.xml', 'article-feed'),
      page('plus/:slug', 'article'),
      page('sitemap', 'sitemap'),
      page('account', 'account'),
      page('account/signup', 'signup'),
      page('account/letter/:letterKey', 'letter'),
      page('aaa-preview/:partner', 'partner'),
      page('aaa-success/:partner', 'partner-success'),
      page('flora-fauna', 'flora-fauna'),
      page('flora-fauna/:speciesKey', 'species'),
      page(':country', 'country'),
      page(':country/maps', 'country-map'),
      page(':country/trip/:tripKey', 'trip'),
      page(':country/trip/:tripKey/calendar.ics', 'trip-calendar'),
      page(':country/trip/:tripKey/route.gpx', 'trip-route'),
      page(':country/team', 'team'),
      page(':country/tours', 'tours'),
      page(':country/tours/:typeKey', 'tour-type'),
      page(':country/hotels', 'hotels'),
      page(':country/destinations', 'destinations'),
      page(':country/destinations/interest/:wordKey', 'word', 'interest'),
      page(':country/destinations/habitat/:wordKey', 'word', 'habitat'),
      page(':country/destinations/:slug', 'destination'),
      page(':country/attractions/:slug', 'attraction'),
      page(':country/regions/:slug', 'region'),
      page(':country/vacations/travel-planning', 'travel-planning'),
      page(':country/vacation-theme/:themeKey', 'theme-moved'),
      // A segment is a parameter as a whole: the page takes its `-vacations` off, or is none.
      page(':country/:vacations', 'theme'),
      page('*', 'not-found'),
    ]),
  ]
}

export default [
  ...prefix('dev', [
    route('api', 'pages/dev/api.tsx'),
    route('art', 'pages/dev/contact-sheet.tsx'),
    route('media', 'pages/dev/media.tsx'),
    route('mail', 'pages/dev/mailbox.tsx'),
    route('mail/:letterId', 'pages/dev/letter.tsx'),
  ]),
  route('robots.txt', 'pages/machines/robots.tsx'),
  route('sitemap.xml', 'pages/machines/sitemap-index.tsx'),
  route('sitemap/:file', 'pages/machines/sitemap-part.tsx'),
  ...prefix('es', site('es')),
  ...site('en'),
] satisfies RouteConfig
