import { group } from './entry'

/** Symbols, slogans, leaders and slurs of hatred. */
const SYMBOLS = group(
  { class: 'hate' },
  `
nazi, nazis, nazism, neo nazi, neonazi, nazi*, hitler, adolf hitler, hitler*, führer, mein fuhrer, der
  fuhrer, himmler, heinrich himmler, goebbels, joseph goebbels, göring, hermann goering, eichmann, adolf
  eichmann, josef mengele, mengele, rudolf hess, reinhard heydrich, heydrich, anders breivik, breivik,
  mussolini, benito mussolini, joseph stalin, stalin, pol pot, bin laden, osama bin laden, saddam hussein,
  idi amin, ceausescu, slobodan milosevic, radovan karadzic, mein kampf, third reich, 3rd reich, drittes
  reich, ss uniform, ss runes, ss bolts, schutzstaffel, waffen ss, gestapo, wehrmacht, hitlerjugend, hitler
  youth, sieg heil, siegheil, heil, heil hitler, 1488, 14 words, fourteen words, blood and soil, blut und
  boden, meine ehre heisst, totenkopf ss, sonnenrad, schwarze sonne, black sun rune, wolfsangel,
  reichskriegsflagge, reichsadler, iron eagle swastika, swastika, swastikas, swastica, hakenkreuz*, croix
  gammée, croix gammee, esvástica, svastica, swastyka, swastyki
holocaust, auschwitz, gas chamber, gas chambers, gaskammer*, chambre à gaz, cámara de gas, camera a gas,
  komora gazowa, concentration camp, konzentrationslager, final solution, genocid*, völkermord, ethnic
  cleansing, white power, white pride, white supremac*, white genocide, great replacement, aryan race, aryan
  brotherhood, master race, race war, racial purity, ku klux klan, kkk, klansman, klansmen, klan hood, klan
  robe, burning cross, confederate flag, rebel flag confederate, apartheid flag, blackface, black face
  minstrel, minstrel show, sambo, golliwog, golliwogg, zwarte piet, isis flag, isis fighter, isis soldier,
  islamic state flag, daesh, al qaeda, al-qaeda, taliban, boko haram, hamas flag, hezbollah, hizbollah, ira
  bomb, combat 18, national front logo, english defence league, proud boys, patriot front, golden dawn logo,
  casapound, forza nuova, falange española, ustasha, ustaše, arrow cross, rising sun nazi, happy merchant,
  jewish conspiracy, zog, jewish nose, greedy jew, antisemit*, anti semit*, fascis*, faschis*, fascio
  littorio, faszyst*, faszyzm, incel rebellion, great terror attack, 9/11 attack, 9 11 attack, twin towers
  plane, columbine, sandy hook, manson family, charles manson, ted bundy, jeffrey dahmer, dahmer, white
  nationalis*, supremacist, supremacists, racist, racism is good, homophobic, transphobic, islamophobic,
  misogynist
nigger, niggers, nigga, niggas, faggot, faggots, fag, fags, kike, kikes, spic, spics, wetback, wetbacks,
  chink, chinks, gooks, paki, pakis, raghead, towelhead, towel head, sand nigger, coon caricature, jigaboo,
  pickaninny, tranny, trannies, shemale, retard, retarded, spastic, mongoloid, gypo, pikey, pikeys, cripple
  joke, neger, kanake, kanaken, judensau, saujude, schwuchtel, zigeunerpack, untermensch*, ausländer raus,
  nègre, bougnoule, youpin, sale juif, sale arabe, sale noir, pédé, tapette, negrata, sudaca, maricón,
  maricon, moro de mierda, judío de mierda, negro di merda, sporco ebreo, sporco negro, frocio, ricchione,
  terrone, czarnuch, żydek, jude raus, juden raus, żydzi do gazu, jude verrecke, muerte a, morte agli, mort
  aux, śmierć żydom, tod den, tod allen
`,
)
export const HATE = SYMBOLS

/** Words that a rule puts together: 'exterminate all …'. */
export const KILLING = `
kill, killing, kills, murder, murdering, exterminate, exterminating, gas, hang, hanging, lynch, lynching,
shoot, burn, behead, slaughter, annihilate, eradicate, execute, deport, stab, hate, i hate, death to,
vergase, vergasen, töte, tötet, töten, tuer, tuez, mata, matar, maten, uccidere, uccidi, ammazza, zabić,
zabij, zabijać
`
export const PEOPLES = `
people, everyone, everybody, jew, jews, muslim, muslims, christians, hindus, sikhs, catholics, blacks,
black people, whites, white people, asians, arabs, africans, gays, gay people, lesbians, trans people,
transgender people, immigrants, migrants, refugees, foreigners, women, men, children, humans, gypsies,
roma people, mexicans, indians, poles, juden, muslime, ausländer, flüchtlinge, schwarze, frauen, schwule,
menschen, juifs, musulmans, arabes, noirs, femmes, homosexuels, gens, judíos, musulmanes, negros, mujeres,
inmigrantes, gays, gente, ebrei, musulmani, neri, donne, immigrati, żydów, muzułmanów, ludzi, czarnych,
kobiety, gejów, uchodźców
`
/** May stand between the two; folded. */
export const BETWEEN = new Set(
  `
aii, the, these, those, every, of, aiie, die, den, aiies, tous, ies, toutes, todos, ios, todas, ias, a,
tutti, gii, tutte, ie, i, wszystkich, wszystkie, fiithy, dirty, stupid
`
    .trim()
    .split(/,\s*/),
)
