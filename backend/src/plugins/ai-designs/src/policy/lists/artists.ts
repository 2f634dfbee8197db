import { group } from './entry'

/** Artists who live or have not been dead for seventy years. Hokusai, Van Gogh, Monet, Klimt and Mucha are everybody's. */
export const ARTISTS = group(
  {
    class: 'brand',
    instead: 'a bold modern style',
    scene: 'overlapping planes of pure colour with thick black outlines',
  },
  `
banksy, banksy girl = a stencilled street-art style
andy warhol, warhol, campbells soup cans = a bright screen-print style
roy lichtenstein, lichtenstein = a style of thick outlines and halftone dots
keith haring, haring figures = a style of simple dancing outline figures
basquiat, jean michel basquiat = a style of scribbled crowns and chalk
picasso, pablo picasso, guernica = a style of broken angular planes
salvador dali, dali clocks, salvador dalí, melting clocks dali, ~dali = a dreamlike desert style | painting
  painter style surreal surrealist clocks
rene magritte, magritte = a dreamlike style of clouds and bowler hats
mc escher, m c escher, escher stairs, escher = a style of impossible stairs
marc chagall, chagall, mark rothko, rothko, jackson pollock, pollock splatter, pollock painting, willem de
  kooning, barnett newman, cy twombly, joan miro, alexander calder, francis bacon painter, lucian freud,
  david hockney, hockney pool, hockney, edward hopper nighthawks, georgia okeeffe, georgia o'keeffe, norman
  rockwell, grandma moses, lowry matchstick, ls lowry, l s lowry, beryl cook, bridget riley, damien hirst,
  tracey emin, antony gormley, grayson perry, jeff koons, koons balloon, yayoi kusama, kusama, takashi
  murakami, murakami flowers, murakami flower, superflat murakami, yoshitomo nara, kaws companion, kaws,
  shepard fairey, obey giant, invader mosaic, mr brainwash, bearbrick, be@rbrick, ai weiwei, anish kapoor,
  anselm kiefer, gerhard richter, hundertwasser, niki de saint phalle, fernando botero, wassily chair, henri
  cartier bresson, annie leibovitz, helmut newton, ansel adams, robert mapplethorpe, hr giger, h r giger,
  giger biomech, moebius giraud, enki bilal, frank frazetta, frazetta, boris vallejo, simon stalenhag,
  beeple, greg rutkowski, rutkowski, artgerm, wlop, loish, james jean, ilya kuvshinov, makoto shinkai,
  shinkai, hayao miyazaki, miyazaki, junji ito, katsuhiro otomo, osamu tezuka, akira toriyama, toriyama,
  eiichiro oda, naoko takeuchi, yoshitaka amano, kentaro miura, tim burton, wes anderson, dr seuss, dr.
  seuss, cat in the hat, maurice sendak, where the wild things are, eric carle, quentin blake, roald dahl,
  axel scheffler, julia donaldson, jean jacques sempe, herge tintin, shaun tan, jan pienkowski, tove
  jansson, tom of finland, thomas kinkade, kinkade, bob ross painting, bob ross, lisa frank, mary blair,
  saul bass, milton glaser, i love ny logo, charley harper, josef frank, orla kiely, marimekko, lucienne
  day, emma bridgewater, cath kidston print, wyland whale, romero britto, britto heart, james rizzi, rizzi
  houses, janosch tigerente, janosch, loriot, ottifant, uderzo, peyo smurf = a bold modern illustration
  style
`,
)
