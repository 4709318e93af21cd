import { m } from '#app/paraglide/messages.js'

/** Error messages of the contact form, in the reader's language (specification, section 5). */
const messages: Record<string, () => string> = {
  contact_name_required: m.contact_name_required,
  contact_email_required: m.contact_email_required,
  contact_email_invalid: m.contact_email_invalid,
  contact_phone_characters: m.contact_phone_characters,
  contact_country_required: m.contact_country_required,
  country_unknown: m.contact_country_required,
  contact_message_required: m.contact_message_required,
  contact_url_required: m.contact_url_required,
  form_one_line: m.form_one_line,
  form_too_long: m.form_too_long,
  form_not_text: m.form_not_text,
  form_too_many: m.form_too_many,
  contact_failed: m.contact_failed,
}

/** The message for a field's first error; undefined if it has none. */
export function contactMessage(errors: readonly string[] | undefined): string | undefined {
  const [first] = errors ?? []
  return first === undefined ? undefined : (messages[first]?.() ?? first)
}
