/** English words by how often they are read, and Spanish ones of our own texts, of four to eight letters. */
const WORDS = `
  abajo abandon abarca abbey abducted abejas abide abierta abiertas abierto abiertos ability able aboard aborda
  abortion about above abra abran abras abre abren abrieron abrigada abrigo abrigos abril abrio abrir abroad abruptly
  absence absent absolute absorb absorbed abstract absurd abuela abuelo abuelos abundant aburre aburren aburrida abuse
  abused abuses acaba acaban acabar acabaron acabo acacias academic academy acaso accent accept accepted accepts
  access accident acclaim accord accords account accounts accuracy accurate accuse accused accuses accusing aceite
  aceitera acepta aceptan aceptar acera aceras acerca acercan aces achieve achieved acid acida acido acierta aclara
  aclare acompana aconseja acortar acostada acoustic acquire acquired acre acres across acted acting action actions
  activa active actively activist activity activo actor actors actress acts actual actually acuatico acuden acuerda
  acuerdan acuerdo acuesta acuestan acuestas acute adapt adapted added adding addition address adds adelante ademas
  adentro adequate adjacent adjust adjusted admiral admired admit admite admiten admits admitted adobe adonde adopt
  adopted adopting adoption adoquin adorno adornos aduana adult adulto adultos adults advance advanced advances
  adverse advice advise advised adviser advisers advisor advisors advisory advocacy advocate aerea aereo aereos aerial
  affair affairs affect affected affects affluent afford afghan afghans afloja afraid africano after afuera afueras
  again agarra agarrado agarran agarre agarren aged agencia agencias agencies agency agenda agent agents ages aging
  agosto agota agotan agradece agree agreed agreeing agrees agrega agregar agrego agria agua aguacate aguacero aguanta
  aguantan aguantar aguantas aguante aguanten aguas aguila aguilas agujero ahead ahoga ahogan ahora ahorra ahorran
  ahorrar aide aided aides aids ailing aimed aiming aims airborne airbus aircraft aire aired aires airfield airing
  airline airliner airlines airplane airport airports airspace airways ajenas ajonjoli ajustan akha alang alarm alarma
  alarmed alas alba albatros albergue album albums alcance alcanza alcanzan alcanzar alcanzas alcohol aldea aldeas
  alegro aleja alejan alejate aleman alergia alergias alert alerta alerted aleta aletas aletear alfombra alforfon alga
  algas algo algodon alguien algun alguna algunas alguno algunos alien aliens align aligned alike alimenta alisio
  alive alla alleged alleges alleging alley alli alliance allied allies allow allowed allowing allows ally almejas
  almendro almohada almorzar almost almuerza almuerzo alone along alpaca alpacas alpha alpine alps alquila alquilan
  alquilar alquiler already also alta altar altas altavoz alter altered altillo altitude alto altos altura alturas
  aludo alumbran aluminio aluminum alumnos always alza amable amables amanece amanecen amanecer amarga amargo amarilla
  amarillo amarra amarran amarren amateur amazing amazon ambas ambition ambos ambush ambushed amenaza amended amiga
  amigas amigo amigos amir amnesty amount amounted amounts ample anade analog analysis analyst analysts analyze
  analyzed ancestry ancha anchas ancho anchor anchos ancient ancla anda andan andar anden andenes andino angel angeles
  angels anger angered angle angosta angostas angosto angostos angrily angry anida anidan anidando anillo anillos
  animal animales animals animated anime ankle anna annexed announce annual annually anoche anos anota anotado anotan
  another answer answered answers ante antemano antena antenas anteojos anterior antes anthem anthrax anti anticipo
  antifaz antigua antiguas antiguo antiguos antilope anxiety anxious anymore anyway anywhere apaga apagada apagado
  apagados apagan aparato aparatos aparece aparecen apart aparta apartan aparte apenas apertura apetito apiece aplana
  aplaude apology apoyo apparel apparent appeal appealed appeals appear appeared appears appetite applause apple
  applied applies apply applying appoint approach approval approve approved approves aprende aprenden aprender
  aprendes aprendi aprendio apretado aprieta apuesta apunta apuntan apuntes apuro aqui arabica arak arana aranas
  arando arbol arboles arbustos arch archer archive archives archivo arcilla arco arcos arctic arde ardilla ardillas
  area areas arena arenisca argala arguably argue argued argues arguing argument arise arma armado armados armamos
  arman armar armario arme armed armies armo armor armored armoured arms army around arranca arrancan arrancar arranco
  arrange arranged array arrecife arregla arreglar arrest arrested arrests arriba arribada arrival arrivals arrive
  arrived arrives arriving arrow arroyo arroyos arroz arrozal arruina arruino arsenal arson arte article articles
  artist artistic artists arts artwork asada asado asaltos asan ascensor asfalto ashes asiatico aside asiento asientos
  asked asking asks asma asoma asomarse aspect aspects assault assaults assembly assert asserted assess assessed asset
  assets assigned assist assisted assists assume assumed assuming assure assured asteroid asusta asustan asylum atada
  atados ataques ataudes atencion aterriza aterrizo athlete athletes athletic atiende atlas atolon atomic atop atrapa
  atras atrasa atraso attached attack attacked attacker attacks attempt attempts attend attended attitude attorney
  attract attracts atun auburn auction audience audio audit august aullador aunque aunt author authored authors auto
  autonomy autopsy autumn avanza avanzado avanzan avefrias aventura avenue average averaged averages avert aves aviar
  aviation avion aviones avioneta avisa avisado avisamos avisan avisanos avisar avisaron avisas avise aviso avisos
  avoid avoided avoiding await awaited awaiting award awarded awards aware away awful awkward axis ayer ayuda ayudan
  ayudar azotea azoteas azucar azufre azul azulejo azules babero babies babuinos baby bachelor back backdrop backed
  backers backing backlash backs backup backward bacon bacteria badly baggage bags bahia bahias baht bail baila bailan
  bailey baja bajada bajamar bajamos bajan bajando bajar bajaron bajarse bajas baje bajes bajito bajo bajos bajura
  baker baking bakonzo balance balanced balcon balcones balde baldes baldosa baldosas ball ballena ballenas ballet
  balloon ballot ballots balls balsa balsas bambu bana banan banana bananera banano bananos banar banarse banarte
  banas banca bancas banco bancos band banda bandada bandadas bandas bandeja bandejas bandera banderas bands bang banh
  bank banker bankers banking bankrupt banks banned banner banners banning bano banos banquito bans baobabs baranda
  barandas barata baratas barato baratos barba barbas barber barca barcas barcaza barcazas barco barcos bare barely
  bares bargain barn barnes baron barquito barra barracks barrage barranco barras barre barred barrel barrels barren
  barrera barrier barriers barril barring barrio barrios barro bars base baseball based basement bases basic basico
  basin basis basket bass bassist basta bastan bastante baston bastones basura batch bateria bath bathroom batik
  batman baton bats batsman batted batter battered batters battery batting battle battled battles battling batwa baula
  baulas beach beaches beam bean beans bear beard bearing bears beast beat beaten beating beats beauty bebas bebe
  bebedero beben beber bebes bebida bebidas becak beck become becomes becoming bedroom beds beef beer beetle before
  begin begins behalf behavior behind being beings bejuco belief beliefs believe believed believes bell belle bells
  belong belonged belongs beloved below belt belts bench bend beneath benedict benefit benefits benjamin bent berlin
  berry berth berugak besides besieged best beta beth bets better betting between beverage beyond bias bible biblical
  bicis bicorne bicycle bidding bids bien bigger bike bill billed billete billetes billion billions bills billy
  binding biologa biologo biologos biology biosfera bird birdie birdies birds birth birthday bishop bishops bite bits
  bitter bitterly bizarre black blacks blade blame blamed blames blaming blanca blancas blanco blancos blanda blando
  blandos blank blanket blast blasted blasts blaze bleak bleeding blend blessed blessing blind blitz bloc block
  blockade blocked blocking blocks blog blood bloody bloom bloque bloqueo bloqueos bloques blow blowing blown blows
  blue blues blunt board boarded boarding boards boasts boat boats bobby boca bocados bocaraca bocas boda bodas bodega
  bodies body bogey bola bold boletin boleto boletos bolivia bologna bolon bolsa bolsas bolsillo bolsita bolso bolsos
  bolster bolt bomb bomba bombas bombed bomber bomberos bombers bombing bombings bombs bond bonds bone bones bonita
  bonito bonus bonuses book booked books boom booming boost boosted boosting boot booth boots borda bordados borde
  border borders bordes bordo bordos bore boring born borough borra borrador borrow borrowed bosque bosques boss
  bosses bota botanico botas bote botella botellas botero botes both bother bothered bottle bottles bottom bounce
  bounced bound boundary bout boveda bowl bowled bowler bowlers bowling bowls boxer boxes boxing boya boyas boycott
  boyd boys bracteas brad brain brains brake brakes branch branches brand branded brands brasa brasas brass brava
  bravas brave braves bravo brazil brazo brazos breach bread break breaking breaks breakup breast breath breathe breed
  breeding brent breve breves brewer brewers brewery brewing brezal brezo brezos bribery bribes bribri bribris brick
  bride bridge bridges brief briefed briefing briefly brigade brigades bright brilla brillan brinca bring bringing
  brings brink brisa broad broadly broke broken broker brokered brokers bromelia bronce bronces broncos bronze brook
  brooks brota brotan brote brotes brother brothers brown browns browser bruins bruma brush brutal bubble bucear buceo
  buche buck bucks buda budas buddy budget budgets budista budistas buen buena buenas bueno buenos bufalo bufalos
  bufandas bufe buffalo buffer bugs build builder builders building builds buildup built buitres bulk bull bullet
  bulletin bullets bullpen bulls bulto bultos bunch bungalo bungalos bunker bunong burden bureau burger burial buried
  burke burn burned burning burns burnt burro burros burst bury busca buscalo buscamos buscan buscando buscar buscarlo
  buscas buses buseta busetas bush bushel business busqueda busquen bust busy butler butt butter button buyer buyers
  buying buyout buys buzos buzz bypass caballo caballos cabana cabanas cabe caben cabeza cabezas cabin cabina cabinas
  cabinet cable cables cabo cabra cabras cacao cacaotal caceria cacho cactus cada cadena cadenas cadera caderas caen
  caer cafe cafes cafetal cafetos cage caida caidas caido caidos caiga caiman caimanes caja cajas cajero cajeros cajon
  cake calabaza calamar calao calaos calcula caldera caldo caldoso calendar calentar calento caleta caletas caliber
  calido calidos calienta caliente caliza call calla callada calladas callado callados callan callar callarse calle
  called callejon calles calling callo calls calm calma calor calories calurosa caluroso calzada calzadas cama camara
  camaras camaron camarote camas cambia cambiado cambian cambiar cambio cambios cambodia camellos camera cameras
  camina caminado caminan caminar caminas caminata camines camino caminos camion camiones camisa camisas camiseta camp
  campaign campana campanas camping campo campos camps campus campuses camu cana canal canales canaris canasta
  canastas canasto canastos cancel cancela cancelan cancelar cancelas canceled cancelo cancer cancha canchas cancion
  candado candy cane canela canelazo cangrejo canillas cannon cano canoa canoas canon canones canopy canos cansa
  cansada cansadas cansado cansan canta cantan cantando cantar cantaros cantera cantidad canto canton cantos canyon
  capa capable capacity capas capaz cape capibara capilla capital capitals capitan capitol capped caps captain captive
  captura capture captured cara caracol caras carbon carcel card cardinal cards care career careers careful cares
  careta caretas carey carga cargado cargador cargan cargar cargas cargo caribe caring carino carnaval carne carnet
  carnival caro carol caros carpa carpas carpet carrera carreta carried carrier carriers carries carril carriles
  carrito carritos carro carros carry carrying cars cart carta cartas cartel carter cartoon cartoons carved casa
  casabe casado casados casas cascada cascadas cascara cascaras casco cascos case caserio caserios casero cases caseta
  cash casi casino casinos casita casitas caso casos cast castano castiga castigo castillo casting castle casual
  casualty cata catalog catarata catch catcher catches catching catedral category catholic catorce cats cattle caucho
  caucus caudal causa cause caused causes causing caution cautious cava cavalry cavan cavar cave caves cayeron cayo
  cayos cayuco caza cazan cazar cazo cease ceased cebiche cebolla cebollas cebra cebras cedar cedazo cede cedros ceiba
  ceiling celdas celebra celeste cell cells cellular celular cement cemento cemetery cena cenan cenar cenas ceniza
  cenizas census cent centavos center centered centers central centre centres centrist centro centros cents century
  cera ceramica cerca cercada cercado cercados cercana cercanas cercano cercanos cercas cerdo cerdos cerebro ceremony
  cereza cerezas cero cerrada cerradas cerrado cerrados cerrar cerrarla cerraron cerrarse cerro cerros certain cerveza
  cesped ceviche chacra chacras chad chain chains chair chaired chairman chairs chakra chal chaleco chalecos cham
  chamber chambers champ champion chance chances chandler change changed changes changing channel channels chanted
  chanting chaos chaotic chapati chapel chapman chapter chapters chaqueta charcos charge charged chargers charges
  charging charity charla charm charming chart charter charts chase chased chasing chat chato cheap cheating check
  checked checking checks chedi chedis cheer cheered cheering cheers cheese chef chelines chemical cheow cherry chess
  chest chica chicas chicha chicken chickens chico chicos chief chiefs chifa child chile chilenos chiles chimenea chin
  china chino chinos chip chips chiquita chiquito chiste chita chofer choferes choice choices choir cholera choose
  chooses choosing chopped chorus chosen christ chronic chubasco chuck chuno church churches chusco ciclo ciclos cielo
  cien ciento cientos cierra cierran cierre cierren cierres cierta cierto ciervos cifra cifras ciguena ciguenas cima
  cinco cinema cinta cintura cinturon cipres circle circles circo circuit circuito circular circulo circus cisco cita
  citation cite cited cites cities citing citizen citizens city ciudad ciudades civeta civic civil civiles civilian
  clad claim claimed claiming claims clan clanes clara claras clarence clarify claro claros clase clases clash clashed
  clashes clasico class classes classic classics clause clavados clavijas clavo clavos clay clean cleaner cleaning
  cleanup clear cleared clearing clearly clement clergy cleric clerics clerk clever click client clients cliff clima
  climas climate climb climbed climbing clinch clinched clinic clinica clinical clinicas clinics clip clippers clips
  clock close closed closely closer closes closest closing closure cloth clothes clothing cloud clouds clout club
  clubs clues cluster coach coached coaches coaching coal coast coastal coat cobija cobijas cobra cobramos cobran
  cobrar cobre cobro coca cocaine cocha coche coches cocida cocido cocina cocinan cocinar cocinas cocinera cocinero
  cockpit cocktail coco cocoa codazos code codes codigo codo codos coffee coffin coge coin coins cojin cojines coke
  cola colada colas colchon cold cole colega colegas colegio colgada colgado colgando colgante colgaron colibri colina
  colinas collapse collar collect college colleges collided collins colobo colobos cologne colonel colones colonia
  colonial colonies colony color colored colores colorful colors colour colours colpa colpas colts column columna
  columnas columns comal comarca combat combates combine combined combines come comeback comedian comedor comedy comen
  comer comercio comes comete comfort comic comics comida comidas comiendo comienzo comieron coming comision comite
  command commands comment comments commerce commit common commonly commons communal commune commuter como comoda comodidad comodidades comodo
  comodos compact compania company compara compare compared compares comparta comparte compete competed compiled
  complain completa complete completo complex comply composed composer compound compra comprado compran comprar
  compras compres comprise compro computer comun comunes concede conceded concept concepts concern concerns concert
  concerts concha conclude concrete concreto condado condemn condemns condor condores conduct cone conexion confined
  confirm confirma confirms conflict confront confused congo congos congreso congress conjunto conmigo connect
  connects cono conoce conocen conocer conoces conocia conocida conocido conos conozco conquest consejo consent
  conserva consider consigue consist consists console constant consul consult consulta consumed consumer contact
  contacto contacts contado contados contain contains contamos contando contar contarlo contaron conte contempt
  contend contends content contents conteo contest contesta contesto contests context contigo continue conto contra
  contract contrary contrast control controls convene convened convento conversa convert convey conviene convince
  convoy convoys cook cooked cookies cooking cool cooling cooper copa copal copas cope copete copetona copia copias
  copies copper cops copy coral corazon cord cordon cordones core cork corn corner corners cornisa coro corona
  coronada corp corps corpses corre correa correct correcta correcto corrects corredor corren correo correos correr
  correrse corridor corrio corro corrupt corta cortada cortadas cortado cortan cortar cortaron cortas corte cortejo
  cortes cortesia corteza cortina cortinas corto cortos corvina cosa cosas cosecha cosechan cosen cost costa costaba
  costado costados costar costas costera costing costly costo costra costs costume costumes cottage cotton council
  councils counsel count counted counter counters counties counting country counts county coup couple coupled couples
  courage course courses court courtesy courts cousin cousins cover coverage covered covering covers cowboy cowboys
  cows crack cracked cracking cracks craft crane craneo crash crashed crashes crashing crater crateres crazy creado
  cream create created creates creating creation creative creator creature crece crecen crecer crecida crecidas
  crecido crecio credible credit credited credits cree creek crees creimos crema creo crescent crest cresta crestas
  crew crews cria crian crias cricket cried crime crimes criminal criollo crippled criquet crisis crisp critic
  critical critico critics crop crops cross crossed crosses crossing crowd crowded crowds crown crowned cruce crucero
  cruces crucial cruda crude crudo cruel cruise cruiser cruje crujen crunch crusade crush crushed crushing cruz cruza
  cruzan cruzando cruzar cruzas cruzo crying crystal cuaderno cuadrada cuadrado cuadras cuadro cual cuales cuando
  cuanta cuantas cuanto cuantos cuarenta cuarta cuarto cuartos cuatro cubanos cubic cubierta cubierto cubra cubre
  cubren cubrete cubrio cubrir cubs cuchara cucharas cuchillo cuece cuelga cuelgan cuello cuenca cuenta cuentan
  cuentas cuento cuerda cuerdas cuerno cuernos cuero cuerpo cuerpos cuervos cuesta cuestan cuestas cueste cuestion
  cueva cuevas cuida cuidado cuidador cuidan cuidar cuisine culebra culpa cult cultiva cultivan cultivo cultivos culto
  cultural culture cultures cumbre cumbres cumple cuna cuota cupo cupos cups cupula cura curator curb cure curfew
  curious currency current curries curry curse curtain curva curvas curve curvo custody custom customer customs cuts
  cutting cuya cuyas cuyo cuyos cycle cycles cycling cyclone cylinder daba daily dairy dale damage damaged damages
  damaging damanes dame damos dance dancer dancers dances dancing dando danger dangers danish dano danta dantas danza
  danzas dare daria dariamos dark darkness darles darling darse darte dash data database date dated dates dating datos
  daughter dawn daylight days daytime dead deadline deadlock deadly deaf deal dealer dealers dealing dealings deals
  dean dear death deaths debajo debate debated debates debating debe debemos deben deberia deberian deberias debi
  debil debiles debris debt debts debut debuted decada decadas decade decades deceased decenas decent decente decia
  decide decided deciden decides deciding decidir decima decimos decir decirlo decision decisive deck declare declared
  declares declaro decline declined declines decrease decree decreto dedica dedo dedos deemed deep deeply deer default
  defeat defeated defeats defence defend defended defender defends defense defenses defiance defiant deficit deficits
  defiende define defined defines defining defunct degree degrees deja dejaban dejado dejala dejalo dejamos dejan
  dejar dejaron dejarte dejas deje dejen dejes dejo delante delay delayed delaying delays delegate delfin delfines
  delgada delgadas delgado delgados delicado delicate delight delito deliver delivers delivery dell delta demand
  demanded demands demas demise democrat dengue denial denied denies dense density dental dentista dentro deny denying
  departed depend dependa depende dependen depends depicted depicts deploy deployed deported deposed deposit deposito
  deposits depot deprived depth deputies deputy derby derecha derecho deriva derived derrumba derrumbe desague
  desagues desayuna desayuno descalzo descansa descanso descent describe desde desert deserted deserve deserved
  deserves desfase desierto design designed designer designs desigual desire desired desk desktop desnivel desnuda
  desova desovan desove despacio despegue despite despues destined destiny destroy desvia desvio detail detailed
  details detained detect detected deter detiene detienen detras detuvo develop develops device devices devil devils
  devised devolver devolvio devoted devuelve dhow dhows diabetes dial dialect dialogue diameter diamond diamonds
  diaria diario diarios diary dias dibuja dibujado dibujo dibujos dice dicen dices dicho dick dictator died diente
  dientes dieron dies diesel diet diez differ dificil difieren diga digan digas digging digit digital dignity digo
  dije dijeron dijiste dijo dile dilemma dilo dime dimelo dinastia dinero dining dinner dinos dinteles diocese dioses
  dioxide diploma diplomat dipped dique diques dira diran dire direct directed directly directo director directos dirt
  dirty disabled disagree disarm disaster disc disclose disco discount discover discs discuss discute discuten
  discutir disease diseases disfruta dish dishes disk dismal dismiss disorder dispatch disperse display displays
  disposal disputa dispute disputed disputes disrupt dissent distance distant distinct distinta distinto distress
  district distrito ditch dive divers diverse diverted divide divided dividend dividing divine diving division divorce
  divorced dobla doblada doblan doblar doble dobles doce docena docenas dock doctor doctors doctrine document dodge
  dodgers does dogs doing dolar dolares dole dolio doll dollar dollars dolor dolphins domain dome domestic dominant
  dominate domingo domingos domos dona donas donate donated donation donde done dong donna donor donors doomed door
  doors doping dorada dorado dorados dormi dormido dormidos dormimos dormir dormiste dose dosel doses dota double
  doubled doubles doubling doubt doubts down downed downhill downing download downs downtown downturn downward dozen
  dozens draft drafted drafting drag dragged dragging dragon dragones dragons drain drainage drained drake drama
  dramatic drastic draw drawing drawings drawn draws dream dreams dress dressed dresses dressing dried drill drilling
  drink drinking drinks drive driven driver drivers drives driving dron drones drop dropped dropping drops drought
  drove drowned drug drugs drum drummer drums drunk dual dubbed ducha duchas duck ducks ducs duda duele duelen duena
  dueno duenos duermas duerme duermen duermes dugongos duke dulce dulces dump dumped dumping duna dunas dura durable
  duran durante durar duras duration dure durian durmio duro duros dust dusty duties duty dying dynamic dynamics
  dynasty each eager eagle eagles earl earlier earliest early earn earned earnest earning earnings ears earth ease
  eased easily easing east easter eastern easy eating ebola echa echado echan echarse echo echoed eclipse ecology
  economic economy ecuador edad edades edge edged edges edificio edited editing edition editions editor editors
  edredon educate educated efectivo effect effects effort efforts eggs egresado egresados eight eighteen eighth either ejemplo ejercito
  elbow elder elderly elders eldest eleccion elect elected election electric elefante elegant elegimos elegir elegiria
  element elements elephant elevated elevator eleven elige eligen eliges eligible elite ella ellas ello ellos elogio
  elusive email embalse embarazo embarca embargo embarked embassy embedded embera embrace embraced emerge emerged
  emerges emerging emirates emission emotion emotions empaako empaca empacar emperor empezada empezado empezar empezo
  emphasis empieza empiezan empiezas empinada empinado empire employ employed employee employer employs empresa
  empresas empress empty empuja empujar enable enabled enables enabling enacted enano encanta encanto encarga encargo
  enciende encima enclave encogen encontro ended endek endemic ending endless endorse endorsed ends endured enduring
  enemies enemy energia energy enero enferma enferman enfermos enforce enforced enfrente enfria engage engaged
  engaging engine engineer engines enhance enhanced enjoy enjoyed enjoying enjoys enlarged enlisted enorme enormes
  enormous enough enriched enrolled ensalada ensaya ensayo ensemble ensena ensenada ensenan enseno ensuing ensure
  ensured ensuring entender entendi enter entera enteras entered entering entero enteros enterro enters entiende
  entiendo entire entirely entities entitled entity entonces entra entrada entradas entran entrance entrando entrar
  entraron entras entre entrega entregan entren entrena entres entries entro entry envia envoy envoys enzyme epic
  epidemic episode episodes epoca epocas eqchi equal equality equally equation equipaje equipo equipped equities
  equity eramos eran erected eres erizos erosion error errors erupcion erupted eruption esas escala escalera escalon
  escamas escaner escape escaped escarcha escarpe escasea esclavos esclusas escoge escogen escoger escogio escolta
  esconde esconden escondio escort escorted escribe escriben escribio escribir escribo escrito escucha escuchar escudo
  escuela escuelas esferas esfuerzo esos espacio espacios espada espalda espaldas espanol espanola espantan especial
  especie especies espejo espera esperaba esperan esperar esperas espere esperen espero espeso espiga espinaca espinas
  espolon esponjas esposa esposo espuma esquina esquinas essay essays essence esta estaba estaban establo estacion
  estadia estadias estado estados estamos estan estancia estanque estante estar estara estaran estas estate estates
  estatua estatura este estelas esten estera esteras estero esteros estes estimate estira esto estomago estos estoy
  estrecho estrella estricto estuco estudia estudian estudio estufa estupa estupas estuve estuvo etapa etapas eternal
  ethanol ethical ethics ethnic etiqueta euro europea europeos euros evacuate evaluate even evening evenly event
  events eventual ever every everyday evidence evident evil evita evitamos evitar evitarlo evitas evolved exact
  exactly exam examine examined examiner example examples exams exceed exceeded except excess exchange excited
  exciting exclude excluded excuse execute executed exempt exercise exhibit exhibits exige exigen exigente exile
  exiled exist existe existed existen existing exists exit exodus exotic expand expanded expect expected expects
  expelled expense expenses expert experts expire expired expires explain explains explica explican explicit explico
  explode exploded exploit explore explored explorer explotar expo export exported exporter exports expose exposed
  exposure express extend extended extends extent exterior external extinct extra extract extras extreme extremo
  extremos eyed eyes fabric fabrica face faced faces fachada fachadas facial facil faciles facility facing fact
  faction factions factor factors factory facts faculty faded fail failed failing fails failure failures fair fairly
  fairness fairy faith faithful faja fajas fake falcons falda faldas fall falla fallan fallen falling fallout falls
  false falta faltaba faltan faltar faltaron fama fame famed familia familiar familias families family famine famosa
  famosas famoso famous famously fancy fans fantasy fare fares farewell farm farmacia farmer farmers farming farmland
  farms faro farol faroles farther fashion fast faster fastest fatal fatally fate father fathers fatigue fault fauna
  favor favored favorite favorito favors favour fear feared fearful fearing fears feast feat feature featured features
  febrero fecha fechas federal feed feedback feeding feel feeling feelings feels fees felinos fell fellow felony felt
  female females feminist fence feria feriados ferias ferri ferris ferry festival feud fever fewer fiar fiat fiber
  fiction fidelity fideos fiebre field fielder fielding fields fieltro fierce fiercely fiery fiesta fiestas fifteen
  fifth fifty fight fighter fighters fighting fights figura figuras figure figured figures fija fijan fijas fijate
  fijo fijos fila filas file filed files filing fill filled filling film filmed filming films filo filos filter
  filtrada filtro fina final finale finales finalist finally finals finance financed finances finas finca fincas find
  finding findings finds fine fined fines finger fingers finish finished finishes fino fire firearms fired fires
  firing firm firma firme firmes firmly firmo firms first fiscal fish fisher fishing fisica fisico fist fitness fits
  fitted fitting five fixed fixing fixture fixtures flaco flag flags flagship flame flames flash flat flavor flavors
  flawed flaws fleco flee fleeing fleet flesh flexible flies flight flights flip float floating flojo flood flooded
  flooding floods floor floors flor flora florece florecen flores flota flotan flotando flotante flotar flotas flour
  flow flower flowers flowing flows fluid flurry fluvial flyers flying focos focus focused focuses focusing foes fogon
  foil fold folded folk folks follow followed follows fondas fondo food foods fool foot footage football force forced
  forces forcing ford forecast forehand foreign foremost forensic forest forestry forests forever forge forged forget
  fork form forma formal formally forman formas format formats formed former formerly forming formo forms formula fort
  forth fortress fortune fortunes forty forum forward forwards foso fosos fossil foster foto fotos foul found founded
  founder founders founding fountain four fours fourteen fourth fowler fraction fragata fragatas fragile frame framed
  frames franc frances francesa francos francs franja frank franklin frankly frase fraud frazadas free freed freedom
  freedoms freely freeman freeway freeze freezing freight frena frenan frenos frente frequent fresas fresca frescas
  fresco frescos fresh freshman fria friaje frias friction frie fried frien friend friendly friends frijol frijoles
  fringe frio frios fritas frito frog front frontal frontera frontier fronts frost frozen fruit fruits fruta frutales
  fruto frutos fuego fuegos fuel fueled fuels fuente fuera fueron fuerte fuertes fuerza fuerzas fugitive fuimos
  fulfill full fuller fully funciona funciono function fund fundada fundado fundaron funded funding fundo funds
  funeral funk funny furious further fury fusion futbol future futures gain gained gainers gaining gains gala galaxy
  galeria galerias galeron gallery galleta galletas gallina gallinas gallito gallo gallon gallons gallos galpon
  galpones gamble gambling game gamelan games gaming gana ganadero ganado ganan ganas gancho ganchos gang gangs gano
  gaps garage garbage garden gardens garganta garifuna garlic garment garner garnered garras garrison garua garza
  garzas gases gasolina gasoline gasta gastadas gastar gata gate gates gateway gather gathered gato gatos gauge
  gavetas gavilan gaviotas gays gear gecos gemelos gender gene general generals generate generic generous genes
  genetic geneva genius genocide genome genre gente gentio gentle gently genuine genus geologia gerardo gerenuc
  gerenucs gesture gets getting ghost giant giants gibon gibones gift gifted gifts gigante gigantes gilbert gill
  gimnasia gira giran girar girl girls give given gives giving glaciar glacier glad glance glass glasses glen glimpse
  global globally globe globo globos glory glove gloves goal goalie goals gobierna gobierno goddess gods going gold
  golden golds golf golfer golfo golpe golpea golpes goma gone gong good goodbye goods goodwill google gore gorilas
  gorra gorro gospel gota gotea gothic gouda govern governed governor grab grabados grabbed grace gracia gracias
  gradas grade grades grado grados gradual graduate graft graham grain grammar grams gran granate grand grande grandes
  grandson granero graneros granite granito granja granjas grano granos grant granted granting grants grape grapes
  graph graphic graphics grasp grass grateful gratis grava grave graves gravity gray great greater greatest greatly
  green greens greeted grenade grenades grey grid grief grieta grietas griffin grifo grill grim grip gripe gris grises
  grita gritan gritando grito gritos grocery gross ground grounded grounds group grouping groups grove grow growers
  growing grown grows growth gruesa gruesas grueso gruesos grullas grupo grupos guano guantes guard guarda guardada
  guardado guardala guardan guardar guardas guarded guardia guardian guardias guarding guardo guards guarumo guarumos
  guayaba guayabas guayusa gudeg guepardo guereza guerra guess guest guests guia guiada guiadas guias guidance guide
  guided guides guiding guild guilt guilty guinapo guinea guio guisado guiso guitar guitarra gulf guna gunas gunfire
  gunman gunned guns guru gusano gusta gustan gustar gustaria gustaron guste gusto guys habas haber haberla haberse
  habia habiamos habian habido habit habitada habitat habitats habits habitual habla hablaba hablan hablando hablar
  hablo habra habria hace hacemos hacen hacer hacerla hacerle hacerlo haces hacia hacian hacienda haciendo haga hagan
  hagas hagenias hago hail hailed hair halcon hale half halftime halfway hall hallado halls halt halted hamaca hamacas
  hambre hamlet hammer hammered hampered hand handed handful handing handle handled handles handling handover hands
  handsome hang hanging hank happen happened happens happily happy haran harbor harbour hard hardline hardly hardware
  hardy haria hariamos harina harm harmful harmony harper harry harsh hart harvest hasta hatch hate hatred hats haul
  haunted have haven having hawk hawks haya hayan hayas hayes hazlo head headed header heading headline heads heal
  healing health healthy hear heard hearing hearings heart hearts heat heated heath heating heaven heavily heavy hecha
  hechas hecho hectares hedge heels hefty height heights heir helada heladas helado helados held helechos helice hell
  helm helmet helms help helped helpful helping helps hembra hembras hemos hence henry herald herb here herein herida
  heridos heritage hermana hermanas hermano hermanos hermosa hermoso hero heroes heroic heroin hervidor hice hicieron
  hicimos hiciste hicks hidden hide hiding hiela hielo hiena hienas hierba hierbas hierro hierve high higher highland
  highly highs highway highways higos higuera higueras higueron hija hijacked hijas hijo hijos hike hikes hiking
  hilera hileras hill hills hilo hilos hindues hint hinted hints hire hired hiring historia historic history hits
  hitter hitting hizo hmong hocico hockey hogan hoja hojalata hojas hold holder holders holding holdings holds hole
  holed holes holiday holidays hollin hollow holly holy homage hombre hombres hombro hombros home homeland homeless
  homemade homer homered homers homes hometown homicide honda hondas hondo hondura honest honey hong hongo hongos
  hongs honor honorary honored honors honour honours hood hook hope hoped hopeful hopes hoping hora horario horarios
  horas horizon hormigas hormone horn hornado hornea horno hornos horns horqueta horrible horror horse horses hospital
  host hostage hostages hostal hostales hosted hostile hosting hosts hotel hoteles hotels hour hours house housed
  houses housing however hoyo hubiera hubo hudut huecas hueco huecos huele huelen huella huellas huerta huertas huerto
  huertos hueso huesos huesped huevo huevos huge huipil hule hull human humanity humans humble humea humeando humeda
  humedad humedal humedas humedo humedos humo humor hunde hundido hundred hundreds hunger hungry hunt hunter hunters
  hunting huracan hurdle hurdles hurt hurting hurts husband hybrid hydrogen ibamos iban ibis icon iconic idea ideal
  ideals ideas identify identity ideology idioma idiomas idol iglesia iglesias ignore ignored ignoring igual iguales
  iguana iguanas ikat illegal illicit illness image imagen imagenes images imagine imagined imaging imam immense
  imminent immune immunity impact impacts impala impasse imperial implied implies import importa importan imported
  importo imports impose imposed imposing impresa imprime improper improve improved impuesto inca incas incendio inch
  inches incident incienso inclinan inclined include included includes incluida incluido incluso incluye income
  incomes incoming incomoda incomodo increase indeed index indexes indica indicate indicted indie indies indigo indio
  indios indirect indoor induced inducted industry infamous infant infantry infants infected inflan influx inform
  informal informed ingenio ingles ingreso inicio initial injured injuries injuring injury inland inmate inmates inner
  inning innings innocent inodoro input inquieta inquieto inquiry insectos insects inserted inside insider insight
  insist insisted insisten insists inspect inspire inspired install instance instant instead insurer insurers intact
  integral intend intended intends intense intent intenta intentes intento inter interact interesa interest interim
  interior internal internet internos interval intimate inunda inundado inundan inundo invaded invasion invented
  invest invested investor invierno invitan invite invited inviten inviting involve involved involves iria iris iron
  irse irte isla island islands islas isle islote islotes isolated issue issued issues issuing istmo item items ivory
  jabiru jabirus jabon jacanas jack jacket jackets jacks jade jaguar jaguares jail jailed jails james japan japones
  japonesa jardin jardines jarra jarras jaulas java jays jazmin jazz jean jeans jeep jeeps jefe jejenes jemer jemeres
  jengibre jenny jersey jets jewelry jihad jimmy jirafa jirafas jobless jobs jockey john johns join joined joining
  joins joint jointly joke joked jokes jornada jorobada josh journal journals journey joven jovenes jubilado judge
  judged judges judging judgment judicial juega juegan juego juegos jueves jugo jugos juice julio jump jumped jumper
  jumping jumps junco juncos junction jungle junio junior junk junta juntan juntas junto juntos jureles jurors jury
  just justa justice justices justify justo juvenile karaoke kaskazi kayak kayaks keen keep keeper keeping keeps kenya
  kept keyboard keys khan khao khmu kichwa kichwas kick kicked kicking kicks kidnap kidney kids kihamba kill killed
  killer killers killing killings kills kilo kilos kind kinds king kingdom kings kips kirk kiss kitchen kite kitesurf
  klotok knee knees knife knight knights knock knocked knocking knockout know knowing known knows kobs kohl kopi kraft
  kremlin kriol kudu kusi laab label labeled labels labio labios labor laborers labour labs lack lacked lacking lacks
  laden ladera laderas ladies lado lados ladran ladrillo lady lagarto lago lagos laguna lagunas laid lajas lake lakes
  lama lamb lambert lamina laminas lampara lamparas lana lance lancha lanchas lanchero land landed landing landmark
  lands lane lanes langosta language langur langures lanten lanza laosiana lapas laps laptop larga largas large
  largely larger largo largos laser lashed last lasted lastima lasting lata late lately later lateral latest latter
  laud laugh laughed laughing launch launched launches laureate lava lavada lavan lavar lavarse lavas laven lavish
  lawmaker lawn lawoi laws lawsuit lawsuits lawyer lawyers layer layers laying layoffs layout lazos lead leader
  leaders leading leads leaf league leagues leak leaked leaks lean leaning leap learn learned learning learns lease
  leased least leather leave leaves leaving leccion leche lecheria lecho lectura lecture lecturer lectures leemos leen
  leer leerlo lees left leftist legacy legal legally legend legends legion legs leido leimos leisure lejana lejanas
  lejano lejanos lejos lemon lena lend lender lenders lending length lengths lengthy lengua lenguas lens lenta lentas
  lente lenteja lentejas lentes lento lentos leon leone leones leopardo lesbian less lesser lesson lessons lethal
  letra letras letrero letreros letrina lets letter letters letting levanta levantan levantar levanto level levels
  leverage levy leyendo leyes leyo liaison liberal liberals liberty libra library libre libres libro libros licence
  licencia license licensed licenses licor licores licra lied lien lies life lifelong lifetime lift lifted lifting
  lifts ligera ligero light lighter lighting lightly lights like liked likely likes likewise lima limit limita
  limitado limite limited limites limiting limits limon limones limosna limpia limpian limpias limpieza limpio limpios
  linda line linea linear lineas lined liner liners lines lineup lining link linked linking links linterna lion lions
  lips liquenes liquid liquor lirios lisa lisas liso list lista listas listed listen listened listing listings listo
  lists litera literacy literary literas litro litros little live lived lively liver lives liviano living llama
  llamada llamadas llamado llaman llamando llamar llamarlo llamaron llamarte llamas llame llamo llana llano llanos
  llanta llantas llanura llanuras llave llega llegaba llegada llegadas llegado llegamos llegan llegando llegar
  llegaron llegas llegaste llego llegue lleguen llegues llena llenan llenando llenar llenas lleno llenos lleva llevaba
  llevado llevalo llevamos llevan llevar llevaron llevarse llevarte llevas lleve lleven lleves llevo llore llover
  llovido llovio llovizna llueva llueve lluvia lluvias lluviosa lluvioso load loaded loading loan loans lobby lobbying
  lobbyist lobelias lobo lobos local locales locally locals locate located location lock locked locker locks locro
  lodge lodged lodges lodo logging logic logical logo loma lomas lomo lona lone lonely long longer longest longtime
  look looked looking looks looming loop loose loosely looted looting lora loras lord lords loro loros lose loser
  losers loses losing loss losses lost loto lotos lots lottery lotus loud lounge love loved lovely lover lovers loves
  loving lower lowered lowering lowest lows loyal loyalty luce luces luck lucky luego lugar lugares luggage lumber
  luna lunar lunas lunch lunes lung lupa lure luxury lying lynch lyrics maasai macaco macacos machine machines macho
  machos mack made madera madre madres madruga madrugar madrugon madura maduran maduro maestra maestras maestro mafia
  magazine magic magical magnetic maiden mail mailed mails main mainland mainly maintain maito maiz majado majar major
  majority majors make maker makers makes makeup making mala malaria malas male malecon males maleta maletas malik
  mall malla malls malo malos mama mammals manada manadas manage managed manager managers manages managing manana
  mananas manati manaties mancha manchado manchar manchas manda mandamos mandan mandar mandaria mandas mandate
  mandated mando maneja manejaba manejan manejar maneje manera maneras maneuver manga mangas manglar mangle mangles
  mango mangos manguera mani manila manivela manned manner manning mano manojo manor manos mansa mansion manta mantas
  mantiene manual many mapa mapas maple maps maquina mara marabues maracuya maranon marathon marble marc marca marcada
  marcado marcados marcan marcas march marcha marched marching marea marean mareas marejada mareo mares margen margin
  marginal margins maria marido marimba marina marinas marine mariners marines marino marinos mariposa marisco
  mariscos maritime mark marked marker market marketed markets marking marks marlins marmol marred marriage married
  marron marrones marry mars marsh marshal marshall mart martes martial martilla martillo martin martines martyrs
  marvel marzo masa masai masaje masajes mascara mascaras mask masked masks mason mass massacre masses massive master
  masters mata mataban matado matan mataron matas match matched matches matching mate material maternal math mato
  matooke matorral matrix matt matter matters mature maturity maximo maximum maxwell maya mayas maybe mayo mayor
  mayores mayoria mayors mazorca mazorcas meal meals mean meaning means meantime measure measured measures meat mecca
  mecedora mecheros medal medalist medals media mediados median medias mediator medical medicina medicine medico
  medicos medida medieval medina medio mediodia medir medium medley medusas meet meeting meetings meets mejilla
  mejillas mejor mejores melaza melena mellizos melody meltdown member members memo memoir memoria memorial memories
  memory menor menores menos mensaje mensajes mental mentally mention mentions mentor menu menudo menus mercado
  mercados merchant mercury mercy mere merece merely merge merged merger mergers merit merits meros mesa mesas meses
  meseta mess message messages meta metal metals metanol metas mete meten meter meters meterse method methods metido
  metio metre metres metric metro metros mezquita mias micro microbus midday middle mide miden midfield midland
  midnight midst midway miedo miel mientras might mighty migrant migrants mike milanos mild mile miles militant
  military militia militias milk mill milla miller million millions millon millones mills milpa mina minarete minas
  mind minded minds mine miner mineral minerals mineros miners mines mini minima minimal minimize minimo minimum
  mining minister ministry minor minority minors mint minus minute minutes minuto minutos mira miracle mirada mirador
  miralo miran mirando mirar miras mire mirlo miro mirror mirrors misa misery misma mismas mismo mismos miss missed
  missile missiles missing mission missions mistake mistaken mistakes mitad mitades mixed mixing mixture mobile
  mobility mochila mochilas mock mode model modeled modeling models moderado moderate modern modest modified modo
  modos module moist moja mojada mojadas mojado mojados mojan mojar mojarse mojarte mojas molas moler molesta molestan
  moleste molido molino molinos moment momento moments momentum momotos monarch monarchy monedas monetary money
  monitor monitors monja monjas monje monjes monk monkey monks mono monopoly monos monster monta montan montana
  montanas montar monte montes month monthly months monto monton montones monument monzon mood moody moon mopan
  mopanes morado moral morale morales mordida more morenas moreover morning morocco mortar mortars mortero mortgage
  mosaico mosca moscas mosque mosques moss most mostly mote moth mother mothers motion motive motives motivo moto
  motor motores motors motos mototaxi motto mound mount mountain mounted mounting mourners mourning mouse mouth move
  moved movement mover moverse moves movida movidas movido movidos movie movieron movies movil moving movio much mucha
  muchacho muchas mucho muchos muda mudan mudaron mudo muele mueles muelle muelles muerde muerden muere mueren muerta
  muertas muerte muerto muertos muestra muestran mueve mueven mujer mujeres mula mulas multan multas multiple multitud
  muna mundial mundo muralla murder murdered murders murieron murio muro muros murphy muscle muscles museo museos
  museum museums musgo music musica musical musician muslo must muster mutual mystery myth nace nacen nacida nacido
  nacieron nacio nacional nada nadan nadando nadar nadas naden nades nadie nado nados nail naked name named namely
  names naming napoleon naranja naranjas nariz narrator narrow narrowed narrowly nasty natilla nation national nations
  native natural nature naval navega navegar navy nazi nazis near nearby nearest nearly neblina necesita necesite neck
  nectar need needed needing needs negative neglect negocio negra negras negro negros neighbor neither nelson nephew
  neques nerve nerves nervous nest nets netted network networks neutral neutro nevado nevados never nevera newcomer
  newly news newt newton next ngabe ngalawas nice niche nichos nick nickel nickname nido nidos niebla nieta nietos
  nieve night nights nina ninas nine ningun ninguna ninguno nino ninos ninth nipa nivel niveles noble nobody noche
  noches nocturna nocturno noise nombra nombran nombrar nombre nombres nominee nominees none nonsense noon nordeste
  nordic noreste norm norma normal normally normas noroeste norte nortes north northern nose nosotras nosotros nota
  notable notably notas note notebook noted notes nothing notice noticed noticias notified noting notion nova novel
  novelist novels noveno noventa novicio nowadays nowhere nube nubes nubia nubias nublado nuboso nuclear nudos nuestra
  nuestras nuestro nuestros nueva nuevas nueve nuevo nuevos nuggets number numbered numbers numerado numero numeros
  numerous nunca nurse nurses nursing nutria nutrias nuts oaks oath obesity object objected objects obliga obliged
  obra obras obscure observe observed observer obsessed obstacle obtain obtained obvious ocaso occasion occupied
  occupy occur occurred occurs ocean oceanos ocelado ocelados ochenta ocho octubre ocupa ocupan ocurre odds oeste
  oferta offense offenses offer offered offering offers office officer officers offices official offset offshore
  oficial oficina oficinas oficio oficios ofrece ofrecen ofrecio ofrenda ofrendas ofrezca ofrezcas often oido oidos
  oilers oimos oirse ojos olas older olds oleaje oler olia oliva olive olla ollas olor olvida olvide olvido once
  ondean ones ongoing onion online only onwards oolong opcion opcional open opened opener opening openly opens opera
  operador operaron operate operated operates operator opinion opinions opio opium opponent oppose opposed opposes
  opposing opposite opted optical optimism option optional options opuestas oracion oracle oral orange orbit ordained
  ordeal orden ordeno order ordered ordering orders ordinary oreja orejas oreros orfanato organ organic organiza
  organize organs oriental oriente oriented origen origin original origins orilla orillas orioles orthodox ortigas
  oscura oscuras oscurece oscuro oscuros osos other others otono otorongo otra otras otro otros ottoman ounce ounces
  oust ousted ouster outbreak outcome outdoor outer outfit outgoing outlawed outlet outlets outline outlined outlook
  outpost output outrage outraged outreach outright outs outside oval ovalado ovalo oven over overall overcome
  overhaul overhead overly overs overseas oversee oversees overtime overturn overview owed owes owing owned owner
  owners owns oxford oxigeno oxygen oyen oyendo oyes pabellon pace paciente pacific pack package packages packed
  packers packing pact padre padres paga pagaba pagada pagado pagados pagamos pagan pagar pagas page pageant pages
  pagina paginas pago pagoda pague pagues paid paila pain painful pains paint painted painter painting pair pairs pais
  paisaje paisajes paises paja pajaro pajaros pajizo palabra palabras palace palacio palacios pale palido palito
  palitos palm palma palmas palmeras palmito palmo palo palos panama panameno pandemic panel paneles panels panic
  pantalon pantano pantanos panthers pants panuelo panza papa papal papas papaya papel papeles paper papers papiro
  papiros paquete para parada paradas parade paradise parado parados paraguas paraiso parallel paramo paramos paran
  parar pararse pararte paras parate parcelas parche parches parda pardas pardo pardon pardos pare parece parecen
  parecer parecido parecio pared paredes paredon pareja parejas parejo paren parent parents pares parezca pargo pargos
  pariente parir parish parishes park parked parking parks paro parole paros parque parqueo parqueos parques parrilla
  part parte parten partes partial partida partidas partido parties partimos partir partirlo partisan partly partner
  partners partos parts party pasa pasaba pasada pasadas pasado pasaje pasajero pasajes pasamos pasan pasando pasar
  pasarela pasaron pasas pasaste pase pasear paseo paseos pases pasillo pasillos paso pasos pass passage passed passes
  passing passion passive passport past pasta pastan pastar pastel pastilla pastizal pasto pastor pastores pata patas
  patch patent patents path paths patience patient patients patio patios pato patos patriot patriots patrol patrols
  patron patrons pattern patterns pausa pausas pause pavas pave paved pavilion pavo pavos paying payment payments
  payroll pays peace peaceful peaje peak peaked peaks pearl peasants peaton peces pecho pedal pedalea pedalear pedaleo
  pedales pedazo pedazos pedia pedido pedimos pedir pedirla pedirlo pediste peer peers pega pegan peines pelada
  peladas peldano peldanos pelea pelean pelear pelicano pelicula peligro pelo pelota peluda pena penal penalty pending
  penguins penny pensaba pensado pensar pensarlo pense pension pensions pentagon people peoples peor peores pepian
  pepper pequena pequenas pequeno pequenos peras percent percha perder perdi perdida perdido perdimos perdio perdona
  perezoso perfect perfecta perfecto perform performs perhaps period periods permiso permisos permit permita permite
  permiten permits pero perpetua perro perros perry persigue person persona personal personas persons persuade pertiga
  peru peruano peruanos pesa pesada pesadas pesado pesan pesar pesca pescado pescador pescan pescando pescar pesco
  peso pesos pesquero petalos petition petrol petroleo pets petty pharmacy phase phases phoenix phone phones phong
  photo photos phrase physical physics pianist piano piazza pica picado picadura pican picante pichones pick picked
  picking picks pickup pickups picnic pico picos picture pictures pida pidan pidas pide pidele piden pides pidieron
  pidio pido piece pieces piedra piedras piel piensa piensalo pier pierce pierde pierden pierdes pierna piernas pies
  pieza piezas pigs pila pilas pile pilgrims pill pillo pills pilot pilotes pilots pimienta pina pinas pinch pine
  pinguino pink pino pinos pintada pintadas pintado pintados pintar pinto pioneer pipe pipeline pipes piquero piqueros
  piracy piragua piramide pirate pirates pisa pisar pisas piscina piscinas pisco pises piso pisos pista pistas pistol
  pistons pita pitch pitched pitcher pitchers pitches pitching pits pivotal pizarra pizotes pizza placa placas place
  placed places placing plague plagued plain plains plan plana planas plancha plancton plane planea planeado planean
  planear planee planeo planes planet planets planned planners planning plano planos plans plant planta plantas
  planted planting plants plaque plastic plastico plata platano platanos plate plateada plateau plateros plates
  platform platinum plato platos play playa playas played player players playing playoff playoffs playon plays plaza
  plazas plea pleaded pleamar pleas pleasant please pleased pleasure pledge pledged pledges pledging plegable pleito
  plena plenty plight plot plots plotting plug pluma plumas plunge plunged plunging plus pobres poca pocas pocket
  pockets poco pocos poda podemos poder podia podiamos podium podrido poem poems poet poetry poets point pointed
  pointing points poised poison poker polainas polar pole poles police policia policias policies policy polillas polio
  polish politics poliza polizas poll polled polleras polling pollo pollos polls polo polvo pomelo pomelos ponchos
  pond pondria pone ponemos ponen poner ponerse pones ponga pongas pongo poniendo poniente ponis ponte ponton pool
  pools poor poorly popa pope popular populist populous poquito porche pork porque port portable portal portales
  portarse porter portero portion portions porton portrait portray ports posa posada posadas posan posarse pose posed
  poses posible posibles posing position positive possess possible possibly post postal poste posted poster posters
  postes postigos posting postpone postre posts postwar potato potatoes potent potrero potreros potter pottery poultry
  pound pounds pour poured pouring poverty powder power powered powerful powers poza pozas pozo pozos practica
  practice prado prairie praise praised praising pray prayer prayers praying preceded precio precios preciosa precioso
  precious precise predict predicts prefer prefers prefiera prefiere prefiero pregnant pregunta pregunte pregunto
  premier premiere premio premise premises premium premiums prende prenden preocupa prepara preparan prepare prepared
  prepares presa presence present presents preserve presided presion presos press pressed pressing pressure presta
  prestan prestige presumed pretty prevail prevent prevents preview previous previsto prey price priced prices pricing
  pride priest priests prima primary primates prime primer primera primeras primero primeros primo primos prince
  princess print printed printing prints prior priority prisa prision prison prisoner prisons privacy privada privadas
  privado privados private prize prizes proa probable probably probado probar probe problem problema problems probo
  proceed proceeds process produce produced producer produces product products profile profit profits profound
  profundo program programa programs progress prohibit prohm project projects prolific promesa prometa promete
  prometen prometer promise promised promises promote promoted promoter promotes prompt prompted promptly prone pronto
  proof prop proper properly property prophet propia propias propina propinas propio propios proposal propose proposed
  proposes prospect prostate protect protects protege protein proteins protesis protest protests protocol proud prove
  proved proven proves provide provided provider provides province proving provoked proxima proyecto prueba prueban
  pruebas public publica publicas publicly publico publicos publish puck pude pudo pueblo pueblos pueda puedan puedas
  puede pueden puedes puedo puente puentes puerta puertas puerto puertos puesta puestas puesto puestos pulgar pull
  pulled pulling pullout pulls pulmon pulmones pulp pulpa pulpo pulsera puma pump pumped pumping pumps punado punch
  punish punished punitive punk punta puntas punto puntos puntual pupils pura puras purchase pure purely puro purple
  purpose purposes purse pursue pursued pursuing pursuit push pushed pushing pusieron puso puts putt putting puzzle
  pyramid quake qualify quality quantity quantum quarter quarters quartet quebrada quebrado quechua queda quedaba
  quedaban quedado quedamos quedan quedar quedaron quedarse quedarte quedas quedate quede quedo queen queens queja
  quejan quejas quell quema quemadas queman quemaron quemas quemo queremos querer queria querido queseria queso quest
  question quetzal quick quicker quickly quien quienes quiera quieran quieras quiere quieren quieres quiero quiet
  quieta quietas quietly quieto quietos quince quinta quinto quinua quiso quit quita quitan quitar quitaron quitarte
  quite quito quiza quota quotas quote quoted quotes quoting rabbi rabbit rabia race raced races racial racing racism
  racist radar radical radicals radio rafagas rafting rage raging raices raid raided raiders raids rail railroad
  railway railways rain rainbow rainfall rains rainy raise raised raises raising raiz raja rallied rallies rally
  rallying rama ramas ramitas rampa rampant rampas rams rana ranas ranch rancho ranchos rand random randy range ranged
  ranger rangers ranges ranging rank ranked ranking rankings ranks ransom rapaces rape raped rapid rapida rapidas
  rapidly rapido rapidos rapids rapper rara raras rare rarely raro raros rasguno rastrojo ratas rate rated rates
  rather ratified rating ratings ratio rational rato ratos rats ravaged ravens raya rayada rayas rayeria rayo rays
  raza razon razones rbis reabrio reach reached reaches reaching react reacted reaction reactor reactors read reader
  readers readily reading readings reads ready real reales reality realize realized realizes really realm rear reason
  reasons reassure rebel rebels rebound rebounds rebuild recall recalled recalls recasts receipts receive received
  receiver receives recent recently recess rechazan recibe reciben recibes recibir recibo recien reciente recipe
  recipes reckless recoge recogen recoger record recorded records recorre recorren recorrer recorres recount recover
  recovery recruit recruits recta recto recuerda redes redonda redondas redondo redondos reds reduce reduced reduces
  reducing reed reef reeves refer referee referred refers refined refinery refining reflect reflects reform reformed
  reforms refrain refresca refuge refugee refugees refugio refugios refusal refuse refused refuses refusing regain
  regained regalo regalos regard regarded regards regatea regime regiment region regional regiones regions register
  registro regla reglas regresa regresar regreso regret regrets regular regulate rehizo reign reigning rein reina
  reino reject rejected rejects relate related relating relation relative relax relaxed relay release released
  releases relevant reliable reliance relics relied relief relies relieve relieved reliever relieves religion relleno
  reloj rely relying rema remain remained remains remake reman remando remanso remar remark remarks remedio remedy
  remember remera remero remind reminded reminder remnants remo remonta remork remorks remos remote removal remove
  removed removing renamed rendered rendija renew renewal renewed renglon renowned rent rental rented reopen reopened
  repair repaired repairs repara reparte reparten repay repeal repeat repeated repetir repisa repisas repite replace
  replaced replaces replay replied reply repollo report reported reporter reports represa represas republic repuesto
  request requests require required requires resaca resbala resbalan rescate rescue rescued rescuers research resemble
  resenas reserva reservan reservar reservas reserve reserved reserves reservo resfrio resident resides residing
  resign resigned resist resisted resolve resolved resoplan resort resorts resource respaldo respect respects respeto
  respira respirar respond responde response rest restart resting restive resto restore restored restos restrict
  resuelto result resulta resulted results resume resumed resumes resuming retail retailer retain retained retains
  retenes retiene retira retiran retire retired retirees retiring retraso retrato retreat return returned returns
  reunion reunited reveal revealed reveals revenge revento revenue revenues revered reversal reverse reversed reves
  revienta review reviewed reviews revisa revisan revised revision revival revive revived revolt revuelto revuelve
  reward rewarded rewards reyes rezar rezo rhetoric rhythm ribbon ribera rica rice rich rick ricos ride rider riders
  rides ridge riding riega riego rieles rieron riesgo rifle rifles rift rige right rights rigida rigidas rigorous
  rincon rinde ring ringgit rings rios riot rioting riots ripio ripped risa rise risen rises rising risk risks risky
  ritmo ritos ritual rival rivalry rivals river rivers road roads roadside roban robbed robbery robin roble robledal
  robles robos robot robust robusta roca rocas rocio rock rocked rocket rockets rockies rocks rocky rocoto rodea
  rodean rodeando rodear rodilla rodillas rogue roja rojas rojizo rojo rojos role roles rolex roll rolled roller
  rolling rollitos rolls roman romance romans romantic rompe rompen ronda rondon ronsocos roof rookie room rooms root
  rooted roots ropa rope ropero rosa rosada rosadas rosado rosas rose roses roster rostro rostros rota rotas rotating
  rotation roti roto rotos rouge rough roughly round rounded rounds roundup route routed routes routine rove rover
  rovers rows royal royals rozan rubber rubble ruby rudd rueda ruedas rugby rugged rugido ruido ruidosa ruidosas
  ruidoso ruidosos ruin ruina ruinas ruined ruins rule ruled ruler rulers rules ruling rulings rumbo rumors runaway
  runner runners running runoff runs runway rupees rupiah rupias rural rush rushed rushing ruta rutas ruth rutina
  sabado sabados sabana sabanas sabe sabemos saben saber saberlo sabes sabia sabiamos sable sabor sabotage sabras saca
  sacamos sacan sacar sacaron sack sacked sacks saco sacos sacred sacude sacuden safari safaris safe safely safety
  saga sagrado said sail sailed sailing sailor sailors saint saints sake sala salad salada saladero salado salar
  salaries salary salas sale salen sales salesman salga salgan salgas salia salida salidas salido saliendo salieron
  salimos salinas salio salir salirse sally salmon salobre salon salpica salsa salsas salt salta saltado saltan saltar
  saltarte salto saltos salud saluda salvage salvaje salvajes salvo sambaza samburu sambusas same sampan sample
  samples sampling sand sanders sands sandwich sandy sang sangre santo santos saques sargazo sarong sarten sastre
  satisfy sauce sauna savage save saved saves saving savings savvy saying says scale scaled scales scan scandal
  scandals scarce scare scared scary scenario scene scenes scenic schedule scheme schemes scholar scholars school
  schools science sciences scope score scored scorer scorers scores scoring scout scouting scouts scrap scrapped
  scratch screen screened screens script scrutiny sculptor seafood seal sealed seals sean search searched searches
  sears seas seaside season seasonal seasons seat seated seating seats seca secado secador secan secar secaron secarse
  secas seco second seconds secos secrecy secret secretly secrets sect section sections sector sectors secular secure
  secured securing security seda sedan sede seed seeded seeds seeing seek seekers seeking seeks seem seemed seems sees
  segment segments seguian seguidas seguidos seguimos seguir segun segunda segundo segundos segura seguras seguro
  seguros seis seize seized seizing seizure seldom select selected self sell sella selladas sellan seller sellers
  selling sello sellos sells selva selvas semana semanas sembrada sembrado sembrar sembro semi semilla semillas
  seminar seminary senal senala senales senas senate senator senators sencilla sencillo send senda sendero senderos
  sending sends senecios senior seniors senor senora senoras senores sense sensors sent sentada sentado sentados
  sentamos sentarse sentarte sentence senti sentido sentidos sentir sepa separa separate sepas septimo seque sequel
  sequence sequia sergeant seria serial serian series serio serious servant servants serve served server servers
  serves service services servicio serving servir sesenta sesion session sessions setback setenta seto sets setting
  settings settle settled settler settlers settling seven seventh several severe severed severely sewage sexo sexto
  sexual sexually sexy shack shacks shade shadow shadows shaft shake shaken shaking shaky shallow shame shan shanghai shanshos
  shape shaped shapes share shared shares sharing shark sharks sharp sharply shed sheep sheer sheet sheets sheik
  sheikh shelf shell shelling shells shelter shelters shelves shepherd sheriff shield shields shift shifted shifting
  shifts shin shine ship shipment shipped shipping ships shirt shirts shock shocked shocking shoe shoes shook shoot
  shooter shooting shootout shoots shop shoppers shopping shops shore shores short shortage shortly shorts shot shots
  shoulder shouted shouting show showcase showdown showed shower showers showing shows shrimp shrine shrink shut
  shutdown shutout shuttle shuttles siblings sick side sided sideline sides sido siege siembra siembran siembras
  siemens siempre siendo sienta sientan sientas sientate siente sienten sientes siento sierra siesta siete siga sigan
  sigas sight sights siglo siglos sign signal signaled signals signed signing signs sigue siguen sigues siguio silba
  silban silbato silbido silence silencio silent silicon silk silla sillar sillas sillin silly silueta silva silver
  similar simio simios simple simples simply sincere sing singer singers singing single singled singles sings sink
  sinking sino sirena sirve sirven sismos sister sisters sitcom site sites sitio sitios sits sitting situated sixteen
  sixth sixty size sized sizes skate skating sketch skies skiing skill skilled skills skin skip skipper skull slain
  slalom slam slammed slap slash slashed slate slated slave slavery slaves slaying sleep sleeping slice sliced slick
  slide sliding slight slightly slim slip slipped slipping slogan slogans slope slopes slot slow slowdown slowed
  slower slowing slowly sluggish slump slumped small smaller smart smashed smell smile smiled smiling smith smoke
  smokers smoking smooth smoothly smuggled snail snake snap snapped sniper snorkel snow soap soared soaring sobra
  sobran sobre sobrino soccer social socially sociedad society soda sodas sodium soft softball software soil sola
  solar solares solas sold soldados soldier soldiers sole solely soles solid solo solos soltar soltaron solution solve
  solved solving sombra sombrero some somebody someday somehow someone somerset sometime somewhat somos sonaba song
  songket songs sonido sonrisa sons soon sooner sopa sopas sopla soplido soplo soportas soporte sore sorgo sorry sort
  sortea sorts sostiene sotano sought soul souls sound sounded sounding sounds soup sour source sources south southern
  soviet soya space spaces span spare spared spark sparked sparking sparks spate spawned speak speaker speakers
  speaking speaks spears special species specific specify specter spectrum speech speeches speed speeding speeds
  speedway speedy spell spelled spelling spend spending spends spent sphere spider spies spike spill spilled spin
  spinner spinning spiral spirit spirits spite split spoke spoken sponsor sponsors sporadic sport sporting sports spot
  spots spotted spray spread spree spring springs sprint spur spurred spurs spying squad squadron squads square
  squeeze stabbed stable stack stadium stadiums staff staffers stage staged stages staging stairs stake stakes stalled
  stamp stamps stance stand standard standing standoff stands staple staples star stark starred starring stars start
  started starter starters starting starts state stated states stating station stations statue statues status statute
  staunch stay stayed staying stays steadily steady steal stealing steam steel steep steer steering stem stemming
  stems step stepped stepping steps sterling stern steroids stick sticking sticks stiff still stimulus sting stint
  stir stirring stock stocks stoke stole stomach stone stones stop stopped stopping stops storage store stored stores
  stories storm stormed storms story straight strain strained strains strait straits stranded strange stranger
  strapped strategy straw streak stream streams street streets strength stress stressed stretch stricken strict
  strictly strife strike striker strikers strikes striking string strings strip stripes stripped strips stroke strokes
  strong strongly struck struggle stuck student students studied studies studio studios study studying stuff stuffed
  stunned stunning stupid style styles suajili suave suaves suba subak subas subasta subdued sube suben subes subia
  subida subidas subido subiendo subieron subimos subio subir subirse subject subjects submit subsidy subtle suburb
  suburban suburbs subway succeed success such sudden suddenly sudeste sued suegra suela sueldos suele suelen suelo
  suelta sueltan sueltas suelto sueltos suena suenan sueno suero suerte sueter suffer suffered suffers sufra sufre
  sufren sufrido sugar suggest suggests suicide suimanga suit suitable suite suited suits sultan suma sumamos suman
  sumas summary summer summers summit summoned sumo sums sunk sunny suns sunset sunshine super superb superior
  supplied supplier supplies supply support supports suppose supposed supreme surco surcos sure surely sureste surf
  surface surfaced surfaces surfea surfear surge surged surgeon surgeons surgery surgical surging surname suroeste
  surplus surprise surrey survey surveyed surveys survival survive survived survivor suspect suspects suspend suspende
  sustain suya suyas suyo suyos swan swap swat sway sweat sweep sweeping sweet swept swift swiftly swim swimmer
  swimming swine swing swinging switch switched sword sworn symbol symbolic symbols sympathy symphony symptoms
  syndrome system systems tabaco tabla tablas table tables tableta tabloid tablon tackle tackles tackling tacos tactic
  tactical tactics tail tainted take taken takeover takes taking tala tale talent talented talents tales talk talked
  talking talks tall talla tallada talladas tallado tallados tallas taller talleres tallo tally tamano tamanos tambien
  tambor tambores tampoco tanda tang tank tanker tanks tanque tanques tanta tantas tanto tantos tanzania tapa tapada
  tapadas tapado tapar taparlo taparon tape taped tapes tapia tapo tapones tapped tarabita tarda tardan tardar tarde
  tardes tardia tardio tardios tarea target targeted targets tarifa tarifas tariff tariffs tarima tarimas tarjeta
  tarjetas tasa task tasks taste tastes taxation taxes taxi taxis taxpayer taza tazas tazon teach teacher teachers
  teaches teaching team teamed teammate teams tear tears teaspoon teatro teca tech techado techo techos teen teenage
  teenager teens teeth teja tejado tejas teje tejedora tejen tejer tejido tejidos tela telar telares telas telecom
  telefono telegram tell telling tells tema teme temen templada templado temple temples templo templos temporal
  temprana temprano tenants tend tended tendency tender tendida tendras tendrian tends tenemos tener tenga tengas
  tengger tengo tenia teniamos tenian tenido tennis tenor tens tense tension tensions tent tenth tents tenure tercer
  tercera tercero tercio tercios term termales termas termed termica termina terminal terminan terminar terminas
  termino terminos terminus termo terms terrain terraza terrazas terrazo terreno terrible terrific terror terry test
  tested testify testing tests tetera text textile textiles texto texts thai thailand thank thanked thanks theater
  theaters theatre theft theme themes then theology theorem theories theory therapy there thereby thermal thesis thick
  thieves thigh thin thing things think thinking thinks third thirds thirteen thirty thorough though thought thoughts
  thousand threat threaten threats three thrilled thriller thriving throat throne through throw throwing thrown throws
  thrust thumb thunder thus tibia tibias tibio tibios tiburon ticket tickets tide tied tiempo tiempos tienda tiendas
  tienden tiene tienen tienes tier tierna tiernas tierra tierras ties tifoidea tifon tifones tiger tigers tight
  tighten tightly tigre tigres tijeras tilapia till timber timbre time timed timeline timely times timidos timing
  timothy tina tinajas tinen tinte tiny tipica tipo tipos tipped tips tira tiran tirando tire tired tires tiron tissue
  titanic titans titeres titi tities title titled titles tiza toalla toallas tobacco tobillo tobillos tobogan toca
  tocaba tocan tocar tocaron toco toda todas todavia today todd todo todos tofu together toilet toldo tolerate toll
  toma tomada tomalo tomamos toman tomando tomar tomarlo tomaron tomas tomate tomato tomatoes tomb tome tomes tomo
  tomorrow tone tongue tonight tonnes tons tool tools topic topics topped topping topple toppled tops toque toques
  toraja torch tore tormenta torn tornado torno toro toronja toronjas toros torpedo torre torres tortilla tortuga
  tortugas torture tortured tose tosen toses toss tossed tostado tostar total totaled totaling totally totals totora
  touch touched touches touching tough tour toured touring tourism tourist tourists tours touted tower towers town
  towns township toxic toys trabaja trabajan trabajar trabaje trabajo trace traced traces track tracked tracking
  tracks tractor trade traded trader traders trades trading trae traemos traen traer traes traffic trafico tragedy
  tragic trago tragos traian traida traidas traigas trail trailed trailer trailing trails train trained trainer
  training trains traje trajeron trajes trajiste trajo tramo tramos trampa transfer transit transito tranvia trap
  trapped tras trash traslado trata tratado tratan trauma travel traveled travels traves travesia trayecto trazado
  treason treasure treasury treat treated treaties treating treaty trece tree trees tregua treinta trek tren trend
  trends trenes trepa trepada trepando trepar tres trial trials triangle tribal tribe tribes tribunal tribune tribute
  triciclo trick tricks tried tries trigger trillion trillo trilogy trim trimmed trinity trio trip triple tripodes
  tripoli trips triste triumph trocha trogones tronco troncos trono troop troops tropa tropas trophy tropical tropico
  trouble troubled troubles troy trozos truce trucha truchas truck trucks truco true truenos truly trump trunk trust
  trusted trustee trustees truth trying tsetse tsunami tube tuberias tubes tubo tubos tucan tucanes tucker tuesta
  tuestan tuestas tueste tuition tuks tular tumba tumbarse tumbas tumbled tumor tuna tune tunel tuneles tunes tung
  tunnel tunnels turaco turacos turba turbia turf turismo turista turistas turkey turmoil turn turnan turned turner
  turning turno turnos turnout turnover turns turquesa tuve tuviera tuvieron tuvimos tuvo tuya tuyo tuyos twelve
  twenty twice twin twins twist twisted twitter tycoon tying type types typhoon typical ugali uganda ugly ulster
  ultima ultimas ultimate ultimo ultimos ultra umbrella umpire umpires unable unarmed unas unaware unbeaten uncle
  unclear uncommon undated under undergo underway unen unfair unfairly unhappy unica unico unicos unidas unidos
  unified uniform uniforms union unions unique unit unite united units unity universe unknown unlike unlikely unnamed
  unos unpaid unrest unstable unusual unveiled upbeat upcoming update updated updates upgrade upgraded upper uprising
  upscale upset upside upward urak uranium urban urge urged urgency urgent urges urging uros usada usadas usados usage
  usamos usan usar usarlo usas used useful user users uses using ustedes usual usually utility utujil vaca vacant
  vacas vacation vaccine vaccines vacia vacian vaciando vaciar vacias vacio vacios vacuna vacunas vacuum vadea vadean
  vado vados vagon vague vainitas vale valen valga valid valio valle valles valley valor valuable value valued values
  valve vamos vampire vanguard vanished vapor vaqueros vara varanos variable variant variants varias varied varies
  variety varios various vary varying vasijas vaso vast vault vaya vayan vayas vean veas veces vecina vecinas vecino
  vecinos vector veda veganos vehicle vehicles vehiculo veia veinte vela velas velocity vemos vence vencejos venda
  vende vendedor vendemos venden vender vendia vendian vendido vendio vendo vendors vendria veneno venga vengan vengas
  venia venian venir venta ventana ventanas ventoso ventosos venture ventures venue venues veranda verano veras verbal
  verdad verde verdes verdict verdura verduras vereda veredas verge verify verla verlo verlos verse version versions
  vertical vertigo very vessel vessels vete veteran veterans veto viable viaja viajan viajar viajas viaje viajero
  viajeros viajes vibrant vice vicinity vicious victim victims victor victory vicunas vida vidas video videos vidrio
  vieja viejas viejo viejos viene vienen vienes viento vientre viernes vieron vietnam view viewed viewer viewers
  viewing views viga vigente vigila vigilado vigilan vigilar vigorous villa village villages villas vimos vinagre
  viniendo vinieron viniste vino vintage vinyl violaceo violate violated violence violent violeta violin virgin
  virtual virtue virus viruses visa visas visible vision visit visita visitado visitan visitar visitas visited
  visiting visitor visitors visits vispera vista vistas viste vistete visto visual vital vitamin viva vivas vive viven
  vivero vivia vivian vivieron vivio vivir vivo vivos vocal vocalist vocals voces voice voiced voices void volador
  voladora volamos volando volante volar volatile volcan volcanes volcanic volcano volley voltea voltios volume
  volumes volver volvio volviste vomito vote voted voter voters votes voting voto vowed vowing vows voyage vuela
  vuelan vuelas vuele vueles vuelo vuelos vuelta vueltas vuelto vuelvas vuelve vuelven vuelves wade wage waged wages
  waging wagon wait waited waiting wake wales walk walked walker walking walks wall walls want wanted wanting wants
  ward warfare warheads warlord warlords warm warming warn warned warner warning warnings warns warrant warrants
  warren warring warrior warriors wars warships wartime wary wash washed washing waste wasted watch watchdog watched
  watches watching water waters watts wave waved waves waving ways weak weaken weakened weakness wealth wealthy weapon
  weapons wear wearing wears weary weather weaver weber website websites wedding week weekend weekends weekly weeks
  weigh weighed weighing weighs weight weighted weird welch welcome welcomed welcomes weld welfare well wells welsh
  west western whale whales whaling whatever wheat wheel wheels wherever while whip whistle white whites whole wholly
  wicket wickets wide widely widened widening widow width wife wifi wild wildlife wildly will willing wind winding
  window windows winds wine wines wing winger wings winner winners winning wins winter wipe wiped wire wired wireless
  wires wisdom wise wish wished wishes witch withdraw within witness wives wizards woes woks wolf woman wonder
  wondered wonders wood wooden woodland woods woody wool word words work worked worker workers working works workshop
  world worlds worn worried worries worry worrying worse worsened worship worst worth worthy wound wounded wounding
  wounds wrap wrapped wreck wreckage wrestler wright wrist write writer writers writes writing writings written wrong
  xocomil yacht yahoo yang yapa yard yards yate yates yeah year yearly years yellow yield yielded yields young younger
  youth youths yuan yuca zacate zaire zancudos zapato zapatos zero zigzag zinc zona zonas zone zones zorro zorros
`

/** Who writes one of these means it, and no name that is nearly it: bugs are no bogs, and monks no monkeys. */
export const commonWords: readonly string[] = WORDS.trim().split(/\s+/)
