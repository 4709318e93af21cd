import { describe, expect, test } from 'vitest'
import { doubtsAbout, doubtsAfterProof, type Evidence } from './doubt.ts'

/** Sample requests of people and machines: name, message and evidence. */
type Sent = readonly [name: string, message: string, evidence?: Evidence]

const browser = (more: Record<string, string> = {}) =>
  new Headers({
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
    'accept-language': 'es-CR,es;q=0.9',
    'sec-fetch-site': 'same-origin',
    ...more,
  })
const agent = (name: string, language?: string) =>
  new Headers({ ...(name && { 'user-agent': name }), ...(language && { 'accept-language': language }) })

/** With script, after reading for a while; without script only the headers are known. */
const read = { trap: false, tookMs: 94_000, headers: browser() }
const plain = { headers: browser() }

const people: Sent[] = [
  ['Ana Mora', 'Two weeks in May, sloths and a quiet beach. We are two.', read],
  ['José Ñáñez', 'Queremos ver ballenas en Ecuador, 8 días en agosto', plain],
  ['李雷', '我们想去秘鲁看马丘比丘，两个大人一个孩子。', read],
  ['Иван Петров', 'Хотим в Коста-Рику на две недели в феврале, двое взрослых.', plain],
  ['محمد علي', 'نريد زيارة كينيا لمدة أسبوعين', read],
  ['Bo', 'Hi', read],
  ['McDonald', 'Is Monteverde too steep for a pushchair?', plain],
  ['DeSilva', 'How wet is Corcovado in October really?', read],
  ['Anna-Lena Hirschsprung', 'Wir möchten im Juli nach Tansania, Kilimandscharo und Sansibar.', read],
  ['Maria', 'I saw the trip on your website and I love it. Is the price per person?', read],
  ['Tom', 'We stayed at https://www.hotelaguasarenal.com last year, something like it?', read],
  ['Lucía', 'Una amiga me mandó www.instagram.com/p/xyz y quiero ir a ese lugar', plain],
  ['Ines', 'schnell', { ...read, tookMs: 1_500 }],
  ['Kim', 'CostaRica?', { ...read, tookMs: 1_200 }],
  ['Jürgen Schwarzschmidt', 'Rechtsschutzversicherung inklusive?', read],
  ['Sam', 'Can we pay in instalments, and do you take card? Our budget is 4000 dollars.', plain],
  [
    'Noor',
    'My father uses a wheelchair. Which lodges have no stairs?',
    { headers: browser({ 'accept-language': '' }) },
  ],
  [
    'Old Browser',
    'We have no script here. Can we ask by phone?',
    { headers: agent('Mozilla/5.0 (Windows NT 6.1)', 'en') },
  ],
  ['Text Browser', 'Three weeks, by bus only.', { headers: agent('Lynx/2.9.0', 'en') }],
  [
    'Privacy',
    'No language told, asking about Nepal in spring.',
    { headers: agent('Mozilla/5.0 (X11) Firefox/140.0') },
  ],
  ['Ana', 'Tikal and Caye Caulker, is there a boat?\n\nAna\nana.example.org', read],
  ['Partner Office', 'For our client, a family of five in the week of Easter, half board.'],
  ['Raj', 'We want to see tigers? Or is that only India. Do you have anything in Thailand?', read],
  ['Eva', 'Honeymoon!!! 💛💛 Bali or Costa Rica??', plain],
  ['Chloé', 'Bonjour, nous aimerions un devis pour 10 jours au Pérou, deux enfants (8 et 11 ans).', read],
  ['Peter', 'I lead a group of web designers, 12 people, a week of workshops near the sea.', read],
  [
    'Carmen',
    '¿Hay vuelos desde Madrid con pocas escalas? Tenemos poco tráfico de maletas, solo mano.',
    plain,
  ],
  ['Grace', 'My employer pays through an investment fund for staff trips, do you invoice companies?', read],
  ['Li Na', 'Vegetarian, no nuts. Is rainforest food ok?', read],
  ['Bob', 'Ok', plain],
  // Several light signs at once: in a hurry, from a browser that sends few headers, with an unusual name.
  [
    'Rosa',
    'Pasted from my notes: like www.hotelaguasarenal.com, in May, we are two.',
    { ...read, tookMs: 1_800 },
  ],
  ['Wei', 'Is Tikal open in June?', { tookMs: 1_600, headers: browser({ 'accept-language': '' }) }],
  ['Anneliese', 'Pauschalreiseversicherung?', { ...read, tookMs: 1_900 }],
  [
    'MaryAnn',
    'Is https://www.ceiba.example/costa-rica still the right page?',
    { ...read, headers: browser({ 'accept-language': '' }) },
  ],
]
const DOUBTED_PEOPLE = ['Rosa', 'Wei', 'Anneliese', 'MaryAnn']

const machines: Sent[] = [
  ['RobertTeers', 'Hello! I can bring your site to the first page of google.', plain],
  ['SEO Expert', 'We offer SEO services and quality backlinks at low price', read],
  ['Mike', 'Get more traffic today https://a.xyz https://b.xyz', read],
  ['JamesSkync', '[url=https://casino.example]best[/url]', plain],
  ['Anna', '<a href="https://pills.example">cheap</a>', read],
  ['https://dating.example', 'write me', plain],
  ['Ana Mora', 'Two weeks in May, sloths and a quiet beach.', { ...plain, trap: true }],
  ['John', 'Nice trip, tell me more', { trap: true, tookMs: 300, headers: browser() }],
  ['qwrtzxcvb', 'hjkqwrtzxcvbnm', { headers: agent('python-requests/2.32') }],
  ['Eric', 'I just found your site, quick question: do you want more leads?', read],
  ['Crypto Team', 'Invest in bitcoin with us', { headers: agent('') }],
  ['Linda', 'Play at our online casino now www.luck.top', plain],
  ['Ahmed', 'I am the next of kin of a banker, ten million US dollars await you', read],
  ['Viktor', 'buy viagra', plain],
  ['test', 'test', { headers: agent('curl/8.5.0') }],
  ['a', 'aaaaaaaaaaaaaaaaaaaaaa', { headers: agent('Go-http-client/2.0') }],
  ['Wpforms', 'Please unsubscribe here: http://x.click/1 http://x.click/2', read],
  ['Emma', 'We do guest posts on travel blogs', read],
  ['Scan', '<script>alert(1)</script>', { headers: agent('Mozilla/5.0', 'en') }],
  ['Loan Officer', 'Business loans at 2 %, no papers', plain],
  ['Carlos', 'Ofrecemos posicionamiento SEO y más tráfico', plain],
  ['Ivan', 'Продвижение сайтов https://seo.ru https://top.ru', plain],
  ['Design Co', 'We are a web design company from India', read],
  ['hacker', "' or 1=1 --", { headers: agent('sqlmap python') }],
  ['Sofia', 'lonely? escorts near you', read],
  ['Prestamos', 'Préstamos rápidos sin aval', plain],
  ['Bulk', 'Hello', { trap: true, tookMs: 40, headers: agent('HeadlessChrome/140') }],
  ['Post', 'hi', { headers: new Headers({ 'sec-fetch-site': 'cross-site', 'user-agent': 'Mozilla/5.0' }) }],
  ['HenryZisse', 'Vhgtrdkplm', { ...plain, tookMs: 120 }],
  ['Domain', 'Your domain authority is low, we fix it', read],
  ['Forex', 'Join our forex signals group', read],
  ['www.win.com', 'free', plain],
  ['Marta', 'Más tráfico web para tu negocio, inversión garantizada', read],
  ['Fast', 'Good day friend, see www.deal.shop', { ...read, tookMs: 90 }],
  ['App Dev', 'We offer mobile app development for your company', read],
  ['Form', 'asdfghjklqwrt', { headers: agent('okhttp/4.12', 'en') }],
  ['Replica', 'replica watches 80 % off', plain],
  ['Nigel', 'An investment opportunity for your company awaits', plain],
  ['Links', 'http://a.example http://b.example http://c.example', plain],
  // Written like a person, from a real browser: no rule can detect it.
  ['Paula', 'Hello, I have a question about your company. Who can I talk to?', read],
]

const doubtsOf = ([name, message, evidence = {}]: Sent) => doubtsAbout({ name, message }, evidence)
const isDoubted = (sent: Sent) => doubtsOf(sent).length > 0
/** After the proof of work, which only a browser with script is asked for. */
const staysDoubted = (sent: Sent) =>
  (sent[2]?.tookMs === undefined ? doubtsOf(sent) : doubtsAfterProof(doubtsOf(sent))).length > 0
/** If a machine does the proof of work, however it sends. */
const staysDoubtedAtBest = (sent: Sent) => doubtsAfterProof(doubtsOf(sent)).length > 0
const names = (sent: Sent[]) => sent.map(([name]) => name)

describe('of the measured set', () => {
  test('few people are marked, and none once their browsers did the work', () => {
    expect(names(people.filter(isDoubted))).toEqual(DOUBTED_PEOPLE)
    expect(names(people.filter(staysDoubted))).toEqual([])
  })

  test.each([
    ['', isDoubted, ['Paula']],
    [', also where all of them do the work', staysDoubtedAtBest, ['Fast', 'Paula']],
  ])('at least 95 of 100 machines are%s', (_, isMarked, unmarked) => {
    const missed = names(machines.filter(sent => !isMarked(sent)))
    expect(missed).toEqual(unmarked)
    expect(1 - missed.length / machines.length).toBeGreaterThanOrEqual(0.95)
  })
})

test.each([
  ['what takes a moment', ['quick', 'link'], []],
  ['the most it can', ['quick', 'link', 'no_language'], []],
  ['no more than that', ['quick', 'gibberish', 'joined_name'], ['quick', 'gibberish', 'joined_name']],
  ['never a trap', ['trap'], ['trap']],
  ['nothing beside a tool', ['tool', 'no_language'], ['tool', 'no_language']],
  ['nothing that is no longer known', ['forgotten'], ['forgotten']],
])('the work of a browser outweighs %s', (_, signs, left) => {
  expect(doubtsAfterProof(signs)).toEqual(left)
})

test('a person’s light signs alone do not mark a request', () => {
  const words = { name: 'Ana', message: 'See www.example.org, we liked it' }
  expect(doubtsAbout(words, { headers: new Headers({ 'user-agent': 'Mozilla/5.0' }) })).toEqual([])
})

test('text generated by the guided planner does not count as a sign', () => {
  const message = 'Places: https://a.example, https://b.example'
  expect(doubtsAbout({ name: 'Ana', message }, { ownWords: '' })).toEqual([])
})
