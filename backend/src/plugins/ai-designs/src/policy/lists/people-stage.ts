import { group } from './entry'

/** Singers, actors and presenters: living people, and stars whose likeness is kept by their estates. */
export const STAGE = group(
  {
    class: 'person',
    instead: 'a singer on a brightly lit stage',
    scene: 'a concert stage with spotlights and confetti',
  },
  `
taylor swift, swiftie eras tour, eras tour, taylor swft, beyonce, beyoncé knowles, jay z, jay-z, kanye west,
  kanye, ye kanye, kim kardashian, kardashian, kardashians, kylie jenner, kendall jenner, rihanna, ariana
  grande, billie eilish, lady gaga, katy perry, miley cyrus, justin bieber, bieber, justin timberlake,
  selena gomez, dua lipa, ed sheeran, harry styles, adele singer, !adele concert, lizzo, olivia rodrigo,
  sabrina carpenter, chappell roan, charli xcx, doja cat, cardi b, nicki minaj, megan thee stallion, ice
  spice, drake rapper, !drake album, kendrick lamar, eminem, snoop dogg, dr dre, 50 cent, lil wayne, lil nas
  x, travis scott, post malone, the weeknd, weeknd, bruno mars, bad bunny, shakira, jennifer lopez, j lo,
  jlo, rosalia singer, karol g, maluma, enrique iglesias, ricky martin, maneskin, eros ramazzotti, laura
  pausini, celine dion, mariah carey, whitney houston, britney spears, christina aguilera, madonna singer,
  madonna concert, !madonna material girl, kylie minogue, cher singer, elton john, paul mccartney, ringo
  starr, john lennon, george harrison, the beatles, beatles, abbey road beatles, yellow submarine beatles,
  rolling stones, mick jagger, keith richards, david bowie, ziggy stardust, freddie mercury, queen band,
  bohemian rhapsody, prince purple rain, prince singer, michael jackson, jackson 5, elvis presley, elvis,
  bob marley, jimi hendrix, janis joplin, jim morrison, kurt cobain, nirvana band, nirvana smiley, ~nirvana,
  amy winehouse, tupac, 2pac, tupac shakur, notorious big, biggie smalls, frank sinatra, johnny cash, dolly
  parton, willie nelson, bruce springsteen, bob dylan, stevie nicks, fleetwood mac, stevie wonder, aretha
  franklin, tina turner, ozzy osbourne, black sabbath, metallica, ac/dc, acdc, iron maiden, eddie iron
  maiden, guns n roses, guns and roses, slash guitarist, led zeppelin, pink floyd, dark side of the moon
  album, the doors band, the who band, sex pistols, the clash band, ramones, joy division, unknown
  pleasures, the cure band, robert smith cure, depeche mode, kraftwerk, rammstein, daft punk, daftpunk,
  marshmello dj, deadmau5, david guetta, avicii, calvin harris, coldplay, radiohead, u2 band, bono, oasis
  band, liam gallagher, noel gallagher, blur band, gorillaz, arctic monkeys, stormzy, dave rapper, central
  cee, skepta, sam smith singer, lewis capaldi, robbie williams, take that band, spice girls, one direction,
  zayn malik, niall horan, louis tomlinson, little mix, girls aloud, jonas brothers, imagine dragons, twenty
  one pilots, green day band, blink 182, blink-182, my chemical romance, linkin park, slipknot, korn band,
  tool band, rage against the machine, foo fighters, dave grohl, red hot chili peppers, pearl jam, wu tang,
  wu-tang clan, wu tang clan, run dmc, n.w.a, nwa compton, public enemy logo, beastie boys, outkast, fugees,
  lauryn hill, alicia keys, john legend, pharrell, frank ocean, tyler the creator, mac miller, juice wrld,
  xxxtentacion, grateful dead, dancing bears grateful, steal your face, kiss band, gene simmons, motley
  crue, bon jovi, aerosmith, def leppard, abba band, abba, bee gees, boney m, ~queen, ~kiss, ~blur, ~oasis,
  ~tool, ~journey, ~cher, ~prince, ~pink, ~adele, ~drake, ~madonna, ~eagles, ~cream = a singer on a brightly
  lit stage | band bands album singer rapper concert tour song songs pop
bts, bts jungkook, jungkook, jung kook, jimin bts, taehyung, kim taehyung, suga bts, rm bts, j-hope,
  blackpink, jennie kim, lisa blackpink, jisoo, stray kids, twice kpop, newjeans, seventeen kpop, exo kpop,
  red velvet kpop, le sserafim, g dragon, psy gangnam, psy gangnam style, itzy, aespa, ateez, txt kpop =
  five singers in bright clothes on a stage
`,
)

export const ACTORS = group(
  {
    class: 'person',
    instead: 'an elegant film star of the golden age',
    scene: 'a cinema foyer with red velvet and golden lights',
  },
  `
marilyn monroe, audrey hepburn, grace kelly, james dean, marlon brando, humphrey bogart, charlie chaplin,
  laurel and hardy, bruce lee, jackie chan, brad pitt, angelina jolie, jennifer aniston, leonardo dicaprio,
  leo dicaprio, tom cruise, tom hanks, johnny depp, amber heard, robert downey jr, robert downey, chris
  evans, chris hemsworth, chris pratt, scarlett johansson, mark ruffalo, jeremy renner, benedict
  cumberbatch, tom hiddleston, tom holland, zendaya, timothee chalamet, florence pugh, margot robbie, ryan
  gosling, ryan reynolds, hugh jackman, blake lively, keanu reeves, nicolas cage, nicholas cage, samuel l
  jackson, morgan freeman, denzel washington, will smith, jada pinkett, the rock dwayne, dwayne johnson, vin
  diesel, jason statham, jason momoa, henry cavill, gal gadot, robert pattinson, kristen stewart, emma
  watson, daniel radcliffe, rupert grint, alan rickman, emma stone, jennifer lawrence, anne hathaway, meryl
  streep, julia roberts, sandra bullock, natalie portman, keira knightley, kate winslet, cate blanchett,
  nicole kidman, charlize theron, helena bonham carter, olivia colman, judi dench, maggie smith, helen
  mirren, daniel craig, sean connery, pierce brosnan, roger moore bond, idris elba, hugh grant, colin firth,
  cillian murphy, christian bale, heath ledger, joaquin phoenix, pedro pascal, oscar isaac, adam driver,
  harrison ford, mark hamill, carrie fisher, arnold schwarzenegger, sylvester stallone, clint eastwood, john
  wayne actor, al pacino, robert de niro, jack nicholson, anthony hopkins, george clooney, matt damon, ben
  affleck, will ferrell, jim carrey, adam sandler, robin williams, steve carell, rowan atkinson, bill
  murray, eddie murphy, chris rock, kevin hart, dave chappelle, ricky gervais, john cleese, monty python,
  millie bobby brown, jenna ortega, sydney sweeney, jacob elordi, paul mescal, andrew garfield, tobey
  maguire, bella hadid, gigi hadid, hailey bieber, kate moss, naomi campbell, cindy crawford, heidi klum,
  cara delevingne, emily ratajkowski, penelope cruz, antonio banderas, javier bardem, sofia loren, sophia
  loren, brigitte bardot, alain delon, louis de funes, bud spencer, terence hill, til schweiger, romy
  schneider, shah rukh khan, salman khan, deepika padukone, priyanka chopra, amitabh bachchan, aishwarya rai
oprah winfrey, oprah, ellen degeneres, jimmy fallon, jimmy kimmel, stephen colbert, james corden, graham
  norton, jonathan ross, ant and dec, holly willoughby, phillip schofield, piers morgan, jeremy clarkson,
  richard hammond, james may top, gordon ramsay, jamie oliver, nigella lawson, mary berry, paul hollywood,
  david attenborough, bear grylls, steve irwin, simon cowell, alan sugar, claudia winkleman, tess daly,
  rylan clark, alan carr, michael mcintyre, peter kay, kim woodburn, judge judy, dr phil, joe rogan,
  mrbeast, mr beast, pewdiepie, ksi boxer, ksi youtuber, logan paul, jake paul, ishowspeed, kai cenat, ninja
  streamer, dream minecraft, markiplier, jacksepticeye, charli damelio, addison rae, khaby lame, andrew
  tate, david dobrik, zoella, molly mae hague, stacey solomon, joe wicks, marie kondo, martha stewart, paris
  hilton, kris jenner, caitlyn jenner, hugh hefner, anna wintour, karl lagerfeld, donatella versace, david
  beckham, victoria beckham = a cheerful presenter in a television studio
`,
)
