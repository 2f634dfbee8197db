import { group } from './entry'

/** Gore, and harm to people. */
const GORE = group(
  { class: 'gore' },
  `
gore, gory, guro, snuff film, snuff movie, behead*, decapitat*, dismember*, disembowel*, eviscerat*,
  mutilat*, torture, tortured, torturing, torture scene, entrails, innards, intestines, guts spilling,
  spilled guts, brains splattered, blown brains, severed head, severed heads, severed limb, severed limbs,
  severed hand, severed arm, severed finger, chopped off, cut off head, ripped apart body, bloodbath, blood
  bath, massacre, massacred, slaughtered people, slaughtering, corpse, corpses, dead body, dead bodies,
  mangled body, rotting body, rotting flesh, rotten corpse, exposed organs, exposed bones, flayed, skinned
  alive, burned alive, burning alive, burned body, impaled, gouged eyes, gouged out eyes, slit throat,
  slitting throat, throat slit, blood splatter, blood splattered, blood spatter, covered in blood, drenched
  in blood, dripping with blood, bloody body, bloody corpse, bloody face, bloody murder, bloody knife,
  bloody wound, open wound, gunshot wound, stab wound, stabbing, stabbed, murder scene, murdered, murdering,
  crime scene body, mass grave, execution video, public execution, man being executed, firing squad,
  lynching, lynched, cannibal*, autopsy photo, roadkill, animal cruelty, animal abuse, dead kitten, dead
  puppy, tortured animal, tortured cat, school shooting, mass shooting, school shooter, mass shooter,
  shooting up a school, terror attack, terrorist attack, suicide bomber, suicide bombing, car bomb, bomb
  making, pipe bomb, dead baby, dead child, dead children, aborted fetus, domestic violence, beating a
  woman, beating his wife, choking a woman, wife beater, gassed, war crime, war crimes
enthauptet*, enthauptung, geköpft*, zerstückelt*, verstümmel*, gefoltert*, folter, folterung, eingeweide,
  blutbad, massaker, leiche, leichen, blutverschmiert*, abgetrennt* kopf, abgetrennter kopf, abgehackt*,
  amoklauf, hinrichtung, ermordet*, aufgeschlitzt*, ausgeweidet*, verblutend*, tierquälerei, gemetzel
décapit*, démembr*, éventr*, mutilé*, mutilation, torturé*, cadavre, cadavres, tête coupée, tête tranchée,
  égorg*, bain de sang, tuerie, couvert de sang, couverte de sang, entrailles, boyaux, exécution sommaire,
  assassiné*, fusillade, éviscér*
decapitad*, decapitación, descuartiz*, desmembr*, mutilad*, torturad*, cadáver, cadáveres, cabeza cortada,
  degollad*, baño de sangre, masacre, cubierto de sangre, cubierta de sangre, destripad*, vísceras, tripas
  fuera, asesinad*, tiroteo escolar, ejecución
decapitat*, smembr*, mutilat*, torturat*, cadavere, cadaveri, testa mozzata, sgozzat*, bagno di sangue,
  massacro, coperto di sangue, coperta di sangue, sventrat*, budella, interiora, assassinat*, strage,
  sparatoria
ścięta głowa, ściętą głową, obcięta głowa, odcięta głowa, poćwiartowan*, rozczłonkowan*, okaleczon*,
  torturowan*, tortury, zwłoki, trup, trupy, zmasakrowan*, masakra, krwawa jatka, zakrwawion*, cały we krwi,
  wnętrzności, zamordowan*, zarżnięt*, egzekucja, poderżnięt*
`,
)

/** Self-harm. */
const SELF_HARM = group(
  { class: 'self_harm' },
  `
suicid*, commit suicide, kill myself, killing myself, kill yourself, kys, killing himself, killing herself,
  kill himself, kill herself, hang myself, hanging myself, hang yourself, hanging himself, hanging herself,
  hanged himself, hanged herself, noose around neck, noose around, self harm*, self-harm*, selfharm*, self
  injury, self mutilation, cutting myself, cutting herself, cutting himself, cutting my wrists, cutting her
  wrists, cut wrists, cutting wrists, slit wrists, slit my wrists, slitting wrists, slashed wrists, cut my
  arms, scars on wrists, razor blade wrist, razor on wrist, razor blades and wrists, overdosing, overdose on
  pills, pill overdose, i want to die, want to die, wanna die, end my life, end it all, jumping off a bridge
  to die, jump off a building to die, pro ana, proana, thinspo, thinspiration, starving myself, anorexi*
  goals, bulimi*, bonespo, better off dead
selbstmord*, suizid*, selbstverletz*, sich ritzen, sich umbringen, bringt sich um, mich umbringen, umbringen
  will, erhängt sich, erhängen, pulsadern, magersucht ziel, ich will sterben, sich die adern aufschneiden
se suicider, automutil*, se pendre, me pendre, se tuer, me tuer, s'ouvrir les veines, veines coupées,
  scarification, je veux mourir
suicidarse, autolesi*, ahorcarse, ahorcándose, matarme, matarse, cortarse las venas, venas cortadas, quiero
  morir
autolesion*, impiccarsi, impiccat*, uccidermi, uccidersi, tagliarsi le vene, vene tagliate, voglio morire,
  togliersi la vita
samobój*, samookalecz*, powiesić się, powiesił się, zabić się, zabiję się, podciąć żyły, podcięte żyły,
  pocięte ręce, chcę umrzeć, okaleczanie się
`,
)

/** Weapons and drugs are drawn; the administrator is told. */
const WEAPONS_AND_DRUGS = group(
  { class: 'weapons_drugs', strength: 'warn' },
  `
machine gun, assault rifle, ak47, ak-47, ar15, ar-15, kalashnikov, handgun, hand gun, shotgun, rifle, sniper
  rifle, sniper, pistol, revolver, uzi, glock, gun, guns, firearm, bullets, grenade, hand grenade, molotov,
  dynamite, time bomb, nuclear bomb, mushroom cloud, landmine, brass knuckles, switchblade, flick knife,
  butcher knife, machete, pointing a gun
cocaine, coke lines, heroin, crack pipe, meth, methamphetamine, crystal meth, lsd, acid tabs, mdma, ecstasy
  pill, ecstasy pills, ketamine, fentanyl, opium, syringe, bong, joint smoking, smoking a joint, spliff,
  blunt smoking, smoking weed, marijuana, cannabis, cannabis leaf, weed leaf, ganja, 420 blaze, magic
  mushrooms, psilocybin, drug dealer, drugs, snorting, stoned, vape, vaping, cigarette, cigarettes, cigar,
  smoking pipe, beer bong, drunk
maschinengewehr, sturmgewehr, gewehr, pistole, granate, kokain, drogen, hanfblatt, joint rauchen, fusil,
  mitrailleuse, pistolet, cocaïne, héroïne, drogue, drogues, feuille de cannabis, ametralladora, escopeta,
  pistola, granada de mano, cocaína, heroína, drogas, mitragliatrice, fucile, cocaina, eroina, droghe,
  karabin, pistolet, granat ręczny, kokaina, narkotyki, marihuana, heroina
`,
)

export const VIOLENCE = [...GORE, ...SELF_HARM, ...WEAPONS_AND_DRUGS]
