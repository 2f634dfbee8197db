/** The shop's colours (storefront/src/styles/tokens.css); mail programs know no custom properties. */
const LIGHT = {
  paper: '#f3f2ec',
  surface: '#fbfaf7',
  ink: '#1a1744',
  inkSoft: '#524f78',
  line: '#d2cfc4',
  accent: '#c9184f',
  onAccent: '#ffffff',
  indigo: '#1a1744',
  onIndigo: '#f3f2ec',
  weld: '#f5c518',
} as const
const DARK: Record<keyof typeof LIGHT, string> = {
  paper: '#121027',
  surface: '#1c1938',
  ink: '#f1efe7',
  inkSoft: '#b4b0cf',
  line: '#34305a',
  accent: '#ff5d8f',
  onAccent: '#1d0612',
  indigo: '#262152',
  onIndigo: '#f1efe7',
  weld: '#ffd54a',
}

export const COLOUR = LIGHT
export const FONT = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif"
export const DISPLAY = "'Bricolage Grotesque', 'Helvetica Neue', Helvetica, Arial, sans-serif"

/** Names of what changes in the dark; inline styles carry the light, since some programs know nothing else. */
export const LOOK = {
  paper: 'm-paper',
  surface: 'm-surface',
  ink: 'm-ink',
  soft: 'm-soft',
  line: 'm-line',
  cloth: 'm-cloth',
  button: 'm-button',
  link: 'm-link',
} as const

const dark = (prefix: string) =>
  [
    `.${LOOK.paper}{background-color:${DARK.paper}!important}`,
    `.${LOOK.surface}{background-color:${DARK.surface}!important;border-color:${DARK.line}!important}`,
    `.${LOOK.ink}{color:${DARK.ink}!important;border-color:${DARK.ink}!important}`,
    `.${LOOK.soft}{color:${DARK.inkSoft}!important}`,
    `.${LOOK.line}{border-color:${DARK.line}!important}`,
    `.${LOOK.cloth}{background-color:${DARK.indigo}!important}`,
    `.${LOOK.button}{background-color:${DARK.accent}!important;color:${DARK.onAccent}!important}`,
    `.${LOOK.link}{color:${DARK.accent}!important}`,
  ]
    .map((rule) => `${prefix}${rule}`)
    .join('')

/** Dark by the system's setting, and where Outlook on the web makes pages dark by itself. */
export const STYLE = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${dark('')}}`,
  dark('[data-ogsc] '),
  '@media (max-width:480px){.m-pad{padding-left:20px!important;padding-right:20px!important}.m-title{font-size:24px!important}.m-card{display:none!important}}',
].join('')
