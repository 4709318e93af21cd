import { expect, it } from 'vitest'
import { pagesOfQuestion } from './site-questions.ts'

it.each([
  ['is my money safe with you', 'terms'],
  ['can I pay in euros', 'terms'],
  ['what happens after I send the form', 'how'],
  ['quiero saber cuánto tardan en contestar, ¿me responden?', 'how'],
  ['do you take groups', 'how'],
  ['can I talk to a real person', 'contact'],
  ['are you a real company', 'company'],
  ['no me llegó el correo de confirmación', 'account'],
  ['I never got the email with my proposal', 'account'],
  ['y si me enfermo antes del viaje, pierdo la plata?', 'terms'],
  ['cuánto se demoran en mandar la propuesta', 'how'],
  ['who has travelled with you, any references?', 'reviews'],
  ['travel insurance included?', 'terms'],
  ['who would look after me if I was taken ill out there', 'terms'],
  ['I PAID 3 WEEKS AGO AND NOBODY HAS SENT ME A CONFIRMATION', 'account'],
  ['escribí hace una semana y nadie me ha contestado', 'account'],
  ['¿los vuelos van incluidos en el precio?', 'how'],
  ['who would look after me if I was taken ill out there', 'contact'],
  ['what if I break my leg over there, who do I ring', 'contact'],
  ['quién nos ayuda si nos ponemos malos durante el viaje', 'contact'],
  ['I transferred the deposit last Friday and have heard nothing since', 'contact'],
  ['hice la transferencia y nadie me ha confirmado nada', 'contact'],
  ['we need to move our October booking back by a week', 'contact'],
  ['necesito cambiar las fechas de mi reserva a Costa Rica', 'account'],
  ['does the price cover the plane from Madrid or only the land part', 'how'],
])('%s is answered by %s', (words, page) => {
  expect(pagesOfQuestion(words)).toContain(page)
})

it.each([
  'two weeks in Peru with kids who love trains and markets',
  'safari y playa para dos en agosto, hoteles pequeños',
  'somewhere nobody goes, with a lake and small boats',
  'our family trip in July, we can move the dates by a week',
  'my husband was ill last year, a quiet beach in Belize',
])('a wish asks nothing of us: %s', words => {
  expect(pagesOfQuestion(words)).toEqual([])
})
