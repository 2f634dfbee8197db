/** Harmless phrases around a listed word: what stands inside one of them is not looked at. */
export const ALLOWED = `
great tit,great tits,blue tit,blue tits,coal tit,coal tits,marsh tit,willow tit,crested tit,long tailed tit
long tailed tits,long-tailed tit,long-tailed tits,bearded tit,penduline tit,titmouse,tit mouse
tits on a branch,tits on a feeder,booby bird,blue footed booby,blue footed boobies,booby trap,woodcock
peacock,shuttlecock,weathercock,weather cock,cock a doodle,cockatoo,cockatiel,cockapoo,cocker spaniel
rooster cock,cock rooster,cock crowing,crowing cock,cock crow,game cock,gamecock,cock pheasant,pheasant cock
cock robin,cock of the rock,cock o the north,golden cock,cockerel,cockle,cockles,cocktail,cocktails,channel
channels,english channel,stopcock,hancock,hitchcock,cockpit,cockney,cockroach,cockleshell
dick turpin,moby dick,dick whittington,dick van dyke,dick tracy,spotted dick,tom dick and harry
philip k dick,uncle dick,van dyck,dickens,charles dickens,emily dickinson,dickinson,dyke in holland
offas dyke,devils dyke,dutch dyke,sea dyke,dykes of holland
pussy cat,pussycat,pussy cats,pussycats,pussy willow,pussy willows,pussywillow,pussyfoot,puss in boots
octopussy,owl and the pussycat,owl and pussycat
scunthorpe,penistone,essex,sussex,middlesex,wessex,clitheroe,lightwater,shitterton,cockermouth,cockfosters
sexton,sextant,sexagenarian,unisex,bisexual flag,bisexual pride,asexual,asexual flag,asexual pride
homosexual,heterosexual,sexuality pride,sex education,same sex,sex pistols
naked mole rat,naked mole rats,naked mole-rat,naked oat,naked oats,naked cake,naked lady flower
naked ladies lily,naked eye,naked tree,naked trees,naked branches,naked winter,naked flame
naked neck chicken,naked bulb,nude lipstick,nude tone,nude tones,nude shade,nude shades,nude colour
nude colours,nude color,nude colors,nude beige,nude palette,nude pink,nude heels,nude nails,nude makeup
nude make up,nude neutrals,nude and beige,beige and nude,blush and nude,nude and blush,nude background
soft nude,topless car,topless jeep,topless convertible,topless mountain,topless bus
virgin forest,virgin forests,virgin olive,extra virgin,virgin snow,virgin mary,virgin islands,virgin wool
virgin birth,virgo,anal fin,analog,analogue,analysis,analyst,canal,banal,bananal,canals
chicken breast,chicken breasts,red breast,robin redbreast,redbreast,breast cancer,breaststroke,breast stroke
breast feathers,red breasts,breasts of robins,duck breast,breast pocket,breastplate
nipplewort,rose hip,rape seed,rapeseed,oilseed rape,rape field,rape fields,rape flower,rape flowers
rape blossom,field of rape,grape,grapes,drape,drapes,scrape,skyscraper,therapist,therapists,crape myrtle
raspberry,rapier

body shop,penne,penne pasta,ficus,viola,violin,spic and span,spick,chink of light,chink in
chink in the armour,chinks of light,sex on the beach
nudi branch,nudibranch,nudibranchs,assassin,assassins,bass,bassist,bass guitar,sea bass,bass drum
double bass,ass and ox,ox and ass,wild ass,jackass penguin,donkey ass,ass donkey,somali ass,asiatic ass
class,glass,grass,brass,mass,massage,passion flower,classic,compass,cassette,embassy,grasshopper,hassle,lass
moss,ambassador,morass,pass,sassafras,sassy,tassel,tassels,wassail,potassium,cutlass,carcass,harass
cumulus,cumulonimbus,cummerbund,cumbria,cumberland,cucumber,document,circumference,scum,cumin,incumbent
locum,vacuum,cum laude
shiitake,shitake,shih tzu,shi tzu,mishit,scat singing,scat jazz,scat singer,scatter,scatterbrain,scattered
meerkat scat,scattering,suspension,semen strauss,basement,tit for tat,titan,titanic ship,titanium,title
tithe,titian,titicaca,lake titicaca,prickle,prickly pear,prickly,pricking,needle prick,spindle prick
finger prick,saturday,swank,swanky,wankel,wankel engine,retardant,fire retardant,flame retardant,niggle
snigger,fagus,fagot,faggots and peas,meat faggots,fagin,fagottino,niger,nigeria,nigel,nigella,nigella flower
nigella seeds,negroni,montenegro,rio negro,cerro negro,negro river,negroamaro,porgy and bess,coon cat
maine coon,racoon,raccoon,cocoon,tycoon,bastard amber,bastard file,bitch and puppies,bitch with puppies
bitch with her puppies,bitch with her pups,dicker,dicke,dickes,dicken,dickicht,pissaladiere,pissarro
camille pissarro,pisse en lit,manneken pis,slutsk,whortleberry,whorl,whorls
corpse flower,corpse plant,corpse pose,corpse reviver,dead body of water,guts and glory,gutsy
flesh eating plant,blood orange,blood moon,blood red,blood drive,blood donor,blood bank,blood type
blood stone,bloodhound,blood root,blood lily,blood sugar,bloody mary,blood worm,bleeding heart
bleeding hearts,bleeding heart flower,heart stab,stabiles,goreng,nasi goreng,mie goreng,gorey,edward gorey
gore tex,gore-tex,al gore,gorge,gorgeous,gorilla,gorgon,flayed ox,skull,impaled pumpkin
hanging basket,hanging baskets,hanging gardens,hanging garden,hanging lantern,hanging lanterns,hanging lamp
hanging fern,hanging plants,hanging plant,gas lamp,gas lamps,gas giant,gas mask,gas station,gas pump
gas cylinder,gas light,gas stove,gas balloon,shoot for the stars,killer whale,killer whales,killer queen bee
murder of crows,murder mystery,burning man,burning love,burning candle,hate coffee,i hate people,hate people
hates people,kill a mockingbird,hearts on fire
suicide forest,overdose of colour,bulimia awareness,suicide prevention,suicide awareness,self harm awareness
noose knot,mental health,suicide lane,suicide door,suicide doors
bath bomb,bath bombs,cherry bomb,photo bomb,photobomb,seed bomb,glitter bomb,jager bomb,love bomb
water pistol,water gun,starting pistol,glue gun,heat gun,spray gun,nail gun,gun dog,gun dogs,top gun
gunpowder tea,gunmetal,gun metal,begun,burgundy,gunnera,gundog,rifle range,rifle green,joint of beef
weedy seadragon,seaweed,sea weed,duckweed,milkweed,knotweed,pondweed,bindweed,poppy seeds,drugstore
drug store,old drugstore,chocolate cigarettes,poppies,cigar flower,cigar plant,cigar box guitar
drunken noodles,punch drunk,drunk on love,stoned fruit,stoned cherries,smoking pipe of,opium poppy
opium poppies,heroine,heroines,heroin chic,methane,bullet train,silver bullet,bullet journal,speeding bullet
vapeur,sniper fish,snipe,bongo,bongos,bong trees,revolver door,pistol shrimp,drunken bees,fusilli
black panther,jungle panther,red bull in a field,bluey green,bluey grey,golf ball,golf course,polo match
polo pony,polo ponies,water polo,polo player,polo horse,bumble bee,robin hood,shell beach,amazon river
amazon rainforest,amazon parrot,amazon jungle,amazon warrior,nike of samothrace,goddess nike,nike goddess
nike the goddess,winged nike,greek nike,victory nike,winged victory,mars planet,planet mars,mercury planet
planet mercury,greek god hermes,god hermes,hermes the god,hermes messenger,pandora's box,pandoras box
apple tree,apple trees,apple blossom,apple pie,apple orchard,toffee apple,orange tree,orange grove
orange blossom,beetles,ladybird beetles,kiss under,black and pink,pink black,pink and black,prince charming
prince of wales feathers,frog prince,queen bee,queen of hearts,queen annes lace,queen anne's lace
spring oasis,desert oasis,an oasis,lion king of the jungle
arsenal of,an arsenal,an arsenal of,chelsea bun,chelsea buns,chelsea flower show,chelsea boots
chelsea pensioner,chelsea pensioners,liverpool docks,liverpool skyline,liver bird,liverpool street
barcelona skyline,barcelona street,barcelona tiles,barcelona rooftops,barcelona mosaic,celtic knot
celtic knots,celtic cross,sherwood forest,nottingham forest trees,crystal palace park,crystal palace of ice
forest of nottingham,ice crystal palace,crystal palace dinosaurs,minnesota vikings longship,emirates of
flamingo,flamengos,santos brazil coast,roma street,river plate silver,river plate estuary
rangers in a forest,forest rangers,park rangers,blue jays,blue jay,red wings,red wing blackbird
red winged blackbird,maple leafs,maple leafs in autumn,dolphins,baltimore ravens nest,toronto raptors hawk
giants causeway,giant's causeway,napoli bay,wallabies,vaporeon,bulls in a field,bears in a forest,lions on
tigers in
elmo's fire,st elmos fire,st elmo's fire,saint elmos fire,dory fish painting,dory boat,dories,fishing dory
john dory,thumper rabbit toy,nemo point,point nemo,captain nemo,jules verne nemo,ursula le guin
hedwig of andechs,frog spawn,frogspawn,toad spawn,fish spawn,salmon spawn,haunter of the dark,tsunami,tanuki
ponyo coast,alice in wonderland,sherlock holmes,dracula,frankenstein,king arthur,excalibur,merlin,zorro
robinson crusoe,treasure island,jungle book,wizard of oz,anne of green gables,little women,nutcracker
swan lake
bob ross garden,bentley village,lincoln cathedral,lincoln memorial,dodge city,alien planet,alien landscape
alien flower,olaf of norway,saint olaf,st olaf,olaf the viking,mulberry bush,mulberry tree,mulberry leaves
mulberries,coach and horses,stage coach,stagecoach,horse drawn coach,coach house,gothic cathedral windows
french windows,stained glass windows,shop windows,zebra pixel,pixel art,pixel hearts,pixel sunset
traffic signal,bonobo,mango tree,mangoes,steam train,steam engine,steam locomotive,steam iron,tinder fungus
tinder box,tinderbox,supreme court,guess who,omega 3,alpha and omega,alpha omega,greek omega
diesel locomotive,diesel train,diesel engine,lotus flower,lotus pond,viper snake,green viper,pit viper
mustang horses,mustang horse,wild mustang,wild mustangs,beetle bug,stag beetle,scarab beetle,saturn rings
saturn planet,planet saturn,seat by,window seat,garden seat,mini cakes,sea rover,wolves in,wolves howling
two wolves,pack of wolves,spurs on boots,cowboy spurs
coffee shop,flower shop,gift shop,book shop,bookshop,pet shop,tea shop,sweet shop,village shop,corner shop
rolling stones on a beach,mossy rolling stones,jack dee,bong trees,porgy and bess,suicide prevention
killer queen bee,bright red bull,red bull terrier,a red bull,red bull calf,nudge nudge,bastard balm
hard boiled egg
`
