import { describe, expect, it } from 'vitest'
import { ownWords } from './own-words.ts'

const QUOTED = '\n\n> Is dusk fine?\n>\n> Daniela'
const UNMARKED = '\n\nIs dusk fine?\n\nDaniela'
const ADDRESS = 'Ceiba <reply+0a1b@reply.ceiba.test>'

/** How the common programs introduce what they quote, in each language. */
const HEADS: [language: string, ...heads: string[]][] = [
  [
    'en',
    `On Mon, Nov 16, 2026 at 10:00 AM ${ADDRESS} wrote:`,
    `On 16 Nov 2026, at 10:00, Daniela Quesada <reply+0a1b@reply.ceiba.test>\nwrote:`,
    `From: ${ADDRESS}\nSent: Monday, November 16, 2026 10:00 AM\nTo: Ana Mora\nSubject: Your trip`,
    `On 16/11/2026 10:00, Daniela Quesada wrote:`,
    `---- On Mon, 16 Nov 2026 10:00:00 +0100 ${ADDRESS} wrote ----`,
    `________________________________\nFrom: Daniela Quesada\nSent: 16 November 2026 10:00\nTo: Ana\nSubject: Re: Your trip`,
  ],
  [
    'es',
    `El lun, 16 nov 2026 a las 10:00, ${ADDRESS} escribió:`,
    `El 16 nov 2026, a las 10:00, Daniela Quesada <reply+0a1b@reply.ceiba.test>\nescribió:`,
    `De: ${ADDRESS}\nEnviado el: lunes, 16 de noviembre de 2026 10:00\nPara: Ana Mora\nAsunto: Tu viaje`,
    `-----Mensaje original-----\nDe: Daniela Quesada\nEnviado: lunes, 16 de noviembre de 2026 10:00 a. m.\nPara: Ana\nAsunto: Tu viaje`,
    `El lunes, 16 de noviembre de 2026, 10:00:00 CET, ${ADDRESS} escribió:`,
  ],
  [
    'fr',
    `Le lun. 16 nov. 2026 à 10:00, ${ADDRESS} a écrit :`,
    `Le 16 nov. 2026 à 10:00, Daniela Quesada <reply+0a1b@reply.ceiba.test> a\nécrit :`,
    `De : ${ADDRESS}\nEnvoyé : lundi 16 novembre 2026 10:00\nÀ : Ana Mora\nObjet : Votre voyage`,
    `-------- Message d'origine --------\nDe : ${ADDRESS}\nDate : 16/11/2026 10:00 (GMT+01:00)\nÀ : ana@example.org\nObjet : Votre voyage`,
  ],
  [
    'de',
    `Am Mo., 16. Nov. 2026 um 10:00 Uhr schrieb ${ADDRESS}:`,
    `${ADDRESS} schrieb am Mo., 16. Nov. 2026,\n10:00:`,
    `Von: ${ADDRESS}\nGesendet: Montag, 16. November 2026 10:00\nAn: Ana Mora\nBetreff: Ihre Reise`,
    `Am 16.11.26 um 10:00 schrieb Daniela Quesada:`,
    `Gesendet: Montag, 16. November 2026 um 10:00 Uhr\nVon: ${ADDRESS}\nAn: ana@example.org\nBetreff: Ihre Reise`,
  ],
  [
    'it',
    `Il giorno lun 16 nov 2026 alle ore 10:00 ${ADDRESS} ha scritto:`,
    `Il 16/11/2026 10:00, Daniela Quesada ha scritto:`,
    `Da: ${ADDRESS}\nInviato: lunedì 16 novembre 2026 10:00\nA: Ana Mora\nOggetto: Il tuo viaggio`,
  ],
  [
    'pt',
    `Em seg., 16 de nov. de 2026 às 10:00, ${ADDRESS} escreveu:`,
    `Em 16 de nov. de 2026, à(s) 10:00, Daniela Quesada <reply+0a1b@reply.ceiba.test>\nescreveu:`,
    `De: ${ADDRESS}\nEnviada em: segunda-feira, 16 de novembro de 2026 10:00\nPara: Ana Mora\nAssunto: Sua viagem`,
  ],
  [
    'ja',
    `2026年11月16日(月) 10:00 ${ADDRESS}:`,
    `2026/11/16 10:00、${ADDRESS}のメール:`,
    `差出人: ${ADDRESS}\n送信日時: 2026年11月16日月曜日 10:00\n宛先: Ana Mora\n件名: ご旅行`,
    `-----元のメッセージ-----\n差出人: Ceiba`,
  ],
  [
    'ko',
    `2026년 11월 16일 (월) 오전 10:00, ${ADDRESS}님이 작성:`,
    `보낸 사람: ${ADDRESS}\n보낸 날짜: 2026년 11월 16일 월요일 오전 10:00\n받는 사람: Ana Mora\n제목: 여행`,
  ],
  [
    'zh',
    `${ADDRESS} 于2026年11月16日周一 10:00写道：`,
    `${ADDRESS} 於 2026年11月16日 週一 上午10:00寫道：`,
    `在 2026年11月16日，10:00，${ADDRESS} 写道：`,
    `发件人: ${ADDRESS}\n发送时间: 2026年11月16日 10:00\n收件人: Ana Mora\n主题: 旅行`,
    `寄件者: ${ADDRESS}\n寄件日期: 2026年11月16日 上午 10:00\n收件者: Ana\n主旨: 旅行`,
  ],
  [
    'ar',
    `في الاثنين، 16 نوفمبر 2026 في 10:00 ص تمت كتابة ما يلي بواسطة ${ADDRESS}:`,
    `في ١٦‏/١١‏/٢٠٢٦، الساعة ١٠:٠٠، كتب ${ADDRESS}:`,
    `من: ${ADDRESS}\nتاريخ الإرسال: الاثنين، 16 نوفمبر 2026 10:00 ص\nإلى: Ana Mora\nالموضوع: رحلتك`,
  ],
  [
    'nl',
    `Op ma 16 nov 2026 om 10:00 schreef ${ADDRESS}:`,
    `Op 16 nov. 2026 om 10:00 heeft Daniela Quesada <reply+0a1b@reply.ceiba.test> het\nvolgende geschreven:`,
    `Van: ${ADDRESS}\nVerzonden: maandag 16 november 2026 10:00\nAan: Ana Mora\nOnderwerp: Uw reis`,
  ],
  [
    'da',
    `Den man. 16. nov. 2026 kl. 10.00 skrev ${ADDRESS}:`,
    `Fra: ${ADDRESS}\nSendt: 16. november 2026 10:00\nTil: Ana Mora\nEmne: Din rejse`,
    `-----Oprindelig meddelelse-----\nFra: Daniela Quesada`,
  ],
  [
    'sv',
    `Den mån 16 nov. 2026 kl 10:00 skrev ${ADDRESS}:`,
    `16 nov. 2026 kl. 10:00 skrev Daniela Quesada <reply+0a1b@reply.ceiba.test>:`,
    `Från: ${ADDRESS}\nSkickat: den 16 november 2026 10:00\nTill: Ana Mora\nÄmne: Din resa`,
  ],
  [
    'no',
    `man. 16. nov. 2026 kl. 10:00 skrev ${ADDRESS}:`,
    `Fra: ${ADDRESS}\nSendt: mandag 16. november 2026 10:00\nTil: Ana Mora\nEmne: Reisen din`,
  ],
  [
    'pl',
    `pon., 16 lis 2026 o 10:00 ${ADDRESS} napisał(a):`,
    `W dniu 16.11.2026 o 10:00, Daniela Quesada pisze:`,
    `Od: ${ADDRESS}\nWysłano: poniedziałek, 16 listopada 2026 10:00\nDo: Ana Mora\nTemat: Podróż`,
  ],
  [
    'ru',
    `пн, 16 нояб. 2026 г. в 10:00, ${ADDRESS}:`,
    `16 нояб. 2026 г., в 10:00, ${ADDRESS} написал(а):`,
    `От: ${ADDRESS}\nОтправлено: 16 ноября 2026 г. 10:00\nКому: Ana Mora\nТема: Поездка`,
    `Понедельник, 16 ноября 2026, 10:00 +03:00 от ${ADDRESS}:`,
  ],
  [
    'uk',
    `пн, 16 лист. 2026 р. о 10:00 ${ADDRESS} пише:`,
    `Від: ${ADDRESS}\nНадіслано: 16 листопада 2026 р. 10:00\nКому: Ana Mora\nТема: Подорож`,
  ],
  [
    'vi',
    `Vào Th 2, 16 thg 11, 2026 vào lúc 10:00 ${ADDRESS} đã viết:`,
    `Từ: ${ADDRESS}\nĐã gửi: Thứ Hai, 16 Tháng Mười Một 2026 10:00\nĐến: Ana Mora\nChủ đề: Chuyến đi`,
  ],
  [
    'th',
    `เมื่อ วันจันทร์ที่ 16 พ.ย. 2026 เวลา 10:00 ${ADDRESS} เขียนว่า:`,
    `ในวันที่ จ. 16 พ.ย. 2569 เวลา 10:00 ${ADDRESS} เขียนว่า:`,
    `จาก: ${ADDRESS}\nส่ง: 16 พฤศจิกายน 2026 10:00\nถึง: Ana Mora\nเรื่อง: การเดินทาง`,
  ],
  [
    'id',
    `Pada tanggal Sen, 16 Nov 2026 pukul 10.00 ${ADDRESS} menulis:`,
    `Dari: ${ADDRESS}\nDikirim: Senin, 16 November 2026 10:00\nKepada: Ana Mora\nSubjek: Perjalanan`,
  ],
  [
    'sw',
    `Mnamo Jum, 16 Nov 2026 saa 10:00 ${ADDRESS} aliandika:`,
    `Kutoka: ${ADDRESS}\nImetumwa: Jumatatu, 16 Novemba 2026 10:00\nKwa: Ana Mora\nMada: Safari`,
  ],
  [
    'neighbours',
    `${ADDRESS}, 16 Kas 2026 Pzt, 10:00 tarihinde şunu yazdı:`,
    `ma 16. marrask. 2026 klo 10.00 ${ADDRESS} kirjoitti:`,
    `po 16. 11. 2026 v 10:00 odesílatel ${ADDRESS} napsal:`,
    `${ADDRESS} ezt írta (időpont: 2026. nov. 16., H, 10:00):`,
    `Στις Δευ 16 Νοε 2026 στις 10:00 π.μ., ο χρήστης ${ADDRESS} έγραψε:`,
    `Citando ${ADDRESS}:`,
    `Zitat von ${ADDRESS}:`,
  ],
]

describe.each(HEADS)('a reply in %s', (_language, ...heads) => {
  it.each(heads)('%s', head => {
    for (const quoted of [QUOTED, UNMARKED])
      expect(ownWords(`Yes, dusk.\nAna\n\n${head}${quoted}`)).toBe('Yes, dusk.\nAna')
    expect(ownWords(`Yes, dusk.\n\n> ${head.replaceAll('\n', '\n> ')}\n>\n> Is dusk fine?`)).toBe(
      'Yes, dusk.',
    )
  })
})

it.each([
  'Daniela 於 2026/11/16 下午 10:00 寫道:',
  'Daniela Quesada kirjoitti 16.11.2026 klo 10.00:',
  'Daniela Quesada skrev den 16.11.2026 10:00:',
  '* Daniela Quesada [2026-11-16 10:00]:',
  'Mensaje citado por Daniela <reply+0a1b@reply.ceiba.test>:',
  'Wiadomość napisana przez Daniela <reply+0a1b@reply.ceiba.test> w dniu 16 lis 2026, o godz. 10:00:',
])('a head that names its writer first, above a quotation: %s', head => {
  expect(ownWords(`Yes, dusk.\nAna\n${head}${QUOTED}`)).toBe('Yes, dusk.\nAna')
  expect(ownWords(`${head}${QUOTED}\n\nYes`)).toBe('Yes')
})

it.each([
  'See you. On Mon, Nov 16, 2026 at 10:00, Daniela <reply+0a1b@reply.ceiba.test> wrote:',
  'See you.\nMarie Le Goff <reply+0a1b@reply.ceiba.test> a écrit :',
  'See you.\n----- On Nov 16, 2026, at 10:00 AM, Daniela reply+0a1b@reply.ceiba.test wrote:',
  'See you.\nOn Nov 16, 2026, at 10:00, Daniela <\n416ff@reply.ceiba.test> wrote:',
])('a head is parted from the words above it: %s', beginning => {
  expect(ownWords(`${beginning}${QUOTED}`)).toBe('See you.')
})

describe('what the sender wrote stays', () => {
  it.each<[string, string]>([
    ['a postscript', 'Yes.\n\nBest regards,\nAna\n\nP.S. My son is allergic to peanuts.'],
    ['a postscript below a signature', 'Yes.\n-- \nAna\n\nPD: Mi hijo es alérgico.'],
    ['a ruler', 'Plan A\n__________\nPlan B: two more nights\n--\nPlan C\n-----\nPlan D'],
    [
      'a list of places and dates',
      'Our route\n\nFrom: San Jose\nDate: 14 May\nTo: Tortuguero\n\nPlease book it.',
    ],
    ['another one', 'De: Lima\nPara: Cusco\nFecha: 14 de mayo de 2026\n\n¿Puede ser?'],
    [
      'an appointment',
      'At the embassy:\n\nDate: 3 October 2026\nTime: 7:00\nAddress: 130 Fox St\n\nBring the papers.',
    ],
    [
      'a quotation of their own',
      'The airline says:\n\n> Flight AV631 is moved to 21:40\n> on 14 May\n\nCan you move the pick-up?',
    ],
    ['a quotation at the end', 'This is what we were promised:\n> Two rooms with a view'],
    ['a sentence about writing', 'On the boat my daughter wrote: can we stay?\nAnd so we ask.'],
    [
      'another one, with a day',
      'On Monday 16 November at 10:00 we land. My sister wrote:\n\nwe want to see sloths',
    ],
    [
      'a sentence that begins like a program’s line',
      'Yes.\n\nSent from my heart, to all of you at the office!',
    ],
    ['a sentence about a desk', 'Here it is\n\nSent from my desk, is much easier than my mobile phone.'],
    ['a path', 'Sent from Lima to Cusco: two bags.'],
    [
      'a forwarded email',
      'Our flights:\n\n---------- Forwarded message ---------\nFrom: Airline <no-reply@airline.example>\nDate: Mon, 16 Nov 2026 at 10:00\nSubject: Your booking\nTo: <ana@example.org>\n\nAV631 SJO 14 May',
    ],
    [
      'one from an apple',
      'Our hotel:\n\n> Begin forwarded message:\n>\n> From: Hotel <desk@hotel.example>\n> Subject: Your room\n> Date: 16 November 2026 at 10:00:00 CET\n> To: ana@example.org\n>\n> Room 7 is yours.',
    ],
    [
      'one with answers in it',
      'Anfang der weitergeleiteten Nachricht:\n\nVon: Hotel <desk@hotel.example>\nDatum: 16. November 2026\n\nAm 15.11.2026 um 10:00 schrieb Ana <ana@example.org>:\n> Haben Sie Platz?\n\nJa.',
    ],
    ['a person’s words about a quotation', 'Hotel Sol, 9/2/2027, 18:20 h:\n> Confirmed\n\nThank you'],
    ['a box', 'See you!\n\n━━━━━━━━\nAna Mora\n━━━━━━━━'],
    ['answers between the lines', '> How many rooms?\n\nTwo\n\n> Which month?\n\nMay'],
  ])('%s', (_what, text) => {
    expect(ownWords(text)).toBe(text)
  })

  it('answers between the lines, with their questions and without what follows the last', () => {
    const text = `Hello!\n\nOn Mon, 16 Nov 2026 at 10:00, ${ADDRESS} wrote:\n> How many rooms?\nTwo\n> Which month?\nMay\n> Best, Daniela`
    expect(ownWords(text)).toBe('Hello!\n\n> How many rooms?\nTwo\n> Which month?\nMay')
  })

  it('an answer below one quotation, without it', () => {
    expect(ownWords(`On Mon, 16 Nov 2026 at 10:00, ${ADDRESS} wrote:\n> How many?\n\nTwo`)).toBe('Two')
  })

  it('an answer below a head whose quotation is not marked', () => {
    expect(ownWords(`On 15 May 2026 19:32, "Ceiba" <reply@x.test> wrote:\n\nYes, the frogs.`)).toBe(
      'Yes, the frogs.',
    )
  })

  it.each([
    'See my answers below, in capitals.',
    'Hi! Comments after each question.',
    'Hola: respuestas junto a cada pregunta.',
    'Antworten nach jeder Frage!',
  ])('answers within a quotation that is not marked: %s', above => {
    const text = `${above}\n\nFrom: ${ADDRESS}\nSent: Monday, 16 November 2026 10:00\nTo: Ana\nSubject: Trip\n\nHow many? FOUR.`
    expect(ownWords(text)).toBe(text)
  })

  it('all of it, if nothing else is left, below a subject that says more', () => {
    const text = `On Mon, 16 Nov 2026 at 10:00, ${ADDRESS} wrote:\n> only a quote`
    expect(ownWords(text)).toBe(text)
    expect(ownWords(text, { subject: 'Re: Only a quote' })).toBe(text)
    expect(ownWords(text, { subject: 'Re: Boat? YES' })).toBe(`Boat? YES\n\n${text}`)
  })

  it.each(['L’hôtel (desk@rosa.example) a écrit :', 'La aerolínea escribió el 9/2/2027 a las 18:20:'])(
    'what introduces the words of somebody whom we do not know: %s',
    line => {
      const text = `${line}\n> complet\n\nUne idée ?`
      expect(ownWords(text, { isKnown: () => false })).toBe(text)
    },
  )
})

describe('an email of somebody else in Outlook’s form', () => {
  const block = (from: string, subject: string) =>
    `\n________________________________\nFrom: ${from}\nSent: Monday, 16 November 2026 10:00\nTo: Ana <ana@example.org>\nSubject: ${subject}\n\nAV631 SJO 14 May`
  const known = { subject: 'Re: Your trip', isKnown: (person: string) => person.includes('ceiba') }
  it.each<[string, string, string, boolean]>([
    ['of an airline stays', 'Airline <no-reply@airline.example>', 'Your booking', true],
    ['of ours is cut', 'Daniela <daniela@ceiba.test>', 'Your trip', false],
    [
      'with the subject of the answer is cut',
      'Our office <office@elsewhere.example>',
      'RE: Your trip',
      false,
    ],
  ])('%s', (_what, from, subject, stays) => {
    const text = `Please plan round this.\n${block(from, subject)}`
    expect(ownWords(text, known)).toBe(stays ? text : 'Please plan round this.')
  })

  it('stays whoever wrote it if the subject says that it is forwarded', () => {
    const text = `For you.\n${block('Ceiba <x@ceiba.test>', 'Trip')}`
    const forward = { subject: 'FW: Trip', isKnown: () => false }
    expect(ownWords(text, forward)).toBe(text)
  })
})

describe('what a program adds is cut', () => {
  it.each([
    'Sent from my iPhone',
    'Enviado desde mi iPhone',
    'Envoyé de mon iPhone',
    'Von meinem iPhone gesendet',
    'Gesendet mit der GMX Mail App',
    'Inviato da iPhone',
    'Enviado do meu iPhone',
    'iPhoneから送信',
    '내 iPhone에서 보냄',
    '发自我的 iPhone',
    'أُرسلت من الـ iPhone',
    'Verstuurd vanaf mijn iPhone',
    'Sendt fra min iPhone',
    'Skickat från min iPhone',
    'Wysłane z iPhone’a',
    'Отправлено с iPhone',
    'Надіслано з iPhone',
    'Đã gửi từ iPhone của tôi',
    'ส่งจาก iPhone ของฉัน',
    'Dikirim dari iPhone saya',
    'Imetumwa kutoka kwa iPhone yangu',
    'Get Outlook for iOS<https://aka.ms/o0ukef>',
    'Obtener Outlook para Android<https://aka.ms/AAb9ysg>',
    'Sent with Proton Mail secure email.',
    'Sent from Yahoo Mail on Android',
    '_______________________________________________\ncousins mailing list\ncousins@lists.example.org',
  ])('%s', line => {
    expect(ownWords(`Yes, dusk.\nAna\n\n${line}`)).toBe('Yes, dusk.\nAna')
    const head = `On Mon, 16 Nov 2026 at 10:00, ${ADDRESS} wrote:`
    expect(ownWords(`Yes, dusk.\n\n${line}\n\n${head}${QUOTED}`)).toBe('Yes, dusk.')
  })

  it('a signature below its mark', () => {
    expect(ownWords('Yes, dusk.\n\n-- \nAna Mora\n+34 600 000 000')).toBe('Yes, dusk.')
  })
})

const RUNS = [
  'El ',
  'On ',
  '\n',
  '\n \n',
  '\n\t',
  '\n\u00a0',
  ' ',
  'From: <a@',
  '-- \n',
  '> \n',
  '_',
  'Le \n\n',
]
it.each([
  ...RUNS,
  'On 1 ',
  '<a@b.c> ',
  'On 16 Nov 2026 at 10:00\n',
  'From: a@b.c\n',
  '(http',
  '> (http\n',
  '---- ',
])('very long runs are read quickly: %j', run => {
  // Of the processor, since a busy machine takes longer.
  const costOf = (count: number) => {
    const before = process.cpuUsage()
    ownWords(`Yes.\n${run.repeat(count)}`)
    return process.cpuUsage(before).user / 1_000
  }
  const [half, whole] = [costOf(25_000), costOf(50_000)]
  // What takes their length times itself takes four times as long for twice as much, on any machine.
  expect(whole).toBeLessThan(Math.max(500, 3 * half))
})
