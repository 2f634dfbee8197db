import { group } from './entry'

/** Sports clubs. */
export const CLUBS = group(
  {
    class: 'brand',
    instead: 'a made-up team in bold stripes',
    scene: 'a floodlit pitch at dusk seen from the stands',
  },
  `
manchester united, man united, man utd, man u crest, manchester city, man city, arsenal fc, arsenal, gunners
  crest, chelsea fc, liverpool fc, lfc, you'll never walk alone, tottenham, tottenham hotspur, spurs crest,
  everton fc, everton, west ham, west ham united, aston villa, newcastle united, nufc, leeds united,
  leicester city, nottingham forest fc, nottingham forest, crystal palace fc, brighton and hove albion,
  wolverhampton wanderers, fulham fc, brentford fc, southampton fc, sunderland afc, sheffield united,
  sheffield wednesday, norwich city, ipswich town, birmingham city, west bromwich, blackburn rovers, bolton
  wanderers, stoke city, millwall, celtic fc, glasgow rangers, rangers fc, hearts fc, hibernian fc, wrexham
  afc, swansea city, cardiff city
real madrid, fc barcelona, barca fc, barca crest, atletico madrid, sevilla fc, valencia cf, athletic bilbao,
  bayern munich, bayern munchen, fc bayern, borussia dortmund, bvb, schalke 04, hertha bsc, rb leipzig,
  bayer leverkusen, fc koln, werder bremen, hamburger sv, st pauli fc, juventus, ac milan, inter milan, as
  roma, ss lazio, napoli ssc, fiorentina, paris saint germain, psg, olympique marseille, olympique lyonnais,
  as monaco, ajax amsterdam, psv eindhoven, feyenoord, benfica, fc porto, sporting lisbon, galatasaray,
  fenerbahce, besiktas, legia warszawa, legia warsaw, lech poznan, wisla krakow, boca juniors, river plate
  club, flamengo, santos fc, inter miami, la galaxy, al nassr, three lions crest, england three lions, dfb
  adler
~chelsea, ~liverpool, ~barcelona, ~celtic, ~rangers, ~wolves, ~villa, ~ajax, ~hearts, ~spurs, ~fulham,
  ~newcastle, ~southampton, ~brighton, ~burnley, ~monaco, ~valencia, ~sevilla, ~gunners, ~marseille, ~porto,
  ~roma, ~bulls, ~bears, ~lions, ~tigers, ~saracens, ~wasps, ~saints = a made-up team in bold stripes | fc
  afc football club shirt jersey kit stadium soccer footballer strip scarf supporters nba nfl rugby
lakers, la lakers, los angeles lakers, chicago bulls, golden state warriors, boston celtics, miami heat,
  brooklyn nets, new york knicks, knicks, san antonio spurs, toronto raptors, milwaukee bucks, dallas
  mavericks, phoenix suns, philadelphia 76ers, cleveland cavaliers, houston rockets, denver nuggets
dallas cowboys, new england patriots, green bay packers, pittsburgh steelers, steelers, kansas city chiefs,
  san francisco 49ers, 49ers, philadelphia eagles, seattle seahawks, seahawks, chicago bears, new york
  giants, new york jets, las vegas raiders, oakland raiders, denver broncos, buffalo bills, miami dolphins,
  baltimore ravens, minnesota vikings nfl, minnesota vikings, detroit lions, tampa bay buccaneers
new york yankees, yankees, ny yankees, boston red sox, red sox, los angeles dodgers, la dodgers, dodgers,
  chicago cubs, san francisco giants, st louis cardinals, new york mets, houston astros, toronto blue jays,
  philadelphia phillies, atlanta braves
toronto maple leafs, montreal canadiens, boston bruins, chicago blackhawks, detroit red wings, pittsburgh
  penguins, new york rangers, edmonton oilers, vegas golden knights
all blacks, springboks, wallabies rugby, british lions rugby, british and irish lions, leinster rugby,
  leicester tigers, harlequins rugby, mumbai indians, chennai super kings, collingwood magpies, scuderia
  ferrari, mercedes petronas
`,
)
