import { Button, IconButton, Input, Label, Popover, Text } from '@medusajs/ui'
import { useEditorState, type Editor } from '@tiptap/react'
import { Link, Unlink } from 'lucide-react'
import { useId, useState } from 'react'
import { linkAddress } from './link-address'

const NOT_AN_ADDRESS = 'Give an https:// address, a page of the shop such as /returns, or an email address'

/** Links the marked text to an address, and unlinks it. */
export function LinkControl({ editor }: { editor: Editor }) {
  const [open, setOpen] = useState(false)
  const [address, setAddress] = useState('')
  const [fault, setFault] = useState('')
  const field = useId()
  const linked = useEditorState({ editor, selector: () => editor.isActive('link') })

  const begin = (opening: boolean) => {
    setOpen(opening)
    setFault('')
    if (opening) setAddress(String(editor.getAttributes('link').href ?? ''))
  }
  const apply = () => {
    const href = linkAddress(address)
    if (!href) {
      setFault(NOT_AN_ADDRESS)
      return
    }
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !linked)
      chain
        .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else chain.setLink({ href }).run()
    setOpen(false)
  }
  return (
    <div className="flex gap-0.5">
      <Popover open={open} onOpenChange={begin}>
        <Popover.Trigger asChild>
          <IconButton
            type="button"
            size="small"
            variant="transparent"
            aria-label="Link"
            title="Link"
            className={linked ? 'bg-ui-bg-base-pressed' : ''}
          >
            <Link size={15} aria-hidden="true" />
          </IconButton>
        </Popover.Trigger>
        <Popover.Content className="w-80 p-3">
          <Label htmlFor={field} size="small">
            Address
          </Label>
          <Input
            id={field}
            size="small"
            className="mt-1"
            placeholder="https://"
            value={address}
            aria-invalid={fault !== ''}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              apply()
            }}
          />
          {fault && (
            <Text size="xsmall" role="alert" className="text-ui-fg-error mt-1">
              {fault}
            </Text>
          )}
          <div className="mt-2 flex justify-end">
            <Button type="button" size="small" onClick={apply}>
              Link the text
            </Button>
          </div>
        </Popover.Content>
      </Popover>
      <IconButton
        type="button"
        size="small"
        variant="transparent"
        aria-label="Remove link"
        title="Remove link"
        disabled={!linked}
        onClick={() => editor.chain().focus().extendMarkRange('link').unsetLink().run()}
      >
        <Unlink size={15} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
