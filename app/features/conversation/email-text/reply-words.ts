/**
 * The words by which mail programs mark what is not the sender's own text, in the languages that travellers write in:
 * the ten of the specification, and Dutch, Danish, Swedish, Norwegian, Polish, Russian, Ukrainian, Vietnamese, Thai,
 * Indonesian and Swahili; a few of their neighbours. Matched in lower case. Adding a language is adding words here.
 */

/** What a line of a quoted email's head tells. */
export type HeadField = 'from' | 'date' | 'to' | 'copy' | 'subject' | 'more'

/** Names of the fields of a quoted email's head: "From:", "Gesendet:", "件名:". */
const FIELD_NAMES: Record<HeadField, string> = {
  from:
    'from|de|von|da|差出人|送信元|送信者|보낸 사람|보낸사람|발신|발신자|发件人|發件人|寄件者|寄件人|发送人|发信人|من|المرسل|' +
    'van|fra|från|od|nadawca|от|от кого|отправитель|від|від кого|відправник|từ|người gửi|จาก|ผู้ส่ง|dari|pengirim|' +
    'kutoka|kutoka kwa|mtumaji|lähettäjä|feladó|kimden|από|מאת|odesílatel',
  date:
    'sent|date|sent at|sent on|enviado|enviada|enviado el|enviada el|enviado em|enviada em|enviado a las|fecha|' +
    'envoyé|envoyée|envoyé le|gesendet|gesendet am|datum|inviato|inviata|inviato il|inviata il|data|送信日時|送信日|' +
    '日付|日時|送信済み|보낸 날짜|보낸날짜|날짜|전송|일시|发送时间|發送時間|发送日期|寄件日期|日期|傳送時間|时间|時間|' +
    '已发送|已傳送|寄送日期|تاريخ الإرسال|تاريخ|التاريخ|تم الإرسال|الإرسال|أرسلت|مرسل|verzonden|verzonden op|' +
    'verstuurd|sendt|dato|skickat|skickad|wysłano|wysłane|wysłana|отправлено|отправлен|дата|надіслано|відправлено|' +
    'đã gửi|ngày|ngày gửi|gửi|gửi lúc|thời gian|ส่ง|ส่งเมื่อ|วันที่|วันที่ส่ง|dikirim|terkirim|tanggal|' +
    'imetumwa|iliyotumwa|tarehe|lähetetty|päivämäärä|odesláno|elküldve|gönderildi|tarih|ημερομηνία|נשלח|תאריך',
  to:
    'to|para|à|pour|an|a|宛先|받는 사람|받는사람|수신|수신자|收件人|收件者|إلى|الى|المستلم|aan|til|till|do|adresat|' +
    'кому|получатель|до|đến|tới|gửi đến|người nhận|ถึง|kepada|ke|untuk|penerima|kwa|kwenda|mpokeaji|' +
    'vastaanottaja|komu|címzett|kime|προς|אל',
  copy:
    'cc|bcc|cci|cco|copia|cópia|copie à|copie|kopie|kopia|kopi|참조|숨은 참조|抄送|副本|密件抄送|نسخة|نسخة إلى|dw|udw|' +
    'копия|копія|đồng gửi|สำเนา|สำเนาถึง|tembusan|nakala',
  subject:
    'subject|asunto|objet|sujet|betreff|oggetto|assunto|件名|題名|제목|主题|主題|主旨|标题|الموضوع|موضوع|onderwerp|emne|' +
    'ämne|temat|тема|chủ đề|tiêu đề|เรื่อง|หัวเรื่อง|ชื่อเรื่อง|subjek|perihal|judul|mada|kichwa|somo|aihe|předmět|tárgy|konu|' +
    'θέμα|נושא',
  more:
    'reply-to|reply to|responder a|répondre à|antwort an|antworten an|rispondi a|risposta|importance|importancia|' +
    'importância|priority|attachments|adjuntos|datos adjuntos|pièces jointes|anlagen|allegati|anexos|bijlagen|' +
    'organization|when|sender|mailed-by|signed-by|wichtigkeit|vedhæftede filer|vedhæftet|svar til',
}

/** The field that each name tells. */
export const HEAD_FIELDS: ReadonlyMap<string, HeadField> = new Map(
  (Object.entries(FIELD_NAMES) as [HeadField, string][]).flatMap(([field, names]) =>
    names.split('|').map(name => [name, field] as const),
  ),
)

/** "wrote", as a whole word in scripts with spaces; where words are not parted, as it stands. */
const WROTE =
  'wrote|writes|sent|escribió|escribio|ha escrito|a écrit|a ecrit|écrit|schrieb|hat geschrieben|geschrieben|ha scritto|' +
  'scritto|scrisse|escreveu|schreef|geschreven|skrev|har skrevet|følgende|napisał\\(a\\)|napisał|napisała|pisze|написал\\(а\\)|' +
  'написал|написала|пишет|писал|написав\\(ла\\)|написав|написала|пише|đã viết|viết|menulis|aliandika|ameandika|imeandikwa|' +
  'kirjoitti|napsal\\(a\\)|napsal|írta|yazdı|έγραψε|a scris|quoting|citando|citando a|zitat von|citat från|citat fra|citerar|citeren|napísal\\(a\\)|napísal|napísala|написа|va escriure|ha escrit|skrifaði|rašė|rakstīja|kirjutas|je napisao|je napisala|cytowanie|цитирую'
const WROTE_UNPARTED =
  '写道|寫道|写到|寫到|编写|撰寫|写信|のメッセージ|さんは書きました|は書きました|書きました|のメール|님이 작성|작성|님이 쓴 글|쓴 글|썼습니다|' +
  'كتبت|كتب|تمت كتابة ما يلي بواسطة|เขียนว่า|ได้เขียน|เขียน|כתב|כתבה|מאת'

/** A verb of writing, in a joined and lower-case head. */
export const WROTE_VERB = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${WROTE})(?![\\p{L}])|(?:${WROTE_UNPARTED})`,
  'gu',
)

/** How a line begins that tells when and by whom something was written. */
export const HEAD_BEGINS = new RegExp(
  // Words before a date.
  '^(?:on|at|el|le|il|il giorno|in data|em|no dia|am|op|den|på|w dniu|dnia|vào|vào lúc|pada|pada tanggal|mnamo|tarehe|' +
    'quoting|citando|zitat von|citat från|citat fra|citerar|citeren|' +
    'dňa|d\\.|às|wiadomość napisana przez|el dia|na|на|' +
    'dne|pe|a|à|tanggal|เมื่อ|ในวันที่|วันที่|في|بتاريخ|يوم|w|с|în|ב|ב-|בתאריך|στις|il g\\.)[\\s\\u00a0,]|' +
    '^(?:เมื่อ|ในวันที่|วันที่|في|بتاريخ|يوم|في يوم|在|於|于|ב)|' +
    '^th \\d|^(?:понедельник|вторник|среда|четверг|пятница|суббота|воскресенье)|' +
    // A date.
    '^[\\d٠-٩]',
  'u',
)

/** Lower-case words that stand between the names, dates and verbs of a head. */
export const HEAD_LINKS: ReadonlySet<string> = new Set(
  (
    'on at el le il giorno in data em no dia am op den på w dniu dnia o kl kl. um uhr alle ore ora às as à a las h hs heeft het volgende ' +
    'følgende har hat ha vào lúc lúc pada tanggal pukul mnamo tarehe saa na via from por par von van de der da das do dos du del della ' +
    'di la le les los y and und et e i of the team el/la bin al ben st. г. г в р. р о об użytkownik пользователь користувач ' +
    'you ты вы usted ustedes godz. godz pm am p.m. a.m. p. m. nachm. vorm. uur tháng thg ngày năm th น. เวลา วันที่ ' +
    'tarihinde şunu şunları ezt időpont gmt utc cet cest est edt pst pdt z om tgl jam wib dne v dans den. mailto sent wrote przez napisana dňa dia na ezt keltezéssel tarihinde 이 가 이(가) s klo kello'
  ).split(' '),
)

/** Lines with which programs begin the email that is answered, without dashes and stars. */
const ORIGINAL =
  'original message|reply message|mail original|e-mail original|email original|původní e-mail|pôvodná správa|missatge original|oprindelig mail|opprinnelig e-post|originalmail|messaggio originario|original email|original e-mail|mensaje original|correo original|message d.origine|message original|' +
  'ursprüngliche nachricht|originalnachricht|original-nachricht|antwort nachricht|messaggio originale|' +
  'mensagem original|元のメッセージ|オリジナルメッセージ|オリジナル メッセージ|원본 메시지|원본 메일|원본메일|原始邮件|原邮件|原始郵件|原始訊息|' +
  'الرسالة الأصلية|رسالة أصلية|oorspronkelijk bericht|oprindelig meddelelse|oprindelig besked|originalmeddelande|' +
  'ursprungligt meddelande|ursprungligt mejl|opprinnelig melding|oryginalna wiadomość|wiadomość oryginalna|wiadomość pierwotna|' +
  'исходное сообщение|оригинальное сообщение|исходное письмо|оригінальне повідомлення|вихідне повідомлення|' +
  'початкове повідомлення|tin nhắn gốc|thư gốc|ข้อความต้นฉบับ|ข้อความเดิม|pesan asli|pesan asal|email asli|ujumbe wa awali|' +
  'ujumbe asili|ujumbe halisi|alkuperäinen viesti|původní zpráva|eredeti üzenet|özgün ileti|αρχικό μήνυμα|mesaj original'

/** Lines with which programs begin an email that is forwarded. */
const FORWARDED =
  'forwarded message|begin forwarded message|forwarded email|forwarded by .{1,80}|fwd|mensaje reenviado|' +
  'inicio del mensaje reenviado|comienza el mensaje reenviado|message transféré|message réexpédié|début du message transféré|' +
  'début du message réexpédié|weitergeleitete nachricht|anfang der weitergeleiteten nachricht|' +
  'anfang der weitergeleiteten e-mail|messaggio inoltrato|inizio messaggio inoltrato|inizio del messaggio inoltrato|' +
  'mensagem encaminhada|mensagem reencaminhada|início da mensagem reencaminhada|início da mensagem encaminhada|' +
  '転送メッセージ|転送されたメッセージ|転送されたメール|以下は転送されたメッセージです|전달된 메시지|전달된 메일|전달한 메시지|전달받은 메시지|전달 메시지|' +
  '转发的邮件|转发邮件|被转发邮件|被转发邮件信息|转发邮件信息|转发的消息|开始转发的邮件|以下是转发的邮件|已轉寄的郵件|轉寄的郵件|轉寄郵件|轉寄訊息|開始轉寄郵件|' +
  'رسالة مُعاد توجيهها|رسالة معاد توجيهها|رسالة مُحوَّلة|رسالة محولة|الرسالة المحولة|بدء الرسالة المحولة|' +
  'doorgestuurd bericht|begin doorgestuurd bericht|videresendt meddelelse|videresendt besked|start på videresendt besked|' +
  'vidarebefordrat meddelande|vidarebefordrat mejl|vidarebefordrat brev|vidarebefordrat e-postmeddelande|' +
  'videresendt melding|videresendt e-post|start på videresendt melding|början på vidarebefordrat brev|' +
  'przekazana wiadomość|wiadomość przekazana|przesłana wiadomość|początek przekazanej wiadomości|' +
  'początek przekazywanej wiadomości|пересылаемое сообщение|пересланное сообщение|перенаправленное сообщение|' +
  'начало переадресованного сообщения|переслане повідомлення|пересилане повідомлення|переслане|' +
  'початок переадресованого повідомлення|thư được chuyển tiếp|thư đã chuyển tiếp|tin nhắn được chuyển tiếp|' +
  'tin nhắn đã chuyển tiếp|bắt đầu thư được chuyển tiếp|ข้อความที่ส่งต่อ|ข้อความส่งต่อ|เริ่มข้อความที่ส่งต่อ|pesan terusan|' +
  'pesan diteruskan|pesan yang diteruskan|awal pesan yang diteruskan|ujumbe uliosambazwa|ujumbe uliotumwa mbele|' +
  'ujumbe ulioelekezwa|välitetty viesti|přeposlaná zpráva|továbbított üzenet|iletilen mesaj|προωθημένο μήνυμα'

export const ORIGINAL_LINE = new RegExp(`^(?:${ORIGINAL})$`, 'u')
export const FORWARDED_LINE = new RegExp(`^(?:${FORWARDED})$`, 'u')

/** The same words without dashes around them begin a forwarded email only if they end with a colon. */
export const FORWARDED_START = new RegExp(`^(?:${FORWARDED})\\s?[:：]$`, 'u')

/** Programs and devices that add a line below what was written. */
const DEVICES =
  'iphone|ipad|ipod|apple|watch|android|samsung|galaxy|huawei|xiaomi|redmi|oppo|honor|pixel|nokia|motorola|sony|xperia|htc|lg|oneplus|' +
  'alcatel|blackberry|poco|vivo|realme|fastmail|bluemail|mailbird|typeapp|superhuman|mimestream|canary|zimbra|ymail|tutanota|tuta|infomaniak|polymail|airmail|telefónica|verizon|courrier|correo|correio|poczta|poczty|windows|outlook|hotmail|yahoo|gmail|inbox|mail|mailbox|airmail|protonmail|proton|thunderbird|spark|aol|gmx|k-9|' +
  'fairemail|mobile|móvil|movil|celular|teléfono|portable|téléphone|mobiltelefon|mobilgerät|handy|smartphone|cellulare|telefono|' +
  'telemóvel|telefone|phone|cell|handset|tablet|tablette|device|dispositivo|mobiel|mobiele|mobil|telefon|telefonen|мобільного|телефону|пошти|телефон|смартфон|ios|телефона|смартфона|' +
  'устройства|почты|điện thoại|มือถือ|ponsel|simu|携帯|スマートフォン|手机|手機|هاتف|هاتفي'

/** How such a line begins, or ends where the words come last. */
const SENT_FROM =
  '[(<*\\[]{0,3}(?:sent|écrit) (?:from|via|with|by|using|depuis)|get (?:\\[?outlook|bluemail)|enviado (?:desde|con|com|mediante|de|a través de|do|da|pelo|a partir d[oe]|via)|' +
  'obtener outlook|obtén outlook|descarga(?:r)? outlook|envoyé (?:de|depuis|à partir de|avec)|télécharge[rz]? outlook|provenance ?:|obtenir outlook|obtenez outlook|' +
  'gesendet (?:von|mit|über)|von (?:mein(?:em|er)|yahoo|outlook) .{1,30} gesendet|diese nachricht wurde von|outlook für|holen sie sich outlook|' +
  'inviato (?:da|dal|con|tramite)|scarica outlook|ottieni outlook|obter o outlook|obtenha o outlook|baixar o outlook|transferir o outlook|' +
  '.{0,30}(?:から送信|を入手|より送信|で送信)|.{0,30}(?:에서 보냄|에서 보냈습니다|로 보냈습니다|으로 보냄|에서 전송|다운로드|outlook 받기)\\.?$|(?:发自|發自|發送自|发送自)[^，。！、]{1,20}$|(?:来自|來自)(?:我的)?[^，。！、]{1,12}(?:手机|手機|邮箱|郵箱|客户端|iphone|ipad|android|大师|大師)$|(?:由|用|使用|從|从)(?:我的)?[^，。！、]{1,20}(?:发送|發送|寄出|傳送|传送)$|从 .{1,30}发送|獲取|获取|取得 .{0,12}outlook|下載 outlook|下载 outlook|' +
  '(?:أُرسلت|أرسلت|أُرسل|أرسل|تم الإرسال|مرسل|مرسلة) من|الحصول على outlook|احصل على outlook|' +
  'verzonden (?:vanaf|met|via|vanuit)|verstuurd (?:vanaf|met|vanuit)|outlook voor|download outlook|sendt (?:fra|med|via)|hent outlook|' +
  'skicka(?:t|des) (?:från|med|via)|hämta outlook|skaffa? (?:deg |dig )?outlook|få outlook|last ned outlook|wysłan[eoya] (?:z|ze|przez|za pomocą)|(?:pobierz|uzyskaj) .{0,12}outlook|' +
  'отправлено (?:с|из|через|при помощи)|скачать outlook|скачайте outlook|получить outlook|(?:надіслано|відправлено) (?:з|із|через|за допомогою)|завантаж(?:ити|те) outlook|отримати outlook|' +
  '(?:đã )?(?:gửi|được gửi) (?:từ|bằng|qua)|(?:tải|nhận) outlook|ส่ง(?:จาก|ด้วย|ผ่าน)|ดาวน์โหลด outlook|รับ outlook|dikirim (?:dari|dengan|melalui)|dapatkan outlook|' +
  'unduh outlook|imetumwa (?:kutoka|kwa|kupitia)|pata outlook|lähetetty|odesláno z|from my'

const SENT_FROM_LINE = new RegExp(`^(?:${SENT_FROM})`, 'u')
/** In scripts that do not part words: brands stand beside them. */
const DEVICES_UNPARTED =
  'iphone|ipad|outlook|android|手机|手機|电话|電話|平板|华为|華為|小米|荣耀|苹果|蘋果|三星|邮箱|郵箱|邮件|郵件|信箱|客户端|携帯|スマートフォン|スマホ|' +
  'タブレット|メール|端末|아이폰|아이패드|휴대폰|스마트폰|갤럭시|메일|태블릿|มือถือ|โทรศัพท์|แท็บเล็ต|อุปกรณ์'
const DEVICE_WORD = new RegExp(`(?<!\\p{L})(?:${DEVICES})(?!\\p{Ll})|(?:${DEVICES_UNPARTED})`, 'u')

/** Whether a program added this line below what was written: "Sent from my iPhone", "Enviado desde mi móvil". */
export function isSentFromLine(line: string): boolean {
  const words = line.trim().toLowerCase()
  const [said = '', ...more] = words
    .replaceAll(/[[<(]+https?:[^\s)>\]]+[\])>]*|https?:\S+/g, '')
    .split(/[,.;]\s+/)
  if (words.length > 160 || /[?¿]|\d{4}/.test(said) || said.split(/\s+/).length > 10) return false
  const isExcuse = more.every(
    part => part === '' || /excuse|pardon|sorry|typo|brev|disculp|perd[oó]n|entschuldig/.test(part),
  )
  return isExcuse && SENT_FROM_LINE.test(words) && DEVICE_WORD.test(said)
}

/** Words by which a sender points to answers in the quotation below, in colour or in capitals. */
const BELOW =
  '(?:after|next to|beside|behind|under) (?:each|every|your|the) (?:question|point|item|line)s?|(?:después de|junto a|tras|bajo) (?:cada (?:pregunta|punto)|tus preguntas)|' +
  '(?:après|à côté de|sous) (?:chaque|vos) (?:questions?|points?)|(?:nach|hinter|neben|unter) (?:jeder|den|deinen|ihren) fragen?|(?:dopo|accanto a|sotto) (?:ogni|le) domand[ae]|' +
  '(?:depois de|ao lado de|após) cada pergunta|(?:na|naast|achter) (?:elke|de) vra(?:ag|gen)|(?:efter|ved) (?:hvert spørgsmål|hver[jt]?e? fråga)|(?:po|przy|pod) każdym pytani[ue]|' +
  'below|underneath|in ?line|in between|between the lines|in capitals|in caps|in (?:red|blue|green|bold|colou?r)|abajo|a continuación|' +
  'entre líneas|en mayúsculas|en (?:rojo|azul|verde|negrita)|ci-dessous|plus bas|entre les lignes|en majuscules|en (?:rouge|bleu|vert|gras)|' +
  'unten|nachfolgend|zwischen den zeilen|im text|in großbuchstaben|in (?:rot|blau|grün)|qui sotto|di seguito|tra le righe|in maiuscolo|in rosso|' +
  'abaixo|nas entrelinhas|em maiúsculas|[ea] (?:vermelho|azul)|hieronder|onderstaand|tussen de regels|in hoofdletters|in rood|nedenfor|nedenunder|' +
  'mellem linjerne|med (?:rødt|store bogstaver|store bokstaver)|nedan|mellan raderna|i rött|med versaler|poniżej|na czerwono|wielkimi literami|' +
  'ниже|красным|заглавными|нижче|червоним|великими літерами|bên dưới|dưới đây|màu đỏ|chữ hoa|di bawah|warna merah|huruf besar|' +
  'huruf kapital|hapo chini|hapa chini|herufi kubwa|أدناه|بالأحمر'
const BELOW_UNPARTED = '下記|赤字|行間|아래에|빨간색|대문자|下面|下方|紅色|红色|大写|大寫|ด้านล่าง|ข้างล่าง|สีแดง'

/** At the end of a clause: "answers below, in capitals", not "below the lodge" or "below 4,000 m". */
export const POINTING_BELOW = new RegExp(
  `(?<!\\p{L})(?:${BELOW})(?=\\s*(?:$|[.,:;!?)،]|-\\s|(?:in|en|em|a|med|i|na|and|y|et|und|e)\\s))|(?:${BELOW_UNPARTED})`,
  'u',
)
