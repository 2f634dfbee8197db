import type { Job } from '@caseloom/contract'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { cn } from '~/components/ui/cn'
import { latePart } from '~/components/ui/late-part'
import { toast } from '~/lib/toast'
import { drawAgain, generate } from '../generation'
import { useKeep } from '../hooks/use-keep'
import { gridSlots } from '../lib/grid-slots'
import { SLOTS } from '../lib/job-state'
import { wordsOf } from '../lib/job-wish'
import { isDrawn, selectedVariation } from '../lib/studio-state'
import { useStudioStore } from '../store'
import type { CompareDialogProps } from './compare-dialog'
import { DrawingStrip } from './drawing-strip'
import { DrawnAs } from './drawn-as'
import { PictureActions } from './picture-actions'
import { SlotPicture } from './slot-picture'
import { VariationsGrid } from './variations-grid'

const DropDialog = latePart(() => import('./drop-dialog').then((part) => part.DropDialog))
const CompareDialog = lazy<ComponentType<CompareDialogProps>>(() =>
  import('./compare-dialog').then(
    (part) => ({ default: part.CompareDialog }),
    () => ({ default: NoComparing }),
  ),
)

/** It did not get through. */
function NoComparing({ onOpenChange }: Pick<CompareDialogProps, 'onOpenChange'>) {
  useEffect(() => {
    onOpenChange(false)
    toast.error('The comparison could not be loaded. Please reload the page.')
  }, [onOpenChange])
  return null
}

/** The places of the pictures, where there is room to show them before there is one. */
function PicturesToCome({ className }: { className?: string | undefined }) {
  return (
    <div className={cn('max-xl:hidden', className)}>
      <p className="text-sm font-semibold">Four pictures for you to choose from</p>
      <div
        aria-hidden="true"
        className="mt-2 grid grid-cols-2 gap-2.5 text-line-strong low:mr-20 low:gap-1.5"
      >
        {Array.from({ length: SLOTS }, (_, index) => (
          <div key={index} className="overflow-hidden rounded-md bg-surface/60">
            <SlotPicture slot={null} src={null} />
          </div>
        ))}
      </div>
    </div>
  )
}

/** The pictures, what is still being drawn of them, and what can be done with the chosen one. */
export function PicturesPanel({
  job,
  drawing,
  lent,
  className,
}: {
  job: Job | null
  drawing: boolean
  /** The id of a picture that nothing is drawn after. */
  lent?: string | undefined
  className?: string
}) {
  const { variations, selectedId, select } = useStudioStore(
    useShallow(({ variations, selectedId, select }) => ({ variations, selectedId, select })),
  )
  const { toggle, isKept, asking, answer } = useKeep()
  const [comparing, setComparing] = useState(false)
  const chosen = useStudioStore(selectedVariation)
  const slots = gridSlots(job, variations)
  if (slots.length === 0) return <PicturesToCome className={className} />
  const reason = slots.find(({ slot }) => slot?.status === 'failed')?.slot?.error?.message
  return (
    <div
      className={cn(
        'min-w-0 space-y-2 low:grid low:grid-cols-[minmax(0,1fr)_4.5rem] low:content-start low:gap-x-1',
        className,
      )}
    >
      <VariationsGrid
        {...(chosen && !isDrawn(chosen) ? { title: 'Your picture' } : {})}
        slots={slots}
        job={job}
        selectedId={selectedId}
        isKept={isKept}
        onSelect={select}
        onDrawAgain={(variation) => void drawAgain(variation)}
      >
        {job && drawing ? <DrawingStrip job={job} /> : null}
      </VariationsGrid>
      {reason && !drawing ? <p className="text-sm text-ink-soft low:col-span-2">{reason}</p> : null}
      {chosen ? (
        <PictureActions
          hearted={isKept(chosen)}
          kept={Boolean(chosen.designId)}
          canKeep={chosen.origin !== 'design'}
          canFollow={chosen.id !== lent}
          busy={drawing}
          several={variations.length > 1}
          onKeep={() => toggle(chosen)}
          onMoreLikeThis={() =>
            void generate({ prompt: wordsOf(chosen, useStudioStore.getState()), reference: chosen })
          }
          onCreateAgain={() =>
            void generate({ prompt: wordsOf(chosen, useStudioStore.getState()), again: true })
          }
          onCompare={() => setComparing(true)}
        />
      ) : null}
      <DrawnAs className="xl:hidden" />
      {comparing ? (
        <Suspense fallback={null}>
          <CompareDialog
            open
            onOpenChange={setComparing}
            pictures={variations}
            selectedId={selectedId}
            isKept={isKept}
            onKeep={toggle}
            onChoose={select}
          />
        </Suspense>
      ) : null}
      {asking ? (
        <Suspense fallback={null}>
          <DropDialog onAnswer={answer} />
        </Suspense>
      ) : null}
    </div>
  )
}
