/** What people ask for on any day. */
export const EVERYDAY_PROMPTS = `
a blackbird singing on a chimney
white wolf in the snow
yellow canary in a garden
a red squirrel with a hazelnut
brown bear in a birch forest
grey heron in the reeds
a golden eagle above the glen
puffins on a sea cliff
barn owl in flight at dusk
kingfisher diving for a fish
goldfinches on thistles
a wren on a mossy wall
swallows over a barn
nightingale in a rose garden
starlings murmuration at sunset
curlew on the mud flats
oystercatchers on the beach
a bullfinch in cherry blossom
magpies, two for joy
jackdaw on a chimney pot
house martins under the eaves
lapwing in a ploughed field
avocet in shallow water
nuthatch upside down on an oak
treecreeper on bark
dipper in a stream
a pheasant cock in the stubble
mute swan with cygnets
mallard ducks in the rain
blue footed booby on the Galapagos
a booby trap of vines in a jungle temple
hedgehog under autumn leaves
a badger by moonlight
a fox in the snow
otters holding hands
red deer in the highlands
a hare in long grass
dormouse asleep in a nest
bats at dusk over a church
a mole in a waistcoat
grey seal pup on the sand
humpback whale and calf
octopus in a teapot
jellyfish glowing in deep blue
sea turtle with coral patterns
clownfish in an anemone
goldfish in a bowl by the window
koi pond with maple leaves
axolotl with a smile
a gecko on a pink wall
chameleon in rainbow colours
snake curled around a moon
tarantula with flowers on its back
bumble bee on lavender
honey bees and hexagons
monarch butterflies migration
luna moth with crescent moons
dragonfly over water lilies
snail on a toadstool
ant carrying a leaf
llama with a flower crown
alpaca in sunglasses
sloth hanging from a branch
koala asleep in eucalyptus
panda eating bamboo
kangaroo at sunset
giraffe with a bow tie
zebra stripes in rainbow
hippo in a bath tub
rhino with birds on its back
gorilla with headphones
orangutan in the leaves
lemur with big eyes
meerkats standing guard
penguins marching on ice
polar bear under northern lights
walrus with a monocle
camels by the pyramids
highland cow with flowers in its hair
sheep jumping over a fence
pigs in wellies
donkey with a straw hat
a wild ass in the desert of iran
the ox and ass at the manger
hens in a farmyard
turkey on an autumn table
goose in a bonnet
dachshund in a hot dog bun
corgi on a skateboard
golden retriever in a field of daisies
greyhound in a scarf
black labrador in the snow
french bulldog with roses
poodle in paris
husky with blue eyes
border collie herding stars
pug in a teacup
dalmatian with a fire engine
a bitch with her puppies, a labrador mother
bengal cat in the jungle
siamese cat with blue eyes
maine coon in a library
ginger cat on a windowsill
kitten with a ball of wool
sphynx cat in a jumper
lavender fields in provence
tulips in rows in holland
a dutch dyke with windmills
cherry blossom over a canal
wisteria on a cottage
peonies in blush and sage
ranunculus in peach
eucalyptus leaves on white
monstera leaves on black
dried pampas grass and beige arches
cactus garden in terracotta
succulents in rows
poppies in a wheat field
opium poppies in purple, botanical plate
forget me nots and ferns
foxgloves in a shady lane
bluebells in a beech wood
snowdrops by a stream
sunflowers against a stormy sky
daisies on yellow gingham
hydrangeas in blue and violet
roses climbing an old wall
thistles and heather
seaweed and shells in sepia
weeping willow by a lake
oak leaves and acorns
mushrooms in a fairy ring
fly agaric, red with white spots
ferns unfurling in green light
moss on old stones
corpse flower in a greenhouse
venus flytrap with a fly
nipplewort and other weeds, botanical plate
strawberries and cream
lemons and olive branches
avocado with a smiling stone
pizza slices pattern
sushi with faces
ramen bowl with steam
a stack of pancakes with syrup
croissant and coffee in paris
doughnuts in pastel icing
ice cream melting in the sun
spotted dick and custard, vintage menu
faggots and peas, retro pub sign
chicken breast with herbs, cookbook style
extra virgin olive oil bottle with olives
penne pasta on a blue plate
hot chilli peppers
a cup of tea and biscuits
gingerbread house in snow
cheese board with grapes
wine bottle and vineyard
gin and tonic with cucumber
margarita with lime, neon sign
sex on the beach cocktail, retro menu
mountain lake under the northern lights
misty pine forest in autumn colours
golden sunset over a calm sea
mount fuji with cherry blossom
santorini white houses and blue domes
venice canals at dusk
eiffel tower in the rain
london skyline in watercolour
big ben in the fog
edinburgh castle at night
new york in the fifties
tokyo alley with lanterns
hong kong neon signs
sydney opera house at sunrise
machu picchu in clouds
taj mahal at dawn
great wall in autumn
grand canyon in warm light
niagara falls with rainbow
northern lights over iceland
lighthouse in a storm
cottage by the sea
windmill in tulip fields
treehouse with lanterns
castle on a hill in fog
japanese garden with red bridge
waterfall in a rainforest
desert dunes at night with stars
cornfield with a scarecrow
village in the alps under snow
beach huts in pastel
harbour with fishing boats
train through autumn forest
camper van by the ocean
hot air balloons over cappadocia
bicycle with a basket of flowers
red telephone box in the snow
record player and vinyl
old camera with film rolls
typewriter with flowers
guitar made of leaves
piano keys turning into waves
violin and sheet music
headphones with paint splashes
books stacked with a cat on top
compass rose and old map
anchor with roses
hourglass with sand and stars
chess queen in marble
dice and playing cards
skateboard and palm trees
football on green grass
basketball hoop at sunset
tennis balls on clay
cricket on the village green
rugby ball in the mud
boxing gloves hanging on a nail
snooker balls in neon
running shoes in rainbow colours
mountain bikes in the forest
sailing boats in a regatta
rowing on the river at dawn
skiers in fresh powder snow
white marble with gold veins
black marble with copper
emerald and gold fluid art
purple agate slice
terrazzo in pastel colours
leopard print in pink
tortoiseshell pattern
tartan in green and navy
houndstooth in black and white
herringbone in grey
polka dots on mint
retro seventies waves in orange and brown
checkerboard with smiley flowers
y2k chrome stars
vaporwave sunset grid
holographic gradient
abstract brush strokes in sage
minimal line art face with leaves
one line drawing of a dancer
mandala in turquoise
sacred geometry in gold
zodiac scorpio constellation
virgo with wheat and stars
tarot card the moon
sun and moon faces, vintage
galaxy with purple nebula
astronaut on a swing in space
rocket launch at night
ufo over a cornfield with a cow
alien planet with two suns
robot watering flowers
dinosaur with a birthday cake
t rex made of flowers
mammoth in the ice age
woolly sheep knitting
a bear playing the banjo
frog on a lily pad with crown
toad in a hole by the stream
mouse in a teacup house
rabbit in a blue jacket of leaves
owl with spectacles reading
wise old tree with a door
fairy lights in a jar
rainbow after the storm
raindrops on a window
snowflakes on navy
autumn leaves falling
spring lambs and daffodils
christmas robin with holly
halloween pumpkins and bats
easter eggs in the grass
valentine hearts in watercolour
mother's day bouquet
best dad ever with tools
graduation cap with confetti
new home with keys and flowers
good vibes only, retro lettering
stay wild, mountain lettering
"carpe diem" with laurel
"dream big" in the clouds
"be kind" with bees
"coffee first" on a mug
i hate mondays grumpy cat with coffee
suicide awareness ribbon with semicolon and butterfly
mental health matters, flowers growing from a head
a soldier's poppy on a green field
spitfire plane above the white cliffs
tank museum poster from 1940, only the lettering
water pistol fight in summer
top gun style sunset with jets
glue gun and craft supplies
bullet journal with washi tape
cannon on a castle wall
ein Fuchs im Schnee
Katze auf dem Mond, Aquarell
Blumenwiese im Frühling
heiße Schokolade mit Sahne für eine Frau im Café
ein dicker Dachs im Wald
un chat noir sous la lune
une fille avec un parapluie rouge
champ de lavande au coucher du soleil
la Seine à Paris la nuit
un nuage rose
un gato en la playa
flores amarillas en un jarrón azul
niños jugando con una cometa
montañas con nieve
un gatto sul tetto
mare blu e barche a vela
bambini che giocano nel prato
girasoli in Toscana
kot na dachu w nocy
polna droga w lesie jesienią
pole maków o świcie
dzieci na plaży z latawcem
analysis of waves, scientific plate
analog clock in a canal house
class of 2026 with stars
cumulus clouds at sunset
circumference of a golden circle
document folder with pressed flowers
titanic iceberg at night
lake titicaca reed boats
prickly pear cactus in bloom
nigella flowers in blue
montenegro bay with mountains
negroni with orange peel
niagara in negative colours
porcupine in a pot
swanky art deco bar
saturday night disco ball
wankel engine blueprint
hancock shaker village chairs
hitchcock style birds on a wire
arsenal of paint brushes and pencils
a trump card, ace of spades with flowers
a nazca line hummingbird
kamikaze peak in the mist
uranus and neptune, planets in pastel
beaver dam in a canadian lake
a bush full of bluetits and a cheeky robin
two big melons and a knife, still life
hoover dam at sunset
a chick hatching from an egg
stud farm horses at dawn
a mother hen with chicks
melting clock of sand and ice
`
  .trim()
  .split('\n')
