import type { Design } from '@caseloom/contract'
import { Suspense, useState } from 'react'
import { latePart } from '~/components/ui/late-part'

const ReportDialog = latePart(() => import('../components/report-dialog').then((part) => part.ReportDialog))

/** What reports a design, and the dialog to be shown once one is. */
export function useReporting() {
  const [reported, report] = useState<Design | null>(null)
  // Only then: a boundary that is still to be hydrated bears no change round it.
  const reporting = reported && (
    <Suspense fallback={null}>
      <ReportDialog key={reported.id} design={reported} onClose={() => report(null)} />
    </Suspense>
  )
  return { reporting, report }
}
