import type { OrderedPicture } from '@caseloom/contract'
import { Download } from 'lucide-react'
import { Button } from '~/components/ui/button'
import { useDownloadDesign } from '~/lib/download-design'

/** The design on an ordered case, to be saved as it was drawn, and what it is. */
export function OrderedPictureButton({ lineId, picture }: { lineId: string; picture: OrderedPicture }) {
  const { mutate, isPending } = useDownloadDesign()
  const { width, height, inMyDesigns } = picture
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="sm:first:-ml-4"
        busy={isPending}
        onClick={() => mutate(lineId)}
      >
        {isPending ? null : <Download size={16} aria-hidden="true" />} Download design
      </Button>
      <p className="basis-full text-xs text-ink-soft">
        The whole picture, as a PNG of {width} × {height} pixels.
        {inMyDesigns ? null : ' You deleted it from your designs; this order keeps it.'}
      </p>
    </>
  )
}
