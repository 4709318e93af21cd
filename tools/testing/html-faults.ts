import { definePlugin, HtmlValidate, Rule, StaticConfigLoader } from 'html-validate'

/** "The first child option element, if any, must have an empty value": HTML standard, 4.10.7, placeholder label option. */
class RequiredSelect extends Rule {
  setup(): void {
    this.on('dom:ready', ({ document }) => {
      for (const select of document.querySelectorAll('select[required]')) {
        if (select.hasAttribute('multiple') || select.hasAttribute('size')) continue
        const first = select.querySelector('option')
        const value = first?.hasAttribute('value') ? first.getAttributeValue('value') : first?.textContent
        if (value) this.report(select, 'a required select begins with an option without a value')
      }
    })
  }
}

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    plugins: [definePlugin({ name: 'ceiba', rules: { 'required-select': RequiredSelect } })],
    // Only errors of the standard: the markup's style is React's.
    extends: ['html-validate:standard'],
    rules: { 'no-missing-references': 'error', 'required-select': 'error' },
  }),
)

/** The errors of a page's HTML by the standard: one line each. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
