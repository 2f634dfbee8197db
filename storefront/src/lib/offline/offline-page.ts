import { brand } from '~/config/brand'

/** A page that was seen before, as the offline page offers it. */
export interface SeenPage {
  href: string
  title: string
  picture: string | null
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const text = (words: string) => words.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:var(--cl-paper);color:var(--cl-ink);font:400 1.0625rem/1.55 'Instrument Sans',system-ui,sans-serif;-webkit-font-smoothing:antialiased}
a{color:inherit}
:focus-visible{outline:3px solid var(--cl-accent);outline-offset:3px;border-radius:.375rem}
header,main{max-width:76rem;margin:0 auto;padding:0 clamp(1rem,4vw,2.5rem)}
header{display:flex;align-items:center;min-height:4.5rem;border-bottom:1px solid var(--cl-line)}
header a,h1,h2{font-family:'Bricolage Grotesque',system-ui,sans-serif;letter-spacing:-.02em}
header a{display:inline-flex;gap:.625rem;align-items:center;font-size:1.5rem;font-weight:800;text-decoration:none}
h1{margin:clamp(2.5rem,8vw,5rem) 0 0;font-size:clamp(2.9rem,1.6rem + 5.4vw,6.25rem);line-height:.92;font-weight:700;text-wrap:balance}
h1+p{max-width:28rem;margin:1.5rem 0 0;font-size:1.25rem;line-height:1.45;color:var(--cl-ink-soft)}
.again{display:inline-flex;align-items:center;min-height:2.75rem;margin:2rem 0 0;padding:0 1.25rem;border-radius:99rem;background:var(--cl-accent);color:var(--cl-on-accent);font-weight:600;text-decoration:none}
h2{margin:4rem 0 0;padding:1.25rem 0 0;border-top:3px solid var(--cl-ink);font-size:clamp(1.75rem,1.5rem + 1vw,2.25rem);line-height:1.12}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:.75rem;margin:1.25rem 0 4rem;padding:0;list-style:none}
li a{display:flex;gap:.875rem;align-items:center;min-height:5.5rem;padding:.5rem;border:1px solid var(--cl-line);border-radius:1rem;background:var(--cl-surface);font-weight:600;line-height:1.3;text-decoration:none;overflow-wrap:anywhere}
li a:hover{border-color:var(--cl-ink)}
li img,li i{flex:none;width:4.5rem;height:4.5rem;border-radius:.625rem;background:var(--cl-sunken);object-fit:cover}
`
const face = (name: string, file: string | undefined) =>
  file
    ? `@font-face{font-family:'${name}';font-weight:200 800;font-display:swap;src:url('${file}') format('woff2')}`
    : ''

const MARK =
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="var(--cl-accent)"/><g fill="none" stroke="var(--cl-on-accent)" stroke-linecap="round"><path d="M22.5 10.2a8.6 8.6 0 1 0 0 11.6" stroke-width="2.6"/><path d="M12.6 12.4h12M12.6 16h12M12.6 19.6h12" stroke-width="1.9"/></g></svg>'

const entry = ({ href, title, picture }: SeenPage) =>
  `<li><a href="${text(href)}">${picture ? `<img src="${text(picture)}" alt="">` : '<i></i>'}<span>${text(title)}</span></a></li>`

const seenList = (seen: SeenPage[]) =>
  seen.length === 0 ? '' : `<h2>Here all the same</h2><ul>${seen.map(entry).join('')}</ul>`

/**
 * The page that the worker shows where a page is not to be had. It needs no script and no style of the build, of which
 * there may be none. `tokens` are the shop's colours, `fonts` the kept font files.
 */
export const offlinePage = (asked: string, seen: SeenPage[], tokens: string, fonts: string[]): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>You’re offline · ${text(brand.name)}</title><style>${tokens}${face(
    'Bricolage Grotesque',
    fonts.find((file) => file.includes('bricolage-grotesque-basic')),
  )}${face(
    'Instrument Sans',
    fonts.find((file) => file.includes('instrument-sans-basic')),
  )}${STYLE}</style></head><body><header><a href="/">${MARK}${text(brand.name)}</a></header><main><h1>You’re offline.</h1><p>This page needs a connection. Your cart and your designs are safe.</p><a class="again" href="${text(asked)}">Try again</a>${seenList(seen)}</main></body></html>`

/** What a kept page is called, without the shop's name; null where it says nothing. */
export function titleOf(html: string): string | null {
  const found = /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]?.replace(` · ${brand.name}`, '')
  return found
    ? found
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replace(/&#(?:39|x27);/g, "'")
        .replaceAll('&amp;', '&')
    : null
}
