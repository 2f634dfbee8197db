import type { MailOptions } from '../modules/mail/options'
import { escapeHtml, safeHref } from './escape'

/** The shop's colours (storefront/src/styles/tokens.css); mail programs know no custom properties. */
export const LOOK = {
  paper: '#f3f2ec',
  surface: '#fbfaf7',
  ink: '#1a1744',
  inkSoft: '#524f78',
  line: '#d2cfc4',
  accent: '#c9184f',
  weld: '#f5c518',
  onIndigo: '#f3f2ec',
} as const
export const FONT = "'Helvetica Neue', Helvetica, Arial, sans-serif"

export interface MailContent {
  subject: string
  /** What mail programs show after the subject. */
  preview: string
  heading: string
  /** Plain sentences above the details. */
  paragraphs: string[]
  /** Ready, escaped HTML and the same in plain text. */
  details?: { html: string; text: string }
  action?: { label: string; url: string }
  /** Plain sentences below the details. */
  notes?: string[]
}

const paragraph = (sentence: string, colour: string = LOOK.ink) =>
  `<p style="margin:0 0 16px;font:400 16px/1.55 ${FONT};color:${colour}">${escapeHtml(sentence)}</p>`

function button({ label, url }: { label: string; url: string }): string {
  const href = safeHref(url)
  if (!href) return ''
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="background:${LOOK.accent};border-radius:6px"><a href="${href}" style="display:inline-block;padding:13px 22px;font:700 16px/1.2 ${FONT};color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`
}

/** The page around every mail: the shop's name above, who wrote below. */
export function layoutHtml(content: MailContent, { brand, publicUrl }: MailOptions): string {
  const { subject, preview, heading, paragraphs, details, action, notes = [] } = content
  const footer = `${brand.company}, ${brand.address}`
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${LOOK.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${LOOK.paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:${LOOK.surface};border:1px solid ${LOOK.line}">
<tr><td style="background:${LOOK.ink};border-bottom:4px solid ${LOOK.weld};padding:20px 28px"><a href="${safeHref(publicUrl) ?? ''}" style="font:700 22px/1.2 ${FONT};color:${LOOK.onIndigo};text-decoration:none">${escapeHtml(brand.name)}</a></td></tr>
<tr><td style="padding:28px">
<h1 style="margin:0 0 16px;font:700 24px/1.25 ${FONT};color:${LOOK.ink}">${escapeHtml(heading)}</h1>
${paragraphs.map((sentence) => paragraph(sentence)).join('\n')}
${details?.html ?? ''}
${action ? button(action) : ''}
${notes.map((sentence) => paragraph(sentence, LOOK.inkSoft)).join('\n')}
</td></tr>
<tr><td style="padding:18px 28px;border-top:1px solid ${LOOK.line};font:400 13px/1.5 ${FONT};color:${LOOK.inkSoft}">${escapeHtml(footer)}<br>Questions? <a href="mailto:${escapeHtml(brand.email)}" style="color:${LOOK.inkSoft}">${escapeHtml(brand.email)}</a> · ${escapeHtml(brand.phone)}</td></tr>
</table></td></tr></table></body></html>`
}

/** The same mail for readers of plain text. */
export function layoutText(content: MailContent, { brand }: MailOptions): string {
  const { heading, paragraphs, details, action, notes = [] } = content
  return [
    heading,
    ...paragraphs,
    ...(details ? [details.text] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...notes,
    `--\n${brand.name}\n${brand.company}, ${brand.address}\n${brand.email} · ${brand.phone}`,
  ].join('\n\n')
}
