import { describe, expect, test } from 'vitest'
import { emergencyFor, phoneFor } from './operator.ts'

const phone = (number: string) => ({ label: number, number, e164: number })
const operator = {
  phones: { us: phone('+1'), ca: phone('+2'), uk: phone('+3') },
  regionalPhones: {
    'costa-rica-panama-cuba': phone('+506'),
    'guatemala-belize': phone('+502'),
    'ecuador-peru': phone('+51'),
  },
  emergencyContacts: { peru: [{ name: { en: 'Police', es: 'Policía' }, phone: '105' }] },
}

describe('phone numbers', () => {
  test('are the region’s, otherwise those of the United States', () => {
    expect(phoneFor(operator, 'ecuador-peru').e164).toBe('+51')
    expect(phoneFor(operator, null).e164).toBe('+1')
    expect(phoneFor(operator, 'nowhere').e164).toBe('+1')
  })

  test('for an emergency are those listed for the country, in the reader’s language', () => {
    expect(emergencyFor(operator, 'peru', 'es')).toEqual([{ name: 'Policía', phone: '105' }])
    expect(emergencyFor(operator, 'kenya', 'en')).toEqual([])
    expect(emergencyFor(operator, 'constructor', 'en')).toEqual([])
  })
})
