/** Names that are not printed, by what sentence they stand in. `@` is the name's place. */
const SENTENCES: Record<string, string[]> = {
  character: [
    '@ surfing a big wave at sunset',
    'a cute @ with balloons, watercolour',
    '@ in a spring meadow full of daisies',
    'pastel pattern with @ and stars',
    'portrait of @ in the rain, neon colours',
    'my daughter loves @, please draw it with hearts',
  ],
  brand: [
    '@ on a pink background',
    'pattern of @ in gold and black',
    'big @ in the middle, marble behind it',
    'a can with @ written on it, pop art',
    '@ style case for a birthday',
  ],
  person: [
    'portrait of @ with flowers',
    '@ as a renaissance painting',
    '@ riding a horse on the beach',
    'a cartoon of @ smiling',
    'line art of @ and a cat',
  ],
  artist: ['a sunflower in the style of @', 'a city street by @', 'my dog painted by @', '@ inspired waves'],
}

const NAMES: Record<string, string> = {
  character: `Pikachu|Mickey Mouse|Minnie Mouse|Donald Duck|Winnie the Pooh|Tigger|Eeyore|Tinker Bell|Lion King|Simba|Bambi|Dumbo|Finding Nemo|Buzz Lightyear|Lightning McQueen|Mike Wazowski|Jack Skellington|Cruella de Vil|Maleficent|Shrek|Kung Fu Panda|Peppa Pig|Paw Patrol|Teletubbies|Cookie Monster|Elmo|Kermit the Frog|Miss Piggy|SpongeBob|Patrick Star|Bugs Bunny|Tweety Bird|Daffy Duck|Tom and Jerry|Pink Panther|Scooby Doo|Garfield|Snoopy|Charlie Brown|Homer Simpson|Bart Simpson|Peter Griffin|Eric Cartman|Rick and Morty|Powerpuff Girls|My Little Pony|Rainbow Dash|Smurfette|The Gruffalo|Peter Rabbit|Paddington Bear|Shaun the Sheep|Asterix|Obelix|Tintin|Harry Potter|Hermione Granger|Dumbledore|Voldemort|Hogwarts|Gryffindor|Gandalf|Frodo|Gollum|Legolas|Sauron|Jon Snow|Daenerys|Darth Vader|Luke Skywalker|Princess Leia|Han Solo|Chewbacca|Baby Yoda|Mandalorian|Boba Fett|Stormtrooper|Millennium Falcon|Captain Kirk|Dalek|Tardis|Demogorgon|Ghostbusters|Indiana Jones|James Bond|Terminator|Freddy Krueger|Pennywise|Jack Sparrow|Godzilla|King Kong|Optimus Prime|Barbie|Walter White|Wednesday Addams|The Grinch|Spider Man|Iron Man|Captain America|Incredible Hulk|Black Widow Marvel|Scarlet Witch|Doctor Strange|Baby Groot|Thanos|Deadpool|Batman|Superman|Wonder Woman|Aquaman|Green Lantern|Harley Quinn|Ninja Turtles|Power Rangers|Popeye|Betty Boop|Charizard|Bulbasaur|Squirtle|Eevee|Jigglypuff|Mewtwo|Snorlax|Gengar|Super Mario|Princess Peach|Bowser|Yoshi|Donkey Kong|Zelda|Hyrule|Sonic the Hedgehog|Minecraft|Fortnite|Roblox|Master Chief|Kratos|Crash Bandicoot|Pac Man|Sephiroth|Genshin Impact|Freddy Fazbear|Huggy Wuggy|Lara Croft|Angry Birds|Goku|Vegeta|Naruto|Sasuke|Kakashi|Luffy|Tanjiro|Nezuko|Levi Ackerman|Eren Yeager|Satoru Gojo|Sailor Moon|Hatsune Miku|Totoro|Studio Ghibli|Hello Kitty|Cinnamoroll|Doraemon|Labubu`,
  brand: `Gucci|Louis Vuitton|Chanel|Prada|Versace|Balenciaga|Burberry|Givenchy|Rolex|Cartier|Swarovski|Ralph Lauren|Tommy Hilfiger|Calvin Klein|Michael Kors|Adidas|Air Jordan|Reebok|Under Armour|North Face|Lego|Hot Wheels|Coca Cola|Pepsi|Red Bull can|Starbucks|McDonalds|Burger King|KFC|Pringles|Oreo|Kit Kat|Nutella|Haribo|Heineken|Guinness|Jack Daniels|Marlboro|PlayStation|Xbox|YouTube|Instagram|TikTok|Netflix|Spotify|Snapchat|Ferrari|Lamborghini|Porsche|BMW|Bugatti|Harley Davidson|Rolls Royce|Aston Martin|Manchester United|Arsenal FC|Chelsea FC|Liverpool FC|Tottenham Hotspur|Real Madrid|FC Barcelona|Bayern Munich|Borussia Dortmund|Juventus|Los Angeles Lakers|Chicago Bulls|Dallas Cowboys|New York Yankees|Louboutin|Skittles`,
  person: `Taylor Swift|Beyonce|Kim Kardashian|Rihanna|Ariana Grande|Billie Eilish|Lady Gaga|Justin Bieber|Selena Gomez|Ed Sheeran|Harry Styles|Kanye West|Eminem|Snoop Dogg|Elvis Presley|Michael Jackson|Freddie Mercury|David Bowie|The Beatles|Bob Marley|Jungkook|Blackpink|Marilyn Monroe|Audrey Hepburn|Brad Pitt|Leonardo DiCaprio|Tom Cruise|Johnny Depp|Keanu Reeves|Zendaya|Margot Robbie|Ryan Gosling|Emma Watson|Dwayne Johnson|Jackie Chan|Pedro Pascal|Cristiano Ronaldo|Lionel Messi|Neymar|Kylian Mbappe|Mohamed Salah|David Beckham|LeBron James|Michael Jordan|Serena Williams|Roger Federer|Lewis Hamilton|Max Verstappen|Muhammad Ali|Conor McGregor|Donald Trump|Joe Biden|Barack Obama|Boris Johnson|Rishi Sunak|Vladimir Putin|Angela Merkel|Emmanuel Macron|Queen Elizabeth|King Charles|Princess Diana|Kate Middleton|Elon Musk|Jeff Bezos|Mark Zuckerberg|Steve Jobs|Greta Thunberg|Oprah Winfrey|Gordon Ramsay|MrBeast|PewDiePie|David Attenborough`,
  artist: `Banksy|Andy Warhol|Keith Haring|Basquiat|Picasso|Salvador Dali|Yayoi Kusama|Takashi Murakami|David Hockney|Roy Lichtenstein|Damien Hirst|Greg Rutkowski|Hayao Miyazaki|Junji Ito|Tim Burton|Dr Seuss|Norman Rockwell|Lisa Frank`,
}

export interface BrandPrompt {
  name: string
  write: (spelled: string) => string
}

export const BRAND_PROMPTS: BrandPrompt[] = Object.entries(NAMES).flatMap(([kind, names]) =>
  names.split('|').map((name, index): BrandPrompt => {
    const sentences = SENTENCES[kind] ?? []
    const sentence = sentences[index % sentences.length] ?? '@'
    return { name, write: (spelled) => sentence.replace('@', spelled) }
  }),
)
