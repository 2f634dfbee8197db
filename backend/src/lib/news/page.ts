import { brand } from '../../brand'
import { htmlPage, text } from '../docs/html-page'

const STYLE =
  'main{max-width:34rem}button{font:inherit;font-weight:600;padding:.75rem 1.5rem;border:0;border-radius:99px;background:var(--accent);color:var(--paper);cursor:pointer}'

/** It fetches and runs nothing, and its form leads to its own address. */
export const NEWS_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const page = (title: string, body: string) =>
  htmlPage({
    title: `${title} · ${brand.name}`,
    style: STYLE,
    robots: 'noindex',
    body: `<h1>${text(title)}</h1>${body}`,
  })

/** Programs that look at the links of a mail press no button. */
export const ASKED = page(
  'No more news?',
  `<p>Press the button, and ${text(brand.name)} sends you no more news and offers. Mails about your orders and your account still come.</p>
<form method="post"><button>Stop news and offers</button></form>`,
)

export const DONE = page(
  'You get no more news',
  `<p>${text(brand.name)} sends you no more news and offers. Should you want them again, turn them on in your profile.</p>`,
)
