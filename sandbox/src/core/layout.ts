import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

const STYLE = `
:root{--ink:#1c1b22;--soft:#5f5d6b;--line:#e4e1ea;--paper:#faf9fc;--card:#fff;--accent:#5b3fd6;--good:#12734a;--bad:#b3261e;--warn:#8a5a00}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
.band{background:repeating-linear-gradient(135deg,#ffd978 0 18px,#ffe09a 18px 36px);color:#3d2c00;padding:8px 24px;font-weight:600;font-size:14px}
.band strong{background:#3d2c00;color:#ffe09a;border-radius:99px;padding:1px 10px;margin-right:8px;letter-spacing:.02em}
main{max-width:1080px;margin:0 auto;padding:28px 24px 64px}
h1{font-size:26px;line-height:1.2;margin:0 0 6px;letter-spacing:-.01em}h2{font-size:17px;margin:32px 0 10px}
p{margin:0 0 12px}.soft{color:var(--soft)}
.card{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:16px 18px;margin:0 0 12px}
.row{display:flex;gap:10px;flex-wrap:wrap;align-items:center}
a{color:var(--accent)}
button,.button{font:inherit;font-weight:600;border:1px solid var(--line);background:#fff;color:var(--ink);border-radius:10px;padding:8px 14px;min-height:40px;cursor:pointer;text-decoration:none;display:inline-block}
button:hover,.button:hover{border-color:#b9b2cf}button.small{min-height:32px;padding:3px 10px;font-size:13px}
button.main{background:var(--accent);border-color:var(--accent);color:#fff}button.main:hover{background:#4a30bf}
:focus-visible{outline:3px solid #b8a8ff;outline-offset:2px}
select,input{font:inherit;border:1px solid #c9c4d6;border-radius:10px;padding:7px 10px;min-height:40px;background:#fff;color:var(--ink);max-width:100%}
label{display:grid;gap:3px;font-size:13px;color:var(--soft)}
details{border-bottom:1px solid var(--line);padding:8px 0}details:last-child{border-bottom:0}
summary{cursor:pointer;display:flex;gap:10px;flex-wrap:wrap;align-items:baseline}
code,pre{font:13px/1.45 ui-monospace,SFMono-Regular,Menlo,monospace}
pre{background:#f4f2f9;border-radius:10px;padding:12px;overflow:auto;max-height:420px;white-space:pre-wrap;overflow-wrap:anywhere;margin:8px 0}
.mark{border-radius:99px;padding:0 9px;font-size:12.5px;font-weight:600;background:#eeebf7;color:#3d3660}
.mark.good{background:#def3e8;color:var(--good)}.mark.bad{background:#fbe3e1;color:var(--bad)}.mark.warn{background:#fdf0d5;color:var(--warn)}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:8px 10px;border-bottom:1px solid var(--line);vertical-align:top}th{font-size:13px;color:var(--soft)}
`

/** Every page of the sandbox wears the same band, so that nobody takes it for the real thing. */
export function layout(page: { title: string; notice: string; body: Markup; style?: string }): Markup {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${page.title} · Sandbox</title>
        <style>
          ${raw(STYLE)}${raw(page.style ?? '')}
        </style>
      </head>
      <body>
        <header class="band"><strong>Sandbox</strong>${page.notice}</header>
        <main>${page.body}</main>
      </body>
    </html>`
}
