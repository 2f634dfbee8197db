import { toPlainText } from '@react-email/render'

/** The little of html-to-text's element and builder that is used here; the package brings no types of its own. */
interface Element {
  attribs: Record<string, string>
  children?: Element[]
  name?: string
}
interface Builder {
  openBlock(options: { leadingLineBreaks: number }): void
  closeBlock(options: { trailingLineBreaks: number }): void
  addInline(text: string, options?: object): void
}
type Walk = (children: Element[], builder: Builder) => void

/** A row of a table as one line, its cells beside each other. */
function row(element: Element, walk: Walk, builder: Builder, options: { leadingLineBreaks?: number }): void {
  builder.openBlock({ leadingLineBreaks: options.leadingLineBreaks ?? 1 })
  for (const cell of (element.children ?? []).filter(({ name }) => name === 'td' || name === 'th')) {
    walk(cell.children ?? [], builder)
    builder.addInline(' ')
  }
  builder.closeBlock({ trailingLineBreaks: 1 })
}

/** A button as its words and its address on a line of its own, where no mail program breaks it. */
function action(element: Element, walk: Walk, builder: Builder): void {
  builder.openBlock({ leadingLineBreaks: 2 })
  builder.addInline(`${element.attribs['data-label'] ?? ''}:`)
  builder.openBlock({ leadingLineBreaks: 1 })
  builder.addInline(element.attribs['href'] ?? '', { noWordTransform: true })
  builder.closeBlock({ trailingLineBreaks: 1 })
  builder.closeBlock({ trailingLineBreaks: 2 })
}

const OPTIONS = {
  // Lines wrap where they are read: at 76 letters they would wrap twice on a phone.
  wordwrap: false,
  formatters: { row, action },
  selectors: [
    { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 1, trailingLineBreaks: 2 } },
    { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 } },
    { selector: 'img', format: 'skip' },
    { selector: 'tr[data-text=row]', format: 'row' },
    { selector: 'tr[data-text=first-row]', format: 'row', options: { leadingLineBreaks: 2 } },
    { selector: 'a', options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true } },
    { selector: 'a[data-label]', format: 'action' },
  ],
}

/** The mail for readers of plain text, from the same page. */
export const plainText = (html: string): string => `${toPlainText(html, OPTIONS).trim()}\n`
