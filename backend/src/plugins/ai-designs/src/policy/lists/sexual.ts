import { group } from './entry'

/** Sex and nudity, in English, German, French, Spanish, Italian and Polish. */
const SEXUAL = group(
  { class: 'sexual' },
  `
porn*, p0rn*, nsfw, xxx, hentai, ecchi, rule 34, rule34, onlyfans, only fans model, pornhub, playmate
  centerfold, camgirl, cam girl, !r18, x-rated, x rated, adults only scene
nude, nudes, nudity, nudist*, naked, nakedness, stark naked, in the nude, topless, bottomless woman,
  undressed, unclothed, without clothes, without any clothes, no clothes on, wearing nothing, wearing no
  clothes, with nothing on, bare breasted, bare breasts, bare chested woman, bare bottom, bare bum, bare
  butt, birthday suit, in the buff, full frontal, see through clothes, see-through dress, seethrough, skinny
  dipping, wardrobe malfunction, nip slip, upskirt, up skirt, downblouse, sideboob, side boob, underboob,
  cameltoe, camel toe
penis, penises, phallus, phallic, erect penis, erection, boner, vagina*, vulva, labia, clitoris, genital*,
  genitalia, scrotum, testicles, ballsack, private parts, !cock and balls, pubic, pubes, anus, butthole,
  asshole, nipple, nipples, areola, breasts, big breasts, huge breasts, cleavage shot, boob, boobs, boobies,
  titties, big tits, tits, busty, milf, buttocks, big booty, fat ass, nice ass, big ass
sex, sexual, sexually, sexual act, having sex, sex scene, sex toy, sex position, kama sutra, kamasutra,
  intercourse, penetrat* woman, blowjob, blow job, handjob, hand job, footjob, deepthroat, deep throat,
  fellatio, cunnilingus, oral sex, anal, anal sex, orgasm*, ahegao, cumshot, cum shot, creampie girl,
  ejaculat*, masturbat*, fingering herself, touching herself, dildo, vibrator, butt plug, buttplug,
  fleshlight, strap on, strapon, threesome, gangbang, orgy, orgies, incest, bestiality, zoophil*, voyeur*,
  fetish*, bdsm, bondage, dominatrix, spanking, submissive slave girl, hogtied, gimp suit, prostitute*,
  hooker, stripper, striptease, strip tease, pole dancer, lap dance, brothel, erotic*, erotica, futanari,
  yaoi, yuri hentai, tentacle porn, furry porn, yiff, making love, horny, slutty, slut, whore, bukkake,
  rape, raping, rapist, molest*, doggy style, doggystyle, sixty nine position, missionary position
nackt*, nackte, nackter, splitternackt, oben ohne, unbekleidet*, entblosst*, busen, brüste, nippel, titten,
  möpse, penisse, schwanz lutschen, muschi, fotze, arschloch, vagina nackt, sexuell*, sexstellung,
  geschlechtsverkehr, geschlechtsteil*, ficken, fickt, ficke, gefickt, porno*, erotik, erotisch*, nutte,
  hure, stripperin, selbstbefriedigung, vergewaltig*, sexspielzeug, aktfoto, aktmodell, freizügig*,
  intimbereich, schamlippen, bumsen
nu intégral, toute nue, tout nu, femme nue, nue sur, nue dans, nue devant, homme nu, femmes nues, fille nue,
  filles nues, nues, dénudé*, déshabillé*, seins nus, seins, gros seins, poitrine nue, torse nu femme,
  mamelon, mamelons, chatte poilue, foufoune, couilles, baiser une femme, sexe, sexuel*, sexuelle, rapport
  sexuel, fellation, érotique*, prostituée, pute, putain, salope, partouze, violer, violée, masturbation,
  cul nu, fesses nues, pornographi*, à poil femme, enculer, orgasme
desnuda, desnudo, desnudas, desnudos, desnudez, en pelotas, sin ropa, tetas, pezones, pezón, senos desnudos,
  culo desnudo, polla, coño, verga erecta, pene, vagina desnuda, sexo, sexual explícito, acto sexual,
  follando, follar, follada, erótica, erótico, prostituta, puta, putas, masturbándose, mamada, orgía,
  orgasmo, violación sexual, violada, porno, en cueros, chica sin bragas
nuda, nudo integrale, donna nuda, donne nude, uomo nudo, ragazza nuda, ragazze nude, senza vestiti, tette,
  capezzoli, seno nudo, culo nudo, cazzo, figa, fica, pene, sesso, sessuale, atto sessuale, scopare,
  scopata, pompino, erotica, erotico, prostituta, puttana, masturb*, orgia, stupro, stuprare, pornografic*,
  in topless, svestita
naga kobieta, naga dziewczyna, nagą kobietę, nagiej kobiety, nagie kobiety, nagi mężczyzna, nadzy ludzie,
  nagie, nagość, nagich, goła baba, goła kobieta, goły facet, gołe baby, rozebrana, rozebrany, bez ubrania,
  bez ubrań, cycki, cycata, piersi nagie, nagie piersi, sutki, kutas, chuj, cipa, cipka, pizda, dupa, dupy,
  seks, seksualn*, ruchanie, ruchać, pierdol*, erotyczn*, erotyka, prostytutka, kurwa, dziwka, gwałt,
  gwałci*, masturbacja, orgia, orgazm, porno, pornograficzn*, striptizerka
`,
)

/** Refused about people, harmless about cars and cats. */
const SUGGESTIVE = group(
  { class: 'sexual', strength: 'suggestive' },
  `
sexy, seductive, seductively, sensual, sultry pose, provocative pose, provocative, alluring pose, lewd,
  kinky, undressing, taking off her clothes, taking off his clothes, stripping, spread legs, legs spread,
  legs apart, on all fours, bent over, hourglass curves, voluptuous, curvy body, bedroom eyes, arousing,
  aroused, steamy shower, wet t-shirt, wet shirt, tight latex, latex catsuit, pin up pose naked, hot babe,
  hot body, thirst trap, lolita dress, oiled body, sinnlich*, lasziv*, verführerisch*, aufreizend*,
  ausziehen, sexiga, sensuel*, séduisante, aguicheuse, sensuale, sensuales, seductora, provocativa,
  provocador, provocante, seducente, zmysłow*, seksown*, uwodziciel*, prowokując*
`,
)

/** An administrator looks at these; about children they are refused. */
const REVEALING = group(
  { class: 'sexual', strength: 'revealing' },
  `
lingerie, bikini, thong, g-string, underwear, panties, knickers, bra and panties, in a bra, garter belt,
  fishnets, swimsuit, swimwear, shirtless, bare chest, bare skin, half dressed, scantily clad, skimpy,
  negligee, nightie, miniskirt, mini skirt, short skirt, cleavage, in bed with, french kiss, making out,
  unterwäsche, dessous, tanga, reizwäsche, höschen, sous-vêtements, culotte, lencería, ropa interior,
  bragas, biancheria intima, mutandine, perizoma, bielizna, bielizny, majtki, stringi, bikinis
`,
)

export const SEXUAL_LISTS = [...SEXUAL, ...SUGGESTIVE, ...REVEALING]

/** Always refused, and kept. */
export const MINORS = group(
  { class: 'minors' },
  `
lolicon, loli, lolis, !lolita, shotacon, shota, pedophil*, paedophil*, pedo, paedo, pedobear, jailbait, jail
  bait, underage, under age girl, under age boy, child abuse, child porn*, csam, kiddie porn, kiddy porn, cp
  porn, child sex*, child molest*, teen porn, preteen model, minor attracted, map pride, child bride,
  groomer and child, child grooming, barely legal, !cunny, kinderporn*, kinderpornografie, kindesmissbrauch,
  pädophil*, pedofil*, pédophil*, pédopornograph*, pédoporno*, pornografía infantil, pornografia infantil,
  abuso infantil, pedopornograf*, pornografia dziecięca, molestowanie dzieci, minderjährig* nackt*
`,
)
