/** Prefixes of a subject that answer, and that forward. */
const ANSWERING =
  're|aw|antw|antwort|sv|ref|rif|res|odp|отв|ответ|вiдп|відп|на|hồi âm|trả lời|ตอบ|ตอบกลับ|bls|balas|jibu|回复|回覆|答复|返信|답장|회신|رد|r|ynt|תשובה|απ'
const FORWARDING =
  // Norwegian "VS" forwards; the Finnish one answers.
  'fwd?|wg|tr|rv|enc|i|pd|vb|vl|vs|vid|doorst|пер|пересл|fw|转发|轉寄|転送|전달|chuyển tiếp|chuyen tiep|ส่งต่อ|trs|teruskan|mbele|إعادة توجيه|továbbítás|iletildi'

const PREFIX = new RegExp(
  `^\\s*(?:(${FORWARDING})|(?:${ANSWERING}))(?:\\s?\\[\\d+\\]|\\s?\\(\\d+\\)|\\^\\d+)?\\s?[:：]\\s*`,
  'iu',
)

export interface SubjectWords {
  /** The subject without "Re:" and "Fwd:". */
  words: string
  isAnswer: boolean
  isForward: boolean
}

/** Splits a subject into its prefixes and its words. */
export function splitSubject(subject: string): SubjectWords {
  let words = subject.trim()
  let isAnswer = false
  let isForward = false
  for (let found = PREFIX.exec(words); found; found = PREFIX.exec(words)) {
    if (found[1] === undefined) isAnswer = true
    else isForward = true
    words = words.slice(found[0].length)
  }
  if (/^(?:re|aw|sv|fwd?)$/i.test(words)) return { words: '', isAnswer: true, isForward }
  return { words: words.trim(), isAnswer, isForward }
}
