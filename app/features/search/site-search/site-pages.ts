import type { NicknameAnswers } from '#app/features/search/understanding/nicknames.ts'
import { bookOf, phraseAt, tokensOf } from '#app/features/search/understanding/words.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { type SitePage, sitePages } from '#database/values/site-pages.ts'
import { pagesOfQuestion } from './site-questions.ts'

/** The pages of the site itself, by what people call what they look for there. */

const book = bookOf<SitePage>({
  terms:
    'terms, terms of service, conditions, terms and conditions, refund, refunds, refund policy, cancel, cancelling, cancellation, cancel my booking, cancel my trip, cancellation policy, money back, deposit, balance, payment terms, change my dates, condiciones, terminos, terminos y condiciones, reembolso, reembolsos, devolucion, cancelar, cancelacion, cancelaciones, condiciones de cancelacion, politica de cancelacion, cancelar mi viaje, pay in instalments, instalments, installments, pay later, payment plan, how to pay, pay by card, credit card, payment, payment methods, change the date, change dates, change the dates, postpone, reschedule, en cuotas, cuotas, pagar, pagar con tarjeta, tarjeta de credito, metodos de pago, cambiar la fecha, cambiar las fechas, cambiar de fecha, cambio de fecha, aplazar, posponer, anticipo, deposito, formas de pago',
  account:
    'log in, login, sign in, signin, my account, account, my booking, my bookings, my trip, my trips, booking reference, reference number, my reservation, booking number, booking confirmation, iniciar sesion, inicio de sesion, entrar en mi cuenta, mi cuenta, cuenta, mi reserva, mis reservas, numero de reserva, mi viaje, referencia de reserva',
  password:
    'password, forgot password, forgotten password, reset password, lost password, contrasena, contrasena olvidada, olvide mi contrasena, restablecer contrasena, clave olvidada',
  signup:
    'create an account, create account, sign up, register, crear una cuenta, crear cuenta, registrarme, registrarse',
  contact:
    'contact, contact us, phone, phone number, telephone, call, call you, email address, write to you, talk to someone, talk to a person, speak to someone, whatsapp, office, address, contacto, contactar, contactarnos, telefono, numero de telefono, llamar, correo, hablar con alguien, direccion, oficina',
  how: 'flights included, flight included, airfare included, include flights, includes flights, include the flights, include airfare, incluye vuelos, incluye los vuelos, incluyen vuelos, incluyen los vuelos, vuelos incluidos, vuelo incluido, incluido el vuelo, incluidos los vuelos, how does this work, how does it all work, how do i book, how to book, how booking works, what happens next, how do you plan, como se reserva, como reservo, como es el proceso, how it works, how does it work, how do you work, how this works, process, como funciona, como trabajan, el proceso',
  company:
    'about, about us, about you, who are you, who you are, company, ceiba, your team, your story, quienes son, quienes somos, sobre ustedes, la empresa, empresa',
  privacy:
    'delete my personal data, delete my data, delete my account, personal data, my personal data, borrar mis datos, eliminar mis datos, eliminar mi cuenta, borrar mi cuenta, datos personales, privacy, privacy policy, my data, gdpr, cookies, data protection, privacidad, politica de privacidad, mis datos, proteccion de datos',
  reviews:
    'review, reviews, testimonials, testimonial, opinions, ratings, customer reviews, what people say, trustpilot, resenas, opiniones, opiniones de clientes, testimonios, comentarios de clientes',
  draft:
    'first draft, first drafts, draft, make me a plan, itinerary builder, plan my trip, primer borrador, borrador, borradores, primeros borradores',
  nothing:
    'job, jobs, career, careers, work for you, work with you, vacancies, internship, hiring, gift voucher, gift vouchers, gift card, gift cards, voucher, vouchers, promo code, discount code, coupon, coupons, affiliate, press, franchise, newsletter, unsubscribe, insurance quote, cheap flights, international flights, book my flight, do you do flights, do you book flights, vuelos baratos, vuelos internacionales, flight booking, book flights, visa service, trabajo, trabajar con ustedes, empleo, empleos, vacantes, practicas, bono regalo, tarjeta regalo, tarjeta de regalo, cupon, cupones, codigo de descuento, prensa, boletin',
})

const pages: Readonly<Record<SitePage, readonly (() => { name: string; url: string })[]>> = {
  terms: [() => ({ name: m.search_page_terms(), url: links.terms() })],
  account: [() => ({ name: m.search_page_account(), url: links.account() })],
  password: [() => ({ name: m.search_page_password(), url: links.passwordReset() })],
  signup: [() => ({ name: m.search_page_signup(), url: links.signup() })],
  contact: [() => ({ name: m.search_page_contact(), url: links.contact() })],
  how: [() => ({ name: m.search_page_how(), url: links.howItWorks() })],
  company: [() => ({ name: m.search_page_company(), url: links.company() })],
  privacy: [() => ({ name: m.search_page_privacy(), url: links.privacy() })],
  reviews: [() => ({ name: m.search_page_reviews(), url: links.testimonials() })],
  draft: [() => ({ name: m.search_page_draft(), url: links.firstDraft() })],
  nothing: [
    () => ({ name: m.search_page_nothing(), url: links.ask() }),
    () => ({ name: m.search_page_company(), url: links.company() }),
  ],
}

/** Short words that name a page only if nothing else is asked. */
const ALONE = new Set([
  'call',
  'address',
  'office',
  'balance',
  'conditions',
  'process',
  'account',
  'about',
  'company',
  'draft',
  'ceiba',
  'correo',
  'cuenta',
  'empresa',
  'condiciones',
  'direccion',
  'oficina',
  'trabajo',
  'press',
  'voucher',
  'clave',
])
const MOST_BESIDE = 2

/** Whether words name a page of the site, and do not only ask what one may answer. */
export function namesSitePage(words: string): boolean {
  return namedIn(words).length > 0
}

/** How like what was asked a phrase must be. */
const LIKE = 0.5

/** The page of which one phrase is most of what was asked. One word alone asks for no service: “visa”, “insurance”. */
export function pagesByNickname({ byId, weights }: NicknameAnswers): SitePage[] {
  const liked = sitePages.map(page => ({ page, likeness: byId.get(`page/${page}`)?.likeness ?? 0 }))
  return liked
    .filter(({ page, likeness }) => likeness >= LIKE && (page !== 'nothing' || weights.length > 1))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, 1)
    .map(({ page }) => page)
}

/** The pages that words ask for: those they name, the longest phrase first, those that answer their question, and others. */
export function sitePagesFor(words: string, nicknamed: readonly SitePage[]): { name: string; url: string }[] {
  const kinds = namedIn(words)
  const listed = [...new Set([...kinds, ...pagesOfQuestion(words), ...nicknamed])].flatMap(kind =>
    pages[kind].map(page => page()),
  )
  return [...new Map(listed.map(page => [page.url, page])).values()]
}

function namedIn(words: string): SitePage[] {
  const tokens = tokensOf(words)
  const found = tokens.flatMap((_, at) => {
    const page = phraseAt(book, tokens, at)
    if (!page) return []
    const isAlone = page.count === 1 && ALONE.has(tokens[at]?.plain ?? '')
    return isAlone && tokens.length > MOST_BESIDE ? [] : [page]
  })
  return found.toSorted((a, b) => b.count - a.count).map(({ value }) => value)
}
