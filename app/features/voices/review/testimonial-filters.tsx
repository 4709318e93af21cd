import { Form } from 'react-router'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { reviewOrders } from './review-builder.ts'
import styles from './testimonial-filters.module.css'
import { LIMITS, type TestimonialChoice, type Testimonials } from './testimonial-schema.ts'

const orderNames = {
  newest: m.testimonial_order_newest,
  oldest: m.testimonial_order_oldest,
  happiest: m.testimonial_order_happiest,
  critical: m.testimonial_order_critical,
} as const

/** Which testimonials, and in which order. Its query is the page's address, with script and without. */
export function TestimonialFilters({ found: { filters, countries, tags } }: { found: Testimonials }) {
  const { country, tag, order, limit } = filters
  return (
    <search>
      {/* A new key lets the fields follow the address when it changes otherwise. */}
      <Form
        key={JSON.stringify(filters)}
        action={links.testimonials()}
        aria-label={m.testimonial_form()}
        className={styles.form}
        preventScrollReset
      >
        <SelectField label={m.testimonial_country()} name="country" defaultValue={country ?? ''}>
          <option value="">{m.testimonial_any_country()}</option>
          <Options choices={countries} />
        </SelectField>
        <SelectField label={m.testimonial_tag()} name="tag" defaultValue={tag ?? ''}>
          <option value="">{m.testimonial_any_tag()}</option>
          <Options choices={tags} />
        </SelectField>
        <SelectField label={m.testimonial_order()} name="order" defaultValue={order}>
          {reviewOrders.map(one => (
            <option key={one} value={one}>
              {orderNames[one]()}
            </option>
          ))}
        </SelectField>
        <SelectField label={m.testimonial_limit()} name="limit" defaultValue={limit}>
          {LIMITS.map(one => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <Button type="submit" className={styles.show}>
          {m.testimonial_show()}
        </Button>
      </Form>
    </search>
  )
}

function Options({ choices }: { choices: readonly TestimonialChoice[] }) {
  return choices.map(({ value, name, count }) => (
    <option key={value} value={value}>
      {m.testimonial_option({ name, count })}
    </option>
  ))
}
