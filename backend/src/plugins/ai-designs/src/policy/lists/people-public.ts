import { group } from './entry'

/** People in sport and in public life. */
export const ATHLETES = group(
  {
    class: 'person',
    instead: 'a champion with a trophy',
    scene: 'a stadium at night with floodlights and falling confetti',
  },
  `
cristiano ronaldo, ronaldo cr7, cr7, ronaldo nazario, ronaldinho, lionel messi, leo messi, messi, neymar,
  neymar jr, kylian mbappe, mbappe, mbappé, erling haaland, haaland, mohamed salah, mo salah, harry kane,
  bukayo saka, marcus rashford, jude bellingham, bellingham, phil foden, cole palmer chelsea, declan rice
  footballer, jack grealish, raheem sterling, wayne rooney, steven gerrard, frank lampard, john terry, ryan
  giggs, eric cantona, roy keane, alan shearer, paul gascoigne, gary lineker, gareth southgate, jurgen
  klopp, klopp, pep guardiola, jose mourinho, alex ferguson, arsene wenger, zinedine zidane, zidane, thierry
  henry, luka modric, robert lewandowski, lewandowski, manuel neuer, thomas muller fussball, bastian
  schweinsteiger, franz beckenbauer, lamine yamal, vinicius junior, vini jr, kevin de bruyne, virgil van
  dijk, zlatan ibrahimovic, ibrahimovic, andrea pirlo, francesco totti, gianluigi buffon, diego maradona,
  maradona, pele footballer, pelé brazil, leah williamson, alex morgan soccer, megan rapinoe, sam kerr, lucy
  bronze
lebron james, lebron, michael jordan, kobe bryant, shaquille o'neal, shaq, stephen curry, steph curry, magic
  johnson, larry bird celtics, kevin durant, giannis, luka doncic, nikola jokic, tom brady, patrick mahomes,
  mahomes, travis kelce, aaron rodgers, peyton manning, babe ruth, shohei ohtani, ohtani, wayne gretzky,
  derek jeter, serena williams, venus williams, roger federer, federer, rafael nadal, nadal, novak djokovic,
  djokovic, andy murray, emma raducanu, carlos alcaraz, jannik sinner, iga swiatek, naomi osaka, tiger
  woods, rory mcilroy, usain bolt, mo farah, jessica ennis, dina asher smith, michael phelps, simone biles,
  tom daley, katie ledecky, lewis hamilton, max verstappen, verstappen, lando norris, charles leclerc,
  george russell f1, fernando alonso, michael schumacher, sebastian vettel, ayrton senna, valentino rossi,
  marc marquez, muhammad ali, mike tyson, anthony joshua, tyson fury, floyd mayweather, conor mcgregor,
  khabib, canelo alvarez, john cena, hulk hogan, undertaker wwe, stone cold steve austin, roman reigns,
  ronnie o'sullivan, luke littler, phil taylor darts, ben stokes, virat kohli, sachin tendulkar, ms dhoni,
  jonny wilkinson, tony hawk, shaun white, eddie hall strongman, robert kubica, adam malysz, kamil stoch
`,
)

export const PUBLIC_FIGURES = group(
  {
    class: 'person',
    instead: 'a speaker on a balcony waving to a crowd',
    scene: 'a grand square with flags and doves at sunrise',
  },
  `
donald trump, trump maga, president trump, maga hat, trump portrait, ?trump, melania trump, ivanka trump,
  joe biden, biden, barack obama, obama, michelle obama, kamala harris, hillary clinton, bill clinton,
  george bush, george w bush, ronald reagan, jd vance, bernie sanders, nancy pelosi, alexandria ocasio
  cortez, ron desantis, mike pence, boris johnson, rishi sunak, keir starmer, liz truss, theresa may, david
  cameron, tony blair, gordon brown, margaret thatcher, thatcher, jeremy corbyn, nigel farage, farage,
  angela rayner, nicola sturgeon, sadiq khan, angela merkel, merkel, olaf scholz, friedrich merz, alice
  weidel, emmanuel macron, macron, marine le pen, nicolas sarkozy, silvio berlusconi, berlusconi, giorgia
  meloni, meloni, matteo salvini, pedro sanchez, mariano rajoy, donald tusk, jaroslaw kaczynski, kaczynski,
  andrzej duda, lech walesa, viktor orban, volodymyr zelensky, volodymyr zelenskyy, zelensky, zelenskyy,
  vladimir putin, putin, xi jinping, kim jong un, kim jong-un, kim jong il, benjamin netanyahu, netanyahu,
  narendra modi, imran khan, recep erdogan, erdogan, justin trudeau, jair bolsonaro, bolsonaro, lula da
  silva, javier milei, nicolas maduro, bashar al assad, ali khamenei, dalai lama, pope francis, papst
  franziskus, papa francesco, papa francisco, pope leo, pope benedict, john paul ii, jan pawel ii, greta
  thunberg, malala, malala yousafzai, julian assange, edward snowden, che guevara, nelson mandela, martin
  luther king
queen elizabeth ii, queen elizabeth, king charles iii, king charles, prince william, kate middleton,
  princess kate, prince harry, meghan markle, prince andrew, princess diana, lady diana, lady di, camilla
  parker, prince george wales, princess charlotte, royal family windsor, king felipe, queen letizia, albert
  of monaco
elon musk, musk elon, elon, jeff bezos, bezos, mark zuckerberg, zuckerberg, bill gates, steve jobs, tim cook
  apple, sam altman, warren buffett, richard branson, jack ma, sundar pichai, larry page, peter thiel,
  george soros, rupert murdoch, jeffrey epstein, ghislaine maxwell, harvey weinstein, o j simpson, oj
  simpson, luigi mangione, charlie kirk, stephen hawking, neil degrasse tyson, richard dawkins, jordan
  peterson, j k rowling, jk rowling, stephen king novelist, george r r martin = an inventor beside a rocket
`,
)
