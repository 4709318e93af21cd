import { inLocale, splitLocale } from '#app/links.ts'

/** The same page in the other language. */
export function otherLanguage(pathname: string, search: string) {
  const { locale, path } = splitLocale(pathname)
  const lang = locale === 'en' ? ('es' as const) : ('en' as const)
  return { lang, label: lang === 'es' ? 'Español' : 'English', href: inLocale(path, lang) + search }
}
