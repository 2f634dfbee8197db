import { Globe, Link2, Lock, MoreVertical, Pencil, Trash2, type LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { IconButton } from '~/components/ui/icon-button'

const look =
  'flex w-full cursor-pointer items-center gap-3 rounded-md px-3 py-2.5 text-left text-sm font-semibold -outline-offset-2 data-[highlighted]:bg-sunken'

function Item({ icon: Icon, words, onSelect }: { icon: LucideIcon; words: string; onSelect: () => void }) {
  return (
    <DropdownMenu.Item className={look} onSelect={onSelect}>
      <Icon size={18} aria-hidden="true" /> {words}
    </DropdownMenu.Item>
  )
}

interface DesignMenuProps {
  id: string
  name: string
  isPublic: boolean
  /** Absent where nobody else can see the design. */
  onCopyLink?: (() => void) | undefined
  onRename: () => void
  onShare: () => void
  onDelete: () => void
}

/** The button of a design's menu, while its card is shown. */
export const menuButton = (id: string) => document.querySelector<HTMLElement>(`[data-design-menu="${id}"]`)

/** What is done with a design less often than laying it on a case. */
export function DesignMenu({ id, name, isPublic, onCopyLink, onRename, onShare, onDelete }: DesignMenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={`More for ${name}`} data-design-menu={id}>
          <MoreVertical size={20} />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        className="z-40 w-56 animate-fade rounded-lg border border-line bg-surface p-2 text-ink shadow-lift"
      >
        <Item icon={Pencil} words="Rename" onSelect={onRename} />
        {onCopyLink ? <Item icon={Link2} words="Share its page" onSelect={onCopyLink} /> : null}
        <Item
          icon={isPublic ? Lock : Globe}
          words={isPublic ? 'Make private' : 'Make public'}
          onSelect={onShare}
        />
        <Item icon={Trash2} words="Delete" onSelect={onDelete} />
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
