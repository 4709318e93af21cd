import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { keepPhoneCharacters } from '#app/client/keep-phone-characters.ts'
import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/text-field.tsx'
import { contactMessage } from './contact-messages.ts'

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
