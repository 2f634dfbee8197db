/** What a prompt may not ask for, by class. The class is for the log; people are told what, not which word. */
export type PolicyClass = 'sexual' | 'minors' | 'gore' | 'hate' | 'self_harm'

interface Rule {
  class: PolicyClass
  pattern: RegExp
}

const SEXUAL =
  'porn\\w*|nsfw|hentai|nude\\w*|naked\\w*|topless|genital\\w*|penis\\w*|vagina\\w*|vulva\\w*|blowjob\\w*|orgasm\\w*|masturbat\\w*|erotic\\w*|fetish\\w*|bdsm|boobs?|tits|nipples?|fuck\\w*|sex|sexual\\w*|sexy|xxx|stripper\\w*|nackt\\w*|desnud\\w*|nudit\\w*'
const MINOR =
  'child\\w*|kids?|minors?|teen\\w*|toddler\\w*|bab(y|ies)|infant\\w*|schoolgirls?|schoolboys?|underage\\w*|little (girl|boy)s?|preteen\\w*'

const word = (list: string): RegExp => new RegExp(`(?<![a-z])(${list})(?![a-z])`)

const RULES: readonly Rule[] = [
  { class: 'minors', pattern: word('lolicon|shotacon|pa?edophil\\w*|jailbait|child abuse|csam') },
  { class: 'sexual', pattern: word(SEXUAL) },
  {
    class: 'gore',
    pattern: word(
      'gore|gory|behead\\w*|decapitat\\w*|dismember\\w*|disembowel\\w*|mutilat\\w*|torture\\w*|entrails|severed (head|limb|hand)s?|bloodbath|massacre\\w*|corpses?|snuff',
    ),
  },
  {
    class: 'hate',
    pattern: word(
      'nazi\\w*|hitler\\w*|swastika\\w*|ku klux klan|kkk|white power|white supremac\\w*|heil|gas chamber\\w*|holocaust\\w*|ethnic cleansing|genocide\\w*|lynch(ing|ed)?|nigg(er|a)s?|faggots?|kikes?|terrorist\\w*|isis flag',
    ),
  },
  {
    class: 'hate',
    pattern: word(
      '(kill|exterminate|gas|hang) (all )?(the )?(people|jews|muslims|christians|blacks|whites|gays|women|men|immigrants|refugees)',
    ),
  },
  {
    class: 'self_harm',
    pattern: word('suicid\\w*|self[- ]harm\\w*|cutting (my|her|his) wrists?|hang(ing)? (my|him|her)self'),
  },
]

/** Harmless phrases that contain a listed word. */
const ALLOWED =
  /(?<![a-z])(great tits?|blue tits?|coal tits?|sex pistols|naked (mole rat|oats?)|nude (lipstick|tones?|shades?|colou?rs?|beige|palette))(?![a-z])/g

const LOOK_ALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
}

/** Small plain letters: accents, zero-width characters, look-alikes and s p a c e d letters undone. */
export function normalise(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .toLowerCase()
    // Only inside a word: '3 cats' keeps its number.
    .replace(/(?<=[a-z])[013457@$!|]|[013457@$|](?=[a-z])/g, (sign) => LOOK_ALIKES[sign] ?? sign)
  return plain.replace(/(?<![a-z])(?:[a-z][\s._*-]){2,}[a-z](?![a-z])/g, (letters) =>
    letters.replace(/[^a-z]/g, ''),
  )
}

/** The class of what the prompt asks for and we don't draw, or null. */
export function violation(prompt: string): PolicyClass | null {
  const text = normalise(prompt).replace(ALLOWED, ' ')
  const hit = RULES.find(({ pattern }) => pattern.test(text))
  if (!hit) return null
  return hit.class === 'sexual' && word(MINOR).test(text) ? 'minors' : hit.class
}

/** The one sentence that a refusal says, whoever refused. */
export const REFUSAL =
  'We can’t draw that: our designs stay free of nudity, violence and hate. Try describing a place, an animal or a pattern instead.'
