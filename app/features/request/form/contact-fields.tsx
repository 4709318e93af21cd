import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { type ComponentProps, useEffect, useState } from 'react'
import { keepPhoneCharacters } from '#app/client/keep-phone-characters.ts'
import type { WishTexts } from '#app/features/wish/wish-fields.ts'
import { WishInputs } from '#app/features/wish/wish-inputs.tsx'
import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/text-field.tsx'
import { unsentWish } from './contact-unsent.ts'

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
  planning_day_wrong: m.planning_day_wrong,
}

/** The message for a field's first error; undefined if it has none. */
export function contactMessage(errors: readonly string[] | undefined): string | undefined {
  const [first] = errors ?? []
  return first === undefined ? undefined : (messages[first]?.() ?? first)
}

interface ContactFieldsProps {
  fields: {
    name: FieldMetadata<string>
    email: FieldMetadata<string>
    phone: FieldMetadata<string | undefined>
  }
}

/** Name, email and phone: the fields of every form that reaches a planner. */
export function ContactFields({ fields: { name, email, phone } }: ContactFieldsProps) {
  return (
    <>
      <TextField
        {...getInputProps(name, { type: 'text', ariaAttributes: false })}
        key={name.key}
        label={m.contact_name()}
        autoComplete="name"
        error={contactMessage(name.errors)}
      />
      <TextField
        {...getInputProps(email, { type: 'email', ariaAttributes: false })}
        key={email.key}
        label={m.contact_email()}
        autoComplete="email"
        error={contactMessage(email.errors)}
      />
      <TextField
        {...getInputProps(phone, { type: 'tel', ariaAttributes: false })}
        key={phone.key}
        label={m.contact_phone()}
        mark={`(${m.contact_optional()})`}
        hint={m.contact_phone_hint()}
        autoComplete="tel"
        onInput={keepPhoneCharacters}
        error={contactMessage(phone.errors)}
      />
    </>
  )
}

/** What is known of a wish, with what was typed before a reload. */
export function UnsentWish({ said, ...rest }: ComponentProps<typeof WishInputs>) {
  const [unsent, setUnsent] = useState<WishTexts | null>(null)
  const begunWith = JSON.stringify(said)
  useEffect(() => setUnsent(unsentWish(begunWith)), [begunWith])
  return <WishInputs key={unsent ? 'unsent' : 'said'} said={unsent ?? said} {...rest} />
}
