import { group } from './entry'

/** Comics, anime and games. */
export const COMICS = group(
  {
    class: 'brand',
    instead: 'a made-up comic hero in a cape',
    scene: 'a comic-book city skyline at night with halftone dots',
  },
  `
marvel comics, marvel avengers, avengers, marvel logo, marvel universe, mcu marvel, ?marvel = a team of
  made-up heroes | studios hero heroes superhero superheroes comic comics avengers movie film
spider man, spiderman, spider-man, peter parker, miles morales, spider gwen, spiderverse, venom symbiote,
  homme araignee, hombre arana, spinnenmann = a masked acrobat swinging between skyscrapers
?venom, ?thor, ?loki, ?hawkeye, ?wasp hero, ?storm xmen = a thunder god with a hammer | marvel avengers
  avenger comic superhero movie
iron man, ironman, tony stark, arc reactor, war machine marvel = an inventor in a red and gold suit of armour
captain america, steve rogers captain, winter soldier, captain marvel = a soldier with a round star shield
incredible hulk, hulk smash, the hulk, she hulk, ~hulk, red hulk = a giant green strong man | green smash
  marvel banner
black widow marvel, natasha romanoff, scarlet witch, wanda maximoff, doctor strange, dr strange, star lord,
  guardians of the galaxy, groot, baby groot, i am groot, rocket raccoon, gamora, thanos, infinity gauntlet,
  ant man marvel, wakanda, black panther marvel, wakanda forever, t'challa, moon knight, ghost rider,
  punisher skull, the punisher, daredevil marvel, fantastic four, silver surfer, galactus, doctor doom, nick
  fury, jarvis iron = a small tree creature with big eyes
wolverine marvel, wolverine claws, x men, x-men, xmen, magneto, professor xavier, deadpool, cyclops xmen,
  mystique xmen, hugh jackman wolverine, ~wolverine = a hero with steel claws | logan marvel claws mutant
  superhero
dc comics, justice league, batman, bat man, bruce wayne, gotham city, batmobile, bat signal, dark knight,
  !bat-man = a night hero in a dark cape above the city
superman, super man, man of steel, clark kent, supergirl, krypton*, lois lane = a flying hero in a blue suit
  and a red cape
wonder woman, wonderwoman, aquaman, green lantern, !the flash hero, flash barry allen, barry allen, shazam
  dc, cyborg dc, nightwing, robin and batman, batgirl, poison ivy dc, harley quinn, suicide squad, ?joker,
  heath ledger joker, the joker, joker batman, two face batman, bane batman, lex luthor, !catwoman,
  darkseid, peacemaker dc, teen titans, starfire titans, raven titans = a heroine with a golden lasso |
  batman gotham movie dc
watchmen rorschach, rorschach mask, hellboy, spawn comic, judge dredd, v for vendetta, guy fawkes mask, sin
  city, kick ass movie, the boys homelander, homelander, invincible omni, omni man, teenage mutant ninja
  turtles, ninja turtles, tmnt, michelangelo ninja, leonardo ninja, donatello ninja, raphael ninja turtle,
  power rangers, thundercats, he man, masters of the universe, skeletor, she-ra, transformers autobot,
  autobot*, decepticon*, popeye, betty boop, felix the cat, calvin and hobbes, dennis the menace, beano
  comic, desperate dan, archie comics = four turtles with masks in a sewer
pokemon, poke mon, pokémon, pokeball, poke ball, team rocket, ash ketchum, pokemon go, pokedex = a
  pocket-sized fantasy creature
pikachu, raichu, pichu pokemon = a yellow electric mouse with red cheeks
charizard, charmander, charmeleon = an orange fire-breathing dragon
bulbasaur, ivysaur, venusaur = a small green dinosaur with a plant on its back
squirtle, wartortle, blastoise = a blue baby turtle
eevee, jigglypuff, mewtwo, snorlax, gengar, psyduck, magikarp, gyarados, lucario, gardevoir, umbreon,
  espeon, sylveon, vaporeon, jolteon, flareon, leafeon, glaceon, greninja, rayquaza, dragonite, togepi,
  meowth, bidoof, mimikyu, ditto pokemon, arceus, lugia, ho-oh, articuno, zapdos, moltres, charjabug,
  arcanine, vulpix, ninetales pokemon, growlithe, cubone, haunter, alakazam pokemon, machamp, onix pokemon,
  sprigatito, fuecoco, quaxly, rowlet, piplup, chikorita, cyndaquil, totodile, mudkip, torchic, treecko = a
  fluffy fox-like fantasy creature
super mario, mario bros, mario and luigi, luigi nintendo, mario kart, princess peach, bowser, yoshi, donkey
  kong, diddy kong, toad mario, wario, waluigi, koopa, goomba, mario nintendo, mario luigi, nintendo* = a
  moustached plumber in red overalls
~mario, ~luigi = a moustached plumber in red overalls | nintendo kart bros mushroom plumber game brothers
  peach
legend of zelda, zelda, hyrule, triforce, link zelda, ganondorf, majoras mask, korok, breath of the wild,
  tears of the kingdom = a young hero in a green tunic with a sword
kirby nintendo, ~kirby, metroid, samus aran, samus metroid, star fox nintendo, splatoon, animal crossing,
  isabelle animal crossing, tom nook, pikmin, fire emblem, smash bros, earthbound ness = a round pink puff
  creature | nintendo pink game puff
sonic the hedgehog, sonic hedgehog, !sonic, tails and sonic, knuckles echidna, shadow the hedgehog, dr
  eggman, ~sega = a fast blue hedgehog with red shoes | genesis console logo game
minecraft, creeper minecraft, enderman, steve minecraft, ~creeper = a landscape made of cubes | minecraft
  block cube
fortnite, battle bus fortnite, roblox, among us crewmate, among us game, crewmate impostor, fall guys, call
  of duty, halo master chief, master chief, assassins creed, ezio auditore, god of war, kratos, the last of
  us, ellie last of us, uncharted drake, horizon aloy, spyro, spyro the dragon, crash bandicoot, pac man,
  pacman, pac-man, space invaders, tetris, street fighter, chun li, ryu street fighter, mortal kombat, sub
  zero scorpion, tekken, final fantasy, cloud strife, sephiroth, chocobo, tifa lockhart, kingdom hearts,
  resident evil, silent hill, pyramid head, metal gear, solid snake, elden ring, dark souls, bloodborne,
  skyrim, elder scrolls, fallout vault boy, vault boy, pip boy, cyberpunk 2077, bioshock, big daddy
  bioshock, half life gordon, portal glados, glados, companion cube, team fortress, counter strike,
  valorant, league of legends, world of warcraft, warcraft, starcraft, overwatch, dva overwatch, diablo
  game, hearthstone, genshin impact, genshin, honkai, hollow knight, cuphead, undertale, sans undertale,
  papyrus undertale, toby fox, deltarune, five nights at freddys, freddy fazbear, fnaf, hello neighbor,
  poppy playtime, huggy wuggy, skibidi toilet, skibidi, baldurs gate, mass effect, dragon age inquisition,
  lara croft, tomb raider, grand theft auto, gta vice city, red dead redemption, arthur morgan red dead,
  angry birds, candy crush, clash of clans, plants vs zombies, stardew valley, subway surfers, doom slayer,
  megaman, mega man, castlevania, monster hunter rathalos, persona 5, bayonetta, astro bot, ratchet and
  clank, sims plumbob, labubu, pop mart labubu, funko pop, sylvanian families, calico critters, jellycat,
  squishmallow* = a pixel-art arcade hero
dragon ball, dragonball, goku, son goku, vegeta, piccolo dragon ball, super saiyan, saiyan, kamehameha,
  gohan dragon, frieza, majin buu, shenron = a martial artist with spiky golden hair
naruto, naruto uzumaki, sasuke, sakura haruno, kakashi, itachi, akatsuki cloud, akatsuki, sharingan, konoha,
  hinata hyuga, gaara, boruto = a young ninja in an orange jacket
one piece luffy, luffy, monkey d luffy, zoro one piece, roronoa zoro, straw hat pirates, nami one piece,
  sanji, tony tony chopper, portgas ace, one piece anime, going merry = a young pirate with a straw hat
demon slayer, tanjiro, nezuko, kimetsu no yaiba, zenitsu, inosuke, rengoku, giyu tomioka, shinobu kocho = a
  swordsman in a checked coat
attack on titan, eren yeager, levi ackerman, mikasa, survey corps, shingeki no kyojin, colossal titan,
  jujutsu kaisen, gojo satoru, satoru gojo, sukuna, itadori, megumi fushiguro, my hero academia, deku hero,
  bakugo, todoroki, all might, death note, light yagami, ryuk, fullmetal alchemist, edward elric, bleach
  ichigo, ichigo kurosaki, hunter x hunter, gon and killua, killua, one punch man, saitama, tokyo ghoul,
  kaneki, chainsaw man, pochita, denji power chainsaw, spy x family, anya forger, cowboy bebop, neon
  genesis, evangelion, asuka langley, rei ayanami, eva unit 01, gundam, astro boy, akira kaneda, ghost in
  the shell, inuyasha, yu-gi-oh, yugioh, blue eyes white dragon, dark magician, digimon, agumon, beyblade,
  doraemon, crayon shin chan, shin chan, detective conan, haikyuu, slam dunk anime, sword art online,
  kirito, re zero rem, hatsune miku, miku vocaloid, vocaloid, jojos bizarre, jotaro, sailor moon, usagi
  tsukino, tuxedo mask, cardcaptor sakura, bocchi the rock, oshi no ko, frieren, solo leveling, sung jinwoo,
  blue lock, black clover asta, fairy tail natsu, mob psycho, vinland saga, berserk guts, berserk griffith,
  guts berserk = an anime hero with wild hair and a long coat
totoro, my neighbor totoro, my neighbour totoro, studio ghibli, ghibli*, spirited away, no face ghibli,
  kaonashi, kikis delivery, jiji cat kiki, howls moving castle, calcifer, princess mononoke, ponyo, castle
  in the sky laputa, catbus, soot sprites, chihiro = a gentle round forest spirit under a leaf umbrella
hello kitty, sanrio, my melody, kuromi, cinnamoroll, pompompurin, keroppi, badtz maru, gudetama, pochacco,
  rilakkuma, aggretsuko, line friends, kakao friends, chiikawa, sumikko gurashi, molang = a white kitten
  with a red bow
`,
)
