/**
 * What people usually want kept out of a picture, and what the lists would take for something asked for. Only as a whole: 'a
 * naked woman on a beach' is none of it.
 */
export const LEFT_OUT: ReadonlySet<string> = new Set(
  `
logo, logos, brand, brands, brand logos, brand names, branding, trademark, trademarks, copyright, crest, crests,
sponsors, official logos, nude, nudes, nudity, naked, nakedness, naked people, naked bodies, nude people, nsfw,
porn, sex, sexual content, breasts, nipples, genitals, gore, gory scenes, blood and gore, corpse, corpses,
dead body, dead bodies, dead people, torture, massacre, open wounds, bloody wounds, blood splatter
`
    .trim()
    .split(/,\s*/),
)
