import { IconButton } from '@medusajs/ui'
import { useEditorState, type Editor } from '@tiptap/react'
import {
  Bold,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  Redo2,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { LinkControl } from './link-control'

interface Tool {
  label: string
  Picture: LucideIcon
  run: (editor: Editor) => void
  pressed?: (editor: Editor) => boolean
  able?: (editor: Editor) => boolean
}

const TOOLS: Tool[][] = [
  [
    {
      label: 'Bold',
      Picture: Bold,
      run: (editor) => editor.chain().focus().toggleBold().run(),
      pressed: (editor) => editor.isActive('bold'),
    },
    {
      label: 'Italic',
      Picture: Italic,
      run: (editor) => editor.chain().focus().toggleItalic().run(),
      pressed: (editor) => editor.isActive('italic'),
    },
  ],
  [
    {
      label: 'Heading',
      Picture: Heading3,
      run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
      pressed: (editor) => editor.isActive('heading', { level: 3 }),
    },
    {
      label: 'Smaller heading',
      Picture: Heading4,
      run: (editor) => editor.chain().focus().toggleHeading({ level: 4 }).run(),
      pressed: (editor) => editor.isActive('heading', { level: 4 }),
    },
  ],
  [
    {
      label: 'Bulleted list',
      Picture: List,
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      pressed: (editor) => editor.isActive('bulletList'),
    },
    {
      label: 'Numbered list',
      Picture: ListOrdered,
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      pressed: (editor) => editor.isActive('orderedList'),
    },
  ],
  [
    {
      label: 'Undo',
      Picture: Undo2,
      run: (editor) => editor.chain().focus().undo().run(),
      able: (editor) => editor.can().undo(),
    },
    {
      label: 'Redo',
      Picture: Redo2,
      run: (editor) => editor.chain().focus().redo().run(),
      able: (editor) => editor.can().redo(),
    },
  ],
]

/** What can be done to the text, each also by the keys that text editors have in common. */
export function HtmlToolbar({ editor, label }: { editor: Editor; label: string }) {
  const states = useEditorState({
    editor,
    selector: () => TOOLS.map((group) => group.map((tool) => [tool.pressed?.(editor), tool.able?.(editor)])),
  })
  return (
    <div
      role="group"
      aria-label={`Format of ${label.toLowerCase()}`}
      className="border-ui-border-base bg-ui-bg-subtle flex flex-wrap items-center gap-1 border-b px-2 py-1"
    >
      {TOOLS.map((group, at) => (
        <div key={group[0]?.label} className="border-ui-border-base flex gap-0.5 border-r pr-1">
          {group.map((tool, index) => {
            const [pressed, able] = states[at]?.[index] ?? []
            return (
              <IconButton
                key={tool.label}
                type="button"
                size="small"
                variant="transparent"
                aria-label={tool.label}
                title={tool.label}
                aria-pressed={pressed}
                disabled={able === false}
                className={pressed ? 'bg-ui-bg-base-pressed' : ''}
                onClick={() => tool.run(editor)}
              >
                <tool.Picture size={15} aria-hidden="true" />
              </IconButton>
            )
          })}
        </div>
      ))}
      <LinkControl editor={editor} />
    </div>
  )
}
