import { CheckField } from '#app/ui/check-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Sample } from './sample.tsx'

export function FieldsPart() {
  return (
    <>
      <Sample name="TextField: empty, hint, optional, filled, wrong, disabled" look="cards">
        <TextField label="Name" name="guide-name" />
        <TextField label="Email" name="guide-email" type="email" hint="We answer here." />
        <TextField label="Phone" name="guide-phone" mark="(optional)" />
        <TextField label="Name" name="guide-filled" defaultValue="Priya" />
        <TextField label="Email" name="guide-wrong" defaultValue="priya@" error="Email is invalid" />
        <TextField label="Name" name="guide-off" defaultValue="Priya" disabled />
      </Sample>
      <Sample name="SelectField: usual, wrong, disabled" look="cards">
        <SelectField label="Country" name="guide-country">
          <option>Costa Rica</option>
          <option>Peru</option>
        </SelectField>
        <SelectField label="Country" name="guide-no-country" error="Country is required">
          <option value="">Choose</option>
          <option>Peru</option>
        </SelectField>
        <SelectField label="Country" name="guide-country-off" disabled>
          <option>Costa Rica</option>
        </SelectField>
      </Sample>
      <Sample name="TextArea: usual, wrong" look="cards">
        <TextArea label="Message" name="guide-message" hint="Who, when, and what you hope for." />
        <TextArea label="Message" name="guide-no-message" error="Message is required" />
      </Sample>
      <Sample name="CheckField: boxes, discs, a count, wrong, disabled" look="cards">
        <CheckField label="Send me the newsletter" name="guide-email" />
        <CheckField label="Wildlife" name="guide-wildlife" defaultChecked count={7} />
        <CheckField type="radio" label="By email" name="guide-way" defaultChecked />
        <CheckField type="radio" label="By phone" name="guide-way" />
        <CheckField label="I have read the terms" name="guide-terms" error="Please tick this" />
        <CheckField label="Not offered" name="guide-not" disabled />
      </Sample>
    </>
  )
}
