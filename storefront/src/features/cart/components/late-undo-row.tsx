import { Suspense, type ComponentProps } from 'react'
import { latePart } from '~/components/ui/late-part'

const Row = latePart(() => import('./undo-row').then((part) => part.UndoRow))

/** Its code comes with the first removal. */
export function UndoRow(props: ComponentProps<typeof Row>) {
  return (
    <Suspense fallback={null}>
      <Row {...props} />
    </Suspense>
  )
}
