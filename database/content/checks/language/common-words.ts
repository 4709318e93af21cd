/** Words common in any sentence about a journey; they do not make two sentences the same. */

const english = `a an the and or but of to in on at by for from with without as is are was were be been it its he she they them
  their his her you your we our us i my me this that these those there here then than so if when where which who what how not
  no nor one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred first second
  third half quarter quarters hour hours minute minutes day days night nights week weeks month months year years morning
  afternoon evening noon before after until between about past up down out over under into through round back again also only
  most more many much some any all every each both other another very quite just too well as least last next same own
  has have had do does did can will would may must go goes come comes take takes make makes get is away long short far near
  kilometres kilometre metres metre km m road boat drive walk ride plane car van flight airport foot way side time times
  january february march april may june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday early late right left large small good people rest`

const spanish = `a al ante bajo con contra de del desde en entre hacia hasta para por según sin sobre tras y e o u ni que se su
  sus lo la las los le les el un una unos unas este esta estos estas ese esa eso esto aquel es son era eran fue ser está
  están hay ha han tu tus te ti tú mi me nos nuestro nuestra nuestros usted ustedes si no ya muy más menos casi como cuando
  donde quien cual qué cada todo toda todos todas otro otra otros otras mismo misma uno dos tres cuatro cinco seis siete ocho
  nueve diez once doce quince veinte treinta cuarenta cincuenta cien mil primer primera primero segundo segunda tercer
  medio media cuarto cuartos hora horas minuto minutos día días noche noches semana semanas mes meses año años mañana tarde
  mediodía antes después entonces luego también solo aquí ahí allí pero porque pues así bien mejor mayor parte tiene tienen
  puede pueden va van sale salen llega llegan hace hacen queda quedan resto vez veces kilómetros kilómetro metros metro km
  m carretera lancha carro camino avión vuelo aeropuerto tierra pie lado tiempo enero febrero marzo abril mayo junio julio
  agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo temprano gente buena bueno`

export const COMMON_WORDS = {
  en: new Set(english.split(/\s+/)),
  es: new Set(spanish.split(/\s+/)),
} as const
