import sanitizeHtml from 'sanitize-html'
import { plainItems } from './plain-items'

/** What is kept of a text; more than this no description needs. */
const MOST_CHARACTERS = 20_000
const EMPTY_PARAGRAPHS = /(?:<p>(?:\s|<br \/>)*<\/p>\s*)+$/

/**
 * The HTML of a description as the shop shows it: headings, paragraphs, lists, bold, italic and links. Whatever else
 * comes, from the editor or from a file, loses its tags; scripts, styles, frames and pictures go with what they hold.
 * Headings start below those of the page that shows them.
 */
export function cleanHtml(value: unknown): string {
  if (typeof value !== 'string') return ''
  const clean = sanitizeHtml(value.slice(0, MOST_CHARACTERS), {
    allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'h3', 'h4', 'a'],
    allowedAttributes: { a: ['href'] },
    // 2.17.5 checks the schemes of href and src alone: no other attribute may ever hold an address here.
    allowedSchemesAppliedToAttributes: ['href'],
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'svg', 'math', 'title', 'template'],
    nestingLimit: 12,
    transformTags: {
      b: 'strong',
      i: 'em',
      h1: 'h3',
      h2: 'h3',
      h5: 'h4',
      h6: 'h4',
    },
    exclusiveFilter: ({ tag, text, mediaChildren }) =>
      ['strong', 'em', 'a', 'h3', 'h4', 'li', 'ul', 'ol'].includes(tag) &&
      text.trim() === '' &&
      mediaChildren.length === 0,
  })
  return plainItems(clean).replace(EMPTY_PARAGRAPHS, '').trim()
}
