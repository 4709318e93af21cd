import { tokensOf } from './tokens.ts'

/** Stop words in both languages: neither searched for nor corrected to names. */
const WORDS = `
  a an the this that these those some any all every each other another such same both few many much more most less least
  i me my mine we us our ours you your he she it its they them their who whom whose which what where when why how
  am is are was were be been being do does did doing done have has had having can could will would shall should may might
  must im id ive ill were weve wed youre its theres dont doesnt didnt cant wont isnt arent
  and or but nor so if then than as of at by for with without about against between into through during before after above
  below to from up down in out on off over under again further once here there also just only very too really quite rather
  not no yes please thanks thank hello hi hey dear ok okay
  want wants wanted like likes liked love loves loved would need needs needed look looking looks find finding search see seeing
  saw seen go goes going gone went get gets getting got take takes taking make makes making give show tell know think thinking
  plan planning plans planned spend spending dream dreaming hope hoping wish wishes wishing prefer try visit visiting explore
  travel travels traveling travelling traveler travellers trip trips tour tours holiday holidays vacation vacations journey
  journeys itinerary itineraries getaway package packages idea ideas option options suggestion recommend recommended
  best good great nice lovely beautiful amazing perfect ideal big small new old first last next somewhere anywhere something
  anything everything nothing place places country countries area areas lot lots bit kind sort thing things stuff way
  day days week weeks month months year years night nights time times early mid late end middle beginning start around roughly
  person persons people pax adult adults old age aged years
  worries worried worry right now friendly free together available nearby asap urgent lastminute whatever surprise fun cool awesome pretty super
  juntos juntas ahora mismo urgente divertido divertida genial
  book booking stay staying sleep sleeping include including includes included well maybe perhaps possible possibly ideally
  ones one lets let us until till within per via vs etc
  un una unos unas el la los las lo al del de en y e o u ni a con sin por para sobre entre hasta desde hacia segun durante tras
  ante bajo contra mediante que quien quienes cual cuales cuando donde como cuanto cuanta cuantos cuantas porque si no mas menos
  muy mucho mucha muchos muchas poco poca pocos pocas todo toda todos todas otro otra otros otras mismo misma este esta estos
  estas ese esa esos esas aquel aquella esto eso algo alguien alguno alguna algunos algunas algun nada nadie ningun ninguno
  ninguna cada tan tanto tanta ya aun tambien tampoco solo pero sino aunque pues entonces luego asi aqui ahi alli
  yo tu usted el ella nosotros nosotras ustedes ellos ellas me te se nos le les mi mis su sus tus nuestro nuestra nuestros nuestras
  soy eres es somos son era fue ser estoy esta estamos estan estar he ha hemos han haber hay tengo tienes tiene tenemos tienen
  tener hago hace hacer hacemos haciendo voy va vamos van ir yendo iremos ire
  quiero quiere queremos quieren querria quisiera quisieramos querer gusta gustan gustaria gustarian encanta encantan encantaria
  busco busca buscamos buscando buscar necesito necesita necesitamos deseo desea deseamos prefiero preferimos puedo puede podemos
  pueden poder ver vemos viendo conocer conociendo visitar visitando explorar descubrir disfrutar pasar viajar viajo viajamos
  viajando planear planeamos planeando organizar recomienda recomiendan recomendar sueno sonamos
  viaje viajes vacaciones vacacion ruta rutas recorrido recorridos itinerario itinerarios escapada paquete paquetes idea ideas
  opcion opciones lugar lugares sitio sitios pais paises zona zonas cosa cosas tipo forma manera parte
  mejor mejores bueno buena buenos buenas buen bonito bonita bonitos lindo linda hermoso hermosa ideal perfecto gran grande grandes
  pequeno pequena nuevo nueva primer primera ultimo ultima proximo proxima
  dia dias semana semanas mes meses ano anos noche noches vez veces tiempo principio principios mediados finales fines final inicio
  persona personas gente adulto adultos edad cerca alrededor aproximadamente
  cost costs price prices cuesta cuestan costo costos precio precios national park parks parque nacional custom medida
  traveller travellers traveler part include incl including
  change cambiar mover
  already else better enough absolutely afterwards later um uh er well ok so says said say always dreamed dreamt dreaming advance far
  uses using use actually basically honestly probably definitely especially mainly mostly come comes came back end ending finish
  finishing bring keep kept love wake waking happen happens feel feels feeling stuff everything anybody somebody anyone someone
  thing kinds sorts due mean means really hate rather instead level levels type types full half whole own main real true
  dan da doy soy incl visited menores mayores young younger
  live lives living home multi email emailed multiple various several varios varias vivir vivimos
  bored tired ready open able allowed worth quick question questions help please possible spot spots destination destinations
  jaja jajaja haha hahaha lol jeje alternative alternatives alternativa alternativas
  mira oye bueno vale pues osea digo dice dicen siempre sonado nivel niveles demas ultimo realmente tipo tipos queria queriamos
  quisiera pensando pensamos gustado llevar llevo traer ademas luego despues antes todavia cualquier cualquiera ningunas
  similar parecido parecida parecidos parecidas easily world female male ride rides bed beds proper properly read reading
  mundo facilmente cama camas leer
  destino destinos ayuda duda dudas consejo consejos alguien podria podriamos seria tener teniendo
  und mit der die das den dem ein eine einen fur oder auf nach von zu im am wir ich reise urlaub
  et avec pour les des du au aux le une dans nous je voyage vacances il gli della delle nel per viaggio vacanza
  com para os dos das em uma umas ferias viagem sans ohne senza sem
  suche suchen gerne mochte mochten wollen ist sind bitte danke hallo wir uns unser unsere meine mein auch noch sehr schon ca etwa
  cherche cherchons voudrais voudrions aimerais bonjour merci sommes est mes nos procuro procuramos gostaria queria obrigado cerco cerchiamo vorrei vorremmo grazie
  gracias favor hola saludos tardes informacion info information turning cumplo cumple max maximo buenas posible quiza quizas talvez tal incluye incluido incluyendo
`

export const stopWords: ReadonlySet<string> = new Set(tokensOf(WORDS).map(token => token.plain))
