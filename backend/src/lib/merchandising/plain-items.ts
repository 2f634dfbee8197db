const PARAGRAPH_IN_ITEM = /<li><p>((?:(?!<\/?p>).)*)<\/p>(?=<\/li>|<ul>|<ol>)/gs

/** Editors put a paragraph into every list item; the shop's lists hold plain text. */
export const plainItems = (html: string) => html.replace(PARAGRAPH_IN_ITEM, '<li>$1')
