import type { Design, Membership } from '@caseloom/contract'
import { useId, useState } from 'react'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { TextField } from '~/components/ui/text-field'
import { messageOf } from '~/lib/api-errors'
import { toast } from '~/lib/toast'
import { useDeleteDesign, useUpdateDesign } from '../api/designs'
import { designTitle } from '../lib/design-words'
import { tierAtStake } from '../lib/tier-at-stake'
import { unlessBusy } from '../lib/unless-busy'

export interface DesignDialogProps {
  design: Design
  /** Null where it is not known. */
  membership: Membership | null
  onClose: () => void
  /** Besides, where the design has gone. */
  onDeleted: () => void
  /** What has the focus where the design's card has gone. */
  returnFocus: () => HTMLElement | null
}

const TITLE_MAX = 120

export function RenameDialog({ design, onClose, returnFocus }: DesignDialogProps) {
  const [title, setTitle] = useState(design.title)
  const form = useId()
  const { mutate, isPending, error } = useUpdateDesign()
  const leave = unlessBusy(isPending, onClose)
  const name = title.trim()
  const blank = name === ''
  const save = () => {
    if (name === design.title) onClose()
    else
      mutate(
        { id: design.id, title: name },
        {
          onSuccess: () => {
            toast.success('Design renamed')
            onClose()
          },
        },
      )
  }
  return (
    <Dialog
      open
      size="sm"
      title="Rename design"
      onOpenChange={leave}
      returnFocus={returnFocus}
      footer={
        <>
          <Button variant="ghost" disabled={isPending} onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={isPending} disabled={blank}>
            Save name
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!blank) save()
        }}
      >
        <TextField
          label="Name"
          value={title}
          maxLength={TITLE_MAX}
          autoComplete="off"
          onChange={(event) => setTitle(event.target.value)}
          {...(blank ? { error: 'Please give it a name' } : error ? { error: messageOf(error) } : {})}
          hint={
            design.publication === 'published'
              ? 'It leaves the gallery until an administrator has looked at the new name.'
              : undefined
          }
        />
      </form>
    </Dialog>
  )
}

const SHARE = {
  public: {
    title: 'Make this design public?',
    words:
      'We look at it first. Then anybody can see it in the gallery, with your first name and the words that you wrote for it, like it and put it on a case of their own. You can take it back at any time.',
    button: 'Make public',
    done: 'We will look at your design before it is in the gallery',
  },
  private: {
    title: 'Make this design private?',
    words: 'Nobody else can see it then. Who has put it on a case already keeps that case.',
    button: 'Make private',
    done: 'Only you can see this design now',
  },
}

export function ShareDialog({ design, onClose, returnFocus }: DesignDialogProps) {
  const { mutate, isPending, error } = useUpdateDesign()
  const leave = unlessBusy(isPending, onClose)
  const isPublic = !design.isPublic
  const says = SHARE[isPublic ? 'public' : 'private']
  const onSuccess = () => {
    toast.success(says.done)
    onClose()
  }
  return (
    <Dialog
      open
      size="sm"
      title={says.title}
      onOpenChange={leave}
      returnFocus={returnFocus}
      footer={
        <>
          <Button variant="ghost" disabled={isPending} onClick={leave}>
            Cancel
          </Button>
          <Button busy={isPending} onClick={() => mutate({ id: design.id, isPublic }, { onSuccess })}>
            {says.button}
          </Button>
        </>
      }
    >
      <p>{says.words}</p>
      {isPublic && design.prompt !== '' ? (
        <blockquote className="mt-4 border-l-3 border-weld pl-4 break-words">{design.prompt}</blockquote>
      ) : null}
      {error ? (
        <Alert tone="bad" className="mt-4">
          {messageOf(error)}
        </Alert>
      ) : null}
    </Dialog>
  )
}

export function DeleteDialog({ design, membership, onClose, onDeleted, returnFocus }: DesignDialogProps) {
  const atStake = membership && tierAtStake(membership)
  const { mutate, isPending, error } = useDeleteDesign()
  const leave = unlessBusy(isPending, onClose)
  const onSuccess = () => {
    onClose()
    onDeleted()
  }
  return (
    <Dialog
      open
      size="sm"
      title="Delete this design?"
      description={designTitle(design)}
      onOpenChange={leave}
      returnFocus={returnFocus}
      footer={
        <>
          <Button variant="ghost" disabled={isPending} onClick={leave}>
            Keep it
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => mutate(design.id, { onSuccess })}>
            {isPending ? 'Deleting...' : 'Delete design'}
          </Button>
        </>
      }
    >
      <p>
        It leaves your designs{design.publication === 'published' ? ' and the gallery' : ''} for good. Cases
        in your cart and in your orders keep their picture, but you may no longer be able to edit one in your
        cart. You can still download it from an order.
      </p>
      {atStake ? <p className="mt-4 font-semibold">{atStake}</p> : null}
      {error ? (
        <Alert tone="bad" className="mt-4">
          {messageOf(error)}
        </Alert>
      ) : null}
    </Dialog>
  )
}
