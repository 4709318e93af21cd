import lateFonts from './late-fonts.css?url'

/** The style sheet of rarely needed fonts. */
export const LATE_FACES = lateFonts

/** A character that one of them has (late-fonts.css) and the fonts of every page do not. */
const LATE_CHARACTER =
  /[¢-¨ª¬®¯±³-¶¸-º¼-¾Ä-ÆËÎ-ÐÖØÛÞßåæëîï-ð÷øûþÿ\u0100-\u1eff\u2010-\u2012\u2015\u201a\u201b\u201e-\u2022\u2030\u2039\u203a\u20a0-\u20ab\u20ad-\u20c0\u2113\u2122\u2191\u2193\u2215\u2c60-\u2c7f\ua720-\ua7ff\ufffd]/

export function needsLateFaces(text: string): boolean {
  return LATE_CHARACTER.test(text)
}
