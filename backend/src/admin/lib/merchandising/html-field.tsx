import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useId } from 'react'
import { plainItems } from '../../../lib/merchandising/plain-items'
import { FieldFrame } from './field-frame'
import { HtmlToolbar } from './html-toolbar'

/** What the shop shows of a text and no more; the server keeps the same tags. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      protocols: ['https', 'mailto'],
      HTMLAttributes: { target: null, rel: null },
    },
  }),
]
const PROSE =
  'txt-small min-h-28 max-h-96 overflow-y-auto px-3 py-2 outline-none [&_a]:text-ui-fg-interactive [&_a]:underline [&_h3]:mt-2 [&_h3]:text-base [&_h3]:font-semibold [&_h4]:mt-2 [&_h4]:font-semibold [&_li_p]:my-0 [&_ol]:list-decimal [&_ol]:pl-5 [&_p]:my-1 [&_ul]:list-disc [&_ul]:pl-5'

/** A description has headings of two ranks, as the server makes of other ones. */
const withOwnHeadings = (html: string) =>
  html.replace(/<(\/?)h[12](?=[\s>])/gi, '<$1h3').replace(/<(\/?)h[56](?=[\s>])/gi, '<$1h4')

interface HtmlFieldProps {
  label: string
  hint: string
  value: string
  fault: string | undefined
  onChange: (html: string) => void
}

/** A text with headings, lists and links. Give it another `key` to fill it anew. */
export function HtmlField({ label, hint, value, fault, onChange }: HtmlFieldProps) {
  const id = useId()
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    editorProps: {
      transformPastedHTML: withOwnHeadings,
      attributes: {
        class: PROSE,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-hint`,
      },
    },
    onUpdate: ({ editor: edited }) => onChange(edited.isEmpty ? '' : plainItems(edited.getHTML())),
  })
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} onLabel={() => editor.commands.focus()}>
      <div className="border-ui-border-base bg-ui-bg-field focus-within:shadow-borders-interactive-with-active overflow-hidden rounded-md border">
        <HtmlToolbar editor={editor} label={label} />
        <EditorContent editor={editor} />
      </div>
    </FieldFrame>
  )
}
