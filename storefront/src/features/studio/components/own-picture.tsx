import { ImageUp } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { cn } from '~/components/ui/cn'
import { focusOn } from '~/components/ui/focus-on'
import { ProgressBar } from '~/components/ui/progress-bar'
import { useFileDrop } from '~/components/ui/use-file-drop'
import { useFocusHeir } from '~/components/ui/use-focus-heir'
import { messageOf } from '~/lib/api-errors'
import { acceptedTypes, useUpload, type UploadLimits } from '../hooks/use-upload'
import { keptUpload } from '../lib/studio-state'
import { useStudioStore } from '../store'

const pictureIn = (files: FileList | undefined) =>
  [...(files ?? [])].find((file) => file.type.startsWith('image/'))

const FIELDS = 'input, textarea, [contenteditable]'
/** Word and Excel put a picture of the words beside them. */
const isWords = ({ target, clipboardData }: ClipboardEvent) =>
  target instanceof Element &&
  target.closest(FIELDS) !== null &&
  clipboardData?.types.includes('text/plain') === true

/** A picture of the shopper's own: chosen, dropped or pasted; for the case itself or to be drawn after. */
export function OwnPicture({ limits }: { limits: UploadLimits | undefined }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { send, sending, share, error, sent, reset } = useUpload(limits)
  const take = useStudioStore((draft) => draft.take)
  const setWish = useStudioStore((draft) => draft.setWish)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = pictureIn(event.clipboardData?.files)
      if (!file || isWords(event)) return
      event.preventDefault()
      send(file)
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [send])
  const drop = useFileDrop((files) => {
    const file = pictureIn(files) ?? files[0]
    if (file) send(file)
  })
  const picture = sent ? keptUpload(sent) : null
  const first = useRef<HTMLButtonElement>(null)
  // The button by which it was chosen has gone once it is here.
  useFocusHeir(sent, () => first.current)
  return (
    <section
      {...drop.props}
      aria-labelledby={id}
      className={cn(
        'mt-6 rounded-lg border-2 border-dashed p-4 transition-colors',
        drop.over ? 'border-accent bg-surface' : 'border-line-strong',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {picture ? (
          <img src={picture.thumbnailUrl} alt="" className="aspect-3/5 w-14 rounded-sm object-cover" />
        ) : (
          <ImageUp size={28} strokeWidth={1.5} aria-hidden="true" className="text-accent" />
        )}
        <div className="min-w-40 flex-1">
          <h3 id={id} className="text-base">
            {picture ? 'Your picture is here' : 'Or use a picture of your own'}
          </h3>
          <p className="text-sm text-ink-soft">
            {picture
              ? 'Print it as it is, or have something drawn after it.'
              : 'Drop it here, paste it, or choose a file.'}
          </p>
        </div>
        {picture ? (
          <div className="flex flex-wrap gap-2">
            <Button
              ref={first}
              size="sm"
              onClick={() => {
                take([picture], picture.id)
                reset()
                focusOn('step-5')
              }}
            >
              Put it on the case
            </Button>
            <Button
              size="sm"
              variant="outline"
              onClick={() => {
                setWish({ reference: picture })
                reset()
                focusOn('step-4')
              }}
            >
              Draw after it
            </Button>
          </div>
        ) : (
          <Button size="sm" variant="outline" busy={sending} onClick={() => field.current?.click()}>
            {sending ? 'Sending…' : 'Choose a picture'}
          </Button>
        )}
      </div>
      <input
        ref={field}
        type="file"
        accept={acceptedTypes(limits)}
        aria-label="Your own picture"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) send(file)
          event.target.value = ''
        }}
      />
      {sending ? (
        <div className="mt-3 text-ink">
          <ProgressBar share={share} label="Sending your picture" />
        </div>
      ) : null}
      {error ? (
        <Alert tone="bad" className="mt-3">
          {messageOf(error, 'Your picture could not be taken. Please try another.')}
        </Alert>
      ) : null}
    </section>
  )
}
