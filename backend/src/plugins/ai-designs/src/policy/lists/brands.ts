import { group } from './entry'

/** Makers' names and marks. */
export const BRANDS = group(
  {
    class: 'brand',
    instead: 'a made-up emblem with bold geometric shapes',
    scene: 'bold geometric shapes in two bright colours, repeated as a pattern',
  },
  `
gucci, louis vuitton, luis vuitton, vuitton monogram, vuitton, lv monogram, chanel, coco chanel, prada,
  hermes birkin, birkin bag, fendi, dior, christian dior, versace, balenciaga, burberry, givenchy, yves
  saint laurent, saint laurent, ysl, bottega veneta, valentino garavani, dolce gabbana, dolce and gabbana,
  dolce & gabbana, d&g logo, armani, emporio armani, moncler, off white virgil, goyard, celine bag,
  alexander mcqueen, vivienne westwood, moschino, miu miu, kenzo tiger, marc jacobs, michael kors, kate
  spade, tory burch, ralph lauren, polo ralph lauren, tommy hilfiger, calvin klein, hugo boss, jimmy choo,
  louboutin, christian louboutin, manolo blahnik, tiffany & co, tiffany and co, tiffany co, cartier,
  !bulgari, bvlgari, van cleef, swarovski, pandora charm, pandora jewelry, rolex, omega speedmaster, patek
  philippe, audemars piguet, tag heuer, breitling, hublot, richard mille, mont blanc pen, montblanc,
  longchamp, mulberry bag, lacoste, ted baker, cath kidston, laura ashley, william hill, bape, a bathing
  ape, comme des garcons, stussy, palace skateboards, fear of god essentials, yeezy, juicy couture, von
  dutch, ed hardy, victorias secret, calvin klein underwear, playboy bunny, !playboy, skims = an elegant
  pattern of interlaced gold shapes on tan leather
?hermes, ~coach, ~supreme, ~guess, ~diesel, ~boss, ~omega, ~pandora, ~mulberry, ~polo, ~tiffany, ~lee,
  ~valentino, ~off white = an elegant pattern of interlaced gold shapes | bag handbag handbags scarf scarves
  fashion watch watches jeans shirt perfume jewellery jewelry monogram designer hoodie
nike, nike air, air jordan, air max, jumpman, nike swoosh, swoosh logo, adidas, adidas originals, three
  stripes logo, reebok, new balance shoe, new balance sneakers, under armour, fila, asics, converse all
  star, converse chuck, chuck taylor, vans off the wall, !vans shoes, vans logo, skechers, crocs, ugg boots,
  birkenstock, doc martens, dr martens, timberland, levis, levi's, wrangler jeans, carhartt, north face,
  patagonia logo, patagonia jacket, columbia sportswear, helly hansen, canada goose jacket, superdry,
  abercrombie, hollister, jack wills, gymshark, lululemon, champion hoodie, umbro, kappa logo, le coq
  sportif, speedo, quiksilver, billabong, rip curl, oneill surf, ray ban, rayban, oakley, !jordan 1, h&m,
  zara logo, zara brand, uniqlo, primark, shein, asos, gap logo, old navy, bershka, pull and bear, mango
  logo, next plc, marks and spencer, marks & spencer, john lewis, harrods, selfridges, asda, tesco,
  sainsburys, morrisons, aldi, lidl, waitrose, walmart, costco, ikea, argos, b&q, home depot, lego, legos,
  lego minifigure, duplo, playmobil, hot wheels, nerf gun, monopoly game, monopoly man, scrabble, rubiks
  cube, mattel, hasbro, play-doh, fisher price, jenga, uno card game, dungeons and dragons, dungeons &
  dragons, warhammer, warhammer 40k, space marine 40k, magic the gathering = bright toy bricks and bold
  stripes, with no lettering
~nike, ~puma, ~converse, ~vans, ~champion, ~patagonia, ~columbia, ~kappa, ~slazenger, ~gap, ~mango, ~next,
  ~target, ~zara, ~monopoly, ~timberland, ~jordan = bold stripes in black and white | sneaker sneakers
  trainer trainers shoe shoes sportswear tracksuit swoosh jersey store shop
coca cola, coca-cola, cocacola, coke zero, diet coke, coke can, coke bottle, pepsi, pepsi cola, fanta,
  sprite can, sprite bottle, dr pepper, mountain dew, red bull energy, !redbull, red bull can, monster
  energy, 7up, irn bru, schweppes, gatorade, lucozade, prime hydration, starbucks, costa coffee, nespresso,
  nescafe, dunkin donuts, krispy kreme, tim hortons, greggs, mcdonalds, mcdonald's, ronald mcdonald, big
  mac, happy meal, golden arches, burger king, whopper burger, kfc, colonel sanders, taco bell, wendys
  burger, pizza hut, dominos pizza, papa johns, nandos, pret a manger, five guys, chick fil a, in n out
  burger, heinz, heinz ketchup, kelloggs, frosties tiger, cheerios, coco pops, pop tarts, pringles, doritos,
  cheetos, lays chips, walkers crisps, oreo, kit kat, kitkat, mars bar, snickers, twix, bounty bar, milka,
  toblerone, cadbury, cadburys, nutella, ferrero rocher, kinder egg, kinder bueno, haribo, skittles, m&ms,
  m&m, reeses, hersheys, jelly belly, ben and jerrys, ben & jerrys, haagen dazs, magnum ice cream, marmite,
  vegemite, tabasco, spam tin, guinness, heineken, budweiser, bud light, corona beer, corona extra, stella
  artois, carlsberg, peroni, jack daniels, johnnie walker, jagermeister, smirnoff, absolut vodka, bacardi,
  captain morgan rum, moet chandon, moet, dom perignon, veuve clicquot, aperol, baileys, marlboro, lucky
  strike cigarettes, camel cigarettes, evian, perrier, fiji water, yakult, red bull logo = a fizzy drink in
  a tall glass with ice
~red bull, ~monster, ~sprite, ~mars, ~bounty, ~galaxy bar, ~subway, ~corona, ~camel, ~magnum, ~quaker,
  ~wispa, ~coke = a fizzy drink in a tall glass | can drink energy bottle beer chocolate sandwich cigarettes
  cigarette soda snack
apple inc, apple macbook, macbook, macbook pro, imac, airpods, ipad, ipod, apple watch, apple computer,
  microsoft, windows xp, !windows 11, xbox, bill gates microsoft, playstation, play station, ps5, ps4,
  nintendo switch, game boy, gameboy, nes console, google logo, youtube, facebook logo, !facebook,
  instagram, whatsapp, tiktok, tik tok logo, snapchat, twitter, reddit, pinterest, !linkedin, discord logo,
  twitch, netflix, hulu, hbo, amazon prime, amazon logo, spotify, ebay, paypal, airbnb, uber logo,
  deliveroo, chatgpt, openai, nvidia, intel inside, intel logo, amd ryzen, ibm, dell logo, hewlett packard,
  lenovo, huawei logo, xiaomi logo, samsung logo, nokia 3310, nokia, blackberry phone, motorola logo, sony,
  canon logo, nikon, gopro, polaroid, kodak, leica, bose, beats by dre, jbl, dyson, bang olufsen, vodafone,
  t-mobile, bitcoin logo, visa card, mastercard, american express, barclays, hsbc, lloyds bank, santander
  bank, fender stratocaster, gibson les paul, moog logo, roland 808, roland tr = a glowing circuit board in
  teal and orange
~apple, ~windows, ~amazon, ~google, ~samsung, ~sony, ~canon, ~intel, ~oracle, ~signal, ~orange, ~shell,
  ~android, ~iphone, ~pixel, ~steam, ~alexa, ~meta, ~tinder, ~visa, ~switch, ~beats, ~fender, ~xbox, ~bp,
  ~esso, ~texaco, ~virgin = a glowing circuit board in teal and orange | computer laptop app company store
  stores parcel delivery headphones console petrol gas station telecom airline atlantic media corporation
ferrari, lamborghini, lambo, porsche, porsche 911, maserati, bugatti, mclaren, aston martin, bentley, rolls
  royce, bmw, mercedes benz, mercedes amg, mercedes car, audi, volkswagen, vw beetle, vw camper, vw bus, vw
  golf, vw logo, kombi vw, tesla model, tesla cybertruck, cybertruck, tesla logo, tesla car, toyota, honda
  civic, honda logo, nissan, nissan skyline, skyline gtr, mazda mx5, subaru, mitsubishi, hyundai, kia logo,
  ford mustang, mustang gt, ford logo, ford f150, ford gt, chevrolet, chevy, corvette, camaro, dodge
  charger, dodge challenger, dodge viper, cadillac, buick, lincoln continental, jeep wrangler, jeep, hummer
  h2, land rover, range rover, defender land rover, jaguar e type, mini cooper, fiat 500, alfa romeo,
  lancia, renault, peugeot, citroen, 2cv, volvo, saab, skoda, opel, vauxhall, lexus, harley davidson,
  harley-davidson, ducati, kawasaki ninja, yamaha r1, vespa, lambretta, triumph motorcycle, royal enfield,
  michelin man, michelin, pirelli, goodyear, caterpillar logo, jcb digger, john deere, massey ferguson,
  spacex, nasa logo, boeing, airbus, british airways, ryanair, easyjet, emirates airline, lufthansa, dhl,
  fedex, ups truck, hells angels, formula 1 logo, red bull racing, mclaren f1 = a sleek sports car with no
  badges on a coastal road
~jaguar, ~mustang, ~beetle, ~mini, ~mercedes, ~ford, ~lotus, ~triumph, ~tesla, ~fiat, ~mercury, ~saturn,
  ~lincoln, ~dodge, ~viper, ~jeep, ~honda, ~seat, ~rover, ~golf, ~polo car, ~charger, ~challenger, ~hummer,
  ~caterpillar, ~emirates, ~kia, ~suzuki, ~yamaha, ~fender = a sleek sports car with no badges | car cars
  racing automobile f1 formula convertible coupe vw volkswagen motorbike motorcycle motorcycles dealership
nfl, super bowl, nba, nba logo, mlb, nhl, fifa, fifa world cup, world cup trophy fifa, uefa, champions
  league, premier league, olympic rings, olympics logo, wimbledon logo, tour de france logo, wwe, ufc logo,
  espn, bbc, itv logo, cnn, fox news, disney plus, mtv, national geographic, red cross emblem, unicef,
  greenpeace, wwf panda, boy scouts of america, girl guides, nasa meatball, national trust, royal mail,
  london underground roundel, london underground logo, tfl roundel, british legion poppy = a floodlit
  stadium under a starry sky
`,
)
