const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const text = (value: string) => value.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)

const STYLE = `:root{color-scheme:light dark;--ink:#1a1744;--soft:#524f78;--paper:#f3f2ec;--surface:#fbfaf7;--line:#d2cfc4;--accent:#c9184f}
@media (prefers-color-scheme:dark){:root{--ink:#f1efe7;--soft:#b4b0cf;--paper:#121027;--surface:#1c1938;--line:#34305a;--accent:#ff5d8f}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.8rem;margin:0 0 .5rem}`

/** A page of the backend's own: one file, no scripts. `body` is HTML. */
export const htmlPage = (page: { title: string; style: string; body: string; robots?: string }): string =>
  `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${page.robots ? `<meta name="robots" content="${page.robots}">` : ''}<title>${text(page.title)}</title><style>${STYLE}${page.style}</style></head>
<body><main>${page.body}
</main></body></html>`
