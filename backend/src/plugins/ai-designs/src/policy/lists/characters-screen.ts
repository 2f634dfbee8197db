import { group } from './entry'

/** Film, television and picture-book characters and titles. */
export const SCREEN = group(
  {
    class: 'brand',
    instead: 'a made-up film hero',
    scene: 'a starlit sky over a winding path with fireflies',
  },
  `
mickey mouse, minnie mouse, mickey and minnie, micky maus, topolino = a cheerful cartoon mouse in red shorts
~mickey, ~minnie = a cheerful cartoon mouse | mouse ears disney gloves
donald duck, daisy duck, daffy duck, scrooge mcduck = a cheeky cartoon duck in a sailor hat
!goofy dog, ?pluto = a floppy-eared cartoon dog | disney mickey cartoon dog
disney*, disneyland, walt disney, disney princess, disney castle = a fairy-tale castle with tall blue towers
pixar, dreamworks, illumination minions, nickelodeon, cartoon network, hanna barbera = a playful cartoon world
winnie the pooh, pooh bear, winnie pooh, puuh der bar, tigger, eeyore, heffalump = a round honey-loving
  teddy bear
?piglet = a tiny pink pig | pooh winnie
elsa and anna, elsa of arendelle, queen elsa, frozen elsa, elsa frozen, princess elsa, arendelle, olaf
  snowman = an ice princess with a silver braid
~elsa, ~olaf, ~frozen = an ice princess with a silver braid | disney arendelle anna movie olaf elsa frozen
  princess snowman
moana, vaiana = a brave island girl on a sailing canoe | 
rapunzel tangled, flynn rider = a long-haired princess in a tower
?rapunzel, ?cinderella, ?snow white, ?sleeping beauty, ?pinocchio, ?aladdin, ?mulan, ?little mermaid, ?peter
  pan, ?tarzan, ?hercules = a fairy-tale hero | disney movie film
princess jasmine, princess ariel, ariel mermaid, belle disney, tiana princess, merida brave, princess tiana,
  pocahontas disney = a fairy-tale princess
tinker bell, tinkerbell = a tiny glowing fairy
?tinker = a tiny glowing fairy | bell
lion king, simba, mufasa, pumbaa, hakuna matata, nala simba = a proud lion cub on a rock at sunrise
bambi, ~thumper = a young spotted deer in a spring forest
dumbo = a small flying elephant with big ears
finding nemo, nemo fish, finding dory, ?nemo, ~dory = an orange clownfish in a coral reef | disney pixar
  fish clownfish finding marlin
toy story, buzz lightyear, woody and buzz, sheriff woody, woody toy story = a toy astronaut with green wings
lightning mcqueen, mcqueen car, tow mater = a red racing car with a smile
monsters inc, mike wazowski, sulley monster, james p sullivan = a round green one-eyed monster
wall e robot, wall-e, walle robot = a small rusty robot with binocular eyes
inside out joy, incredibles, mr incredible, elastigirl, ratatouille remy, remy ratatouille = a family of
  heroes in red suits
lilo and stitch, lilo & stitch, stitch disney, disney stitch = a small blue alien with big ears
~stitch = a small blue alien with big ears | disney lilo alien ohana hawaii surfboard surfing
jack skellington, nightmare before christmas, corpse bride = a thin skeleton in a pinstripe suit
encanto, mirabel madrigal, bruno encanto, coco pixar = a girl with glasses in an embroidered dress
cruella de vil, maleficent, ursula disney, 101 dalmatians, jafar, captain hook disney = an elegant villain
  in black and white
minions, ~minion, despicable me, gru despicable = small yellow helpers in goggles | yellow banana goggles
  gru movie
shrek, fiona shrek, shrek donkey, puss in boots shrek = a friendly green ogre in a swamp
kung fu panda, how to train your dragon, toothless dragon, night fury, hiccup toothless = a black dragon
  with green eyes
madagascar movie, king julien, ice age scrat, scrat = a wide-eyed squirrel with an acorn
peppa pig, george pig, daddy pig = a pink piglet in a red dress
paw patrol, chase paw patrol, marshall paw patrol = brave puppies in uniform
bluey heeler, bluey and bingo, bluey cartoon, !bluey = a blue puppy with a big family
bob the builder, fireman sam, postman pat, thomas the tank engine, thomas tank engine = a friendly little
  blue steam engine
teletubbies, tinky winky, laa laa, in the night garden, iggle piggle, igglepiggle, cocomelon, baby shark
  song, hey duggee = round fluffy toys on a green hill
sesame street, cookie monster, big bird sesame, bert and ernie, oscar the grouch, elmo = a fluffy blue
  monster with a cookie
muppets, miss piggy, kermit, kermit the frog, ~animal muppet = a green felt frog with a banjo
spongebob, spongebob squarepants, bob esponja, sponge bob, patrick star, squidward, mr krabs, bikini bottom
  = a smiling yellow sea sponge
looney tunes, bugs bunny, tweety, tweety bird, wile e coyote, porky pig, elmer fudd, tasmanian devil
  cartoon, yosemite sam, sylvester and tweety = a clever grey cartoon rabbit with a carrot
?road runner = a fast desert bird | coyote acme cartoon
tom and jerry, pink panther, scooby doo, shaggy and scooby, scooby, mystery machine van, flintstones, fred
  flintstone, yogi bear, top cat cartoon, jetsons = a cartoon cat chasing a mouse
garfield, snoopy, charlie brown, peanuts gang, woodstock snoopy, ~odie = a white beagle on a red roof
simpsons, homer simpson, bart simpson, marge simpson, lisa simpson, krusty the clown, duff beer = a yellow
  cartoon family on a sofa
family guy, peter griffin, stewie griffin, south park, eric cartman, futurama, bender futurama, american
  dad, bobs burgers, king of the hill = a rude cartoon family in front of a television
rick and morty, pickle rick, adventure time, jake the dog, finn the human, steven universe, gravity falls,
  bill cipher, regular show, powerpuff girls, johnny bravo, dexters laboratory, ben 10 = a mad scientist
  with a green portal
my little pony, rainbow dash, pinkie pie pony, twilight sparkle, !equestria, care bears, strawberry
  shortcake doll, smurf, smurfs, smurfette, schlumpf, schlumpfe, puffi, schtroumpf*, pitufo* = small blue
  forest folk with white caps
gruffalo, very hungry caterpillar, peter rabbit, paddington bear, paddington, gruffalos child, elmer
  elephant, miffy, moomin*, babar elephant, mr men, little miss sunshine, wallace and gromit, gromit, shaun
  the sheep, where is wally, wheres waldo, asterix, obelix, !tintin, lucky luke = a brown bear in a duffel
  coat with a suitcase
harry potter, hogwarts, dumbledore, hermione granger, hermione, voldemort, severus snape, gryffindor,
  slytherin, hufflepuff, ravenclaw, hedwig owl, golden snitch, deathly hallows, dobby elf, diagon alley,
  quidditch, ron weasley, marauders map, butterbeer = a young wizard with round glasses and a wand
lord of the rings, herr der ringe, seigneur des anneaux, senor de los anillos, signore degli anelli,
  gandalf, frodo, bilbo baggins, gollum, legolas, aragorn, sauron, eye of sauron, mordor, hobbiton, middle
  earth map, rivendell, samwise = a grey wizard on a mountain road
game of thrones, house stark, house targaryen, daenerys, jon snow, khaleesi, iron throne, house lannister,
  house of the dragon, westeros = a queen with silver hair and three dragons
star wars, darth vader, luke skywalker, princess leia, han solo, chewbacca, yoda, baby yoda, grogu,
  mandalorian, boba fett, stormtrooper, r2d2, r2-d2, c3po, c-3po, bb8, bb-8, jedi, sith, kylo ren,
  millennium falcon, death star, lightsaber, lightsabre, obi wan, obi wan kenobi, darth maul, ewok, tie
  fighter, x-wing, ahsoka, tatooine, jabba the hutt, general grievous = a space knight with a glowing sword
star trek, starship enterprise, uss enterprise, captain kirk, mr spock, captain picard, klingon, ~spock,
  battlestar galactica, stargate sg1, firefly serenity = a silver starship among the stars
doctor who, dr who, tardis, dalek, daleks, cyberman, cybermen, weeping angel doctor = a blue time-travelling
  box among the stars
stranger things, demogorgon, hawkins indiana, upside down stranger, !eleven stranger things = children on
  bicycles under a red stormy sky
jurassic park, jurassic world = a tyrannosaurus in a jungle
ghostbusters, slimer ghost, stay puft, gremlins gizmo, back to the future, delorean, marty mcfly, doc brown,
  beetlejuice, e t phone home, ?gizmo = a silver car with flames behind its wheels | gremlins mogwai
indiana jones, james bond, agent 007, !007 logo, mission impossible, john wick, mad max, fast and furious,
  rocky balboa, rambo, terminator, t-800, robocop, predator movie, xenomorph, ?alien movie, blade runner,
  ?matrix = an adventurer with a hat and a whip | neo movie film morpheus
jason voorhees, freddy krueger, michael myers, pennywise, chucky doll, hannibal lecter, ghostface,
  leatherface, pinhead hellraiser, the grudge, saw jigsaw, annabelle doll = a haunted house under a full
  moon
pirates of the caribbean, jack sparrow, captain jack sparrow, davy jones kraken, black pearl ship = a pirate
  captain with beads in his beard
avatar movie, na'vi, pandora avatar, neytiri, titanic movie, jaws movie, king kong, godzilla, mothra,
  mechagodzilla, transformers, optimus prime, bumblebee transformer, megatron, pacific rim = a giant lizard
  monster over a city
barbie, barbie doll, barbiecore, bratz, bratz doll, polly pocket, monster high doll, american girl doll,
  ~ken doll = a fashion doll in a pink world
breaking bad, heisenberg walter, walter white, better call saul, the sopranos, peaky blinders, thomas
  shelby, squid game, money heist, la casa de papel, walking dead, the witcher, geralt of rivia, wednesday
  addams, addams family, twilight saga, hunger games, katniss, mockingjay, friends tv show, central perk,
  the office dunder, dunder mifflin, bridgerton, downton abbey, mr bean, only fools and horses, top gear,
  big bang theory, sheldon cooper, grinch, the grinch, willy wonka, oompa loompa, mary poppins, wicked
  elphaba, elphaba, chitty chitty bang bang, rocky horror, ted lasso, bojack horseman, hazbin hotel,
  huntrix, kpop demon hunters = a film hero in a long coat
!james dean, bond girl, austin powers, forrest gump, pulp fiction, scarface, tony montana, the godfather,
  vito corleone, fight club, kill bill, reservoir dogs, clockwork orange, taxi driver movie = a classic film
  scene in black and white
`,
)
