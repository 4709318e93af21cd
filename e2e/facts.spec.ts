import { randomUUID } from 'node:crypto'
import { formatDay, formatMonthOf } from '../app/text/figures.ts'
import { reviewTrip, voteAsCompanion } from './after-trip-steps.ts'
import { daysOn, emailTo, FIRST_DAY, look, type Plan } from './answered-plan.ts'
import { ask } from './asking-steps.ts'
import { logInToSign, negotiate, sign, tellTravellers } from './deciding-steps.ts'
import { readWithFiles, replyByEmail } from './email-steps.ts'
import { type Fact, facts, typed } from './fact-table.ts'
import { expectBalanced, learnPrices, payDeposit, readMoney, seeLead } from './money-steps.ts'
import {
  answerByPage,
  beginAgain,
  changeDraft,
  correctWish,
  draftFromTrip,
  openPart,
} from './office-steps.ts'
import { linkIn, logIn, type StoredEmail } from './people-and-mail.ts'
import { plain, readBack, type Way } from './read-back.ts'
import { expect, test } from './site-test.ts'

/**
 * A request is followed by four people in parallel, and each fact that one of them says is read on the pages and in the
 * emails of the others (fact-table.ts). A family by the guided planner on a wide screen pays by transfer on the embedded
 * engine; a couple with a child, who ask without script, by card on a phone on PostgreSQL.
 */

const mailedTo =
  ({ email }: Plan, words: string) =>
  (mailed: StoredEmail) =>
    mailed.to === email && plain(mailed.text).includes(plain(words))
test('the table has sixty facts, half of them in Spanish', () => {
  const rows = (['en', 'es'] as const).map(language => facts.filter(({ words }) => words[language] !== null))
  for (const list of rows) expect(list.length).toBeGreaterThanOrEqual(30)
  const all = rows.flat()
  const count = (isIt: (fact: Fact) => boolean) => all.filter(isIt).length
  const least = { wish: 20, answer: 15, money: 10, correction: 5 } as const
  for (const kind of ['wish', 'answer', 'money', 'correction'] as const)
    expect(
      count(fact => fact.kind === kind),
      kind,
    ).toBeGreaterThanOrEqual(least[kind])
  const isByEmail = (fact: Fact) => fact.kind === 'email' || fact.read.some(place => place.includes('email'))
  expect(count(isByEmail)).toBeGreaterThanOrEqual(10)
})

test.describe('what one person says', { tag: ['@both', '@firefox'] }, () => {
  // An unusual payment and a draft that disagrees are asked about; a link’s reader is not logged in.
  test.use({ allowedErrors: [/401|409/] })

  test('arrives at the others, from the request to the review', async ({
    page,
    anotherPerson,
    browser,
    baseURL,
    path,
    word,
    query,
    engine,
    language,
  }) => {
    // A long journey with four people.
    test.slow()
    const back = readBack({ language, engine })
    const way: Way = { path, word, query, engine, language, baseURL: baseURL ?? '', facts: back }
    const name = `Grace ${randomUUID().slice(0, 8)}`
    const plan: Plan = { id: 0, name, email: `${randomUUID()}@example.com` }
    const { known } = back
    known.name = name
    known.first = formatDay(FIRST_DAY, language)
    known.last = formatDay(daysOn(FIRST_DAY, 10), language)
    known.firstInEnglish = formatDay(FIRST_DAY, 'en')
    known.lastInEnglish = formatDay(daysOn(FIRST_DAY, 10), 'en')
    known.begins = String(Number(FIRST_DAY.slice(8)))

    const month = await ask(page, browser, way, plan)
    if (month) known.month = formatMonthOf(`${month}-01`, language)
    await back.onPage('receipt', page.locator('main'))
    const [row] = await query<{ id: string }>('select id from plan where contact_email = $1', [plan.email])
    plan.id = Number(row?.id)

    const [planner, partner] = [await anotherPerson(), await anotherPerson()]
    const inbox = `/admin?planner=all&q=${encodeURIComponent(name).replaceAll('%20', '+')}`
    await logIn(planner, way, { role: 'planner', next: inbox })
    const inboxRow = planner.getByRole('listitem').filter({ hasText: name })
    await back.onPage('inbox', inboxRow)
    await inboxRow.getByRole('button', { name: word('office_claim_of', { name }) }).click()
    await expect(inboxRow.getByRole('button', { name: word('office_claim_of', { name }) })).toHaveCount(0)
    await look(planner)
    await planner.getByRole('link', { name: new RegExp(name) }).click()
    await expect(planner.getByRole('heading', { level: 1, name })).toBeVisible()
    await back.onPage('office facts', await openPart(planner, way, 'facts'))
    await back.inEmail(
      'email of the request',
      ({ subject, to }) => subject.includes(name) && to !== plan.email,
    )
    await seeLead(partner, way, plan, word('org_stage_new'))

    await answerByPage(planner, way, plan)
    await back.inEmail('email of the answer', mailedTo(plan, typed.answer[language]))
    const thanks = `${typed.thanks[language]}\n\nP.S. ${typed.postscript[language]}`
    const answered = await emailTo(way, plan, typed.answer[language])
    await replyByEmail(way.baseURL, answered, { from: plan.email, text: thanks, withFiles: true })
    const toPlanner = await back.inEmail(
      'email of the reply',
      ({ subject, text }) => subject.includes(name) && text.includes(typed.thanks[language]),
    )
    await replyByEmail(way.baseURL, toPlanner, { from: toPlanner.to, text: typed.byEmail[language] })

    await draftFromTrip(planner, way, plan, FIRST_DAY)
    const sent = await back.inEmail('email of draft 1', mailedTo(plan, typed.letter[language]))
    await negotiate(page, way, plan, linkIn(sent, '/account/trips/'))
    await back.inEmail(
      'email of the question',
      ({ subject, text, to }) =>
        subject.includes(name) && to !== plan.email && text.includes(typed.question[language]),
    )
    await correctWish(planner, way)
    await back.onPage('office facts, corrected', await openPart(planner, way, 'facts'))
    await openPart(planner, way, 'days')
    await beginAgain(planner, way)
    await back.onPage('office draft 2', planner.locator('#part-days'))
    await changeDraft(planner, way, plan)
    const changed = await back.inEmail('email of draft 2', mailedTo(plan, typed.secondLetter[language]))
    await learnPrices(way, plan)

    await logInToSign(page, way, plan, linkIn(changed, '/account/trips/'))
    await page.goto(path(`/account/trips/${plan.id}/2`))
    await voteAsCompanion(page, await anotherPerson(), way, typed.companion[language])
    await sign(page, way, plan)
    const isSigned = ({ text }: StoredEmail) => text.includes(name) && /: [0-9a-f]{16}\n/.test(text)
    await back.inEmail('email of the signature', mailed => mailed.to === plan.email && isSigned(mailed))
    await back.inEmail(
      'planner’s email of the signature',
      mailed => mailed.to !== plan.email && isSigned(mailed),
    )
    await tellTravellers(page, way, plan)
    await payDeposit(page, anotherPerson, way, plan)
    await expectBalanced(way, plan)
    await readMoney(page, planner, partner, way, plan)

    await planner.goto(path(`/admin/plan/${plan.id}`))
    await back.onPage('office thread', await openPart(planner, way, 'thread'))
    await readWithFiles(planner, way, typed.thanks[language], plan.email)
    const days = await openPart(planner, way, 'days')
    // The log alone: the draft above it has some of the same words.
    await back.onPage('office log', days.locator('> ol'))
    await back.onPage('office travellers', days)
    await page.goto(path(`/account/trips/${plan.id}`))
    await back.onPage('messages', page.locator('#main, main').first())
    await readWithFiles(page, way, typed.thanks[language], plan.email)
    await page.goto(path('/account'))
    await back.onPage('trips', page.locator('main'))

    await reviewTrip(page, way, plan, typed.review[language])
    await planner.goto(path('/admin/reviews'))
    await back.onPage('office reviews', planner.locator('main'))
    back.expectAll()
  })
})
