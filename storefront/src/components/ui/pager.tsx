import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from './icon-button'

interface PagerProps {
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
}

/** Which of how many are shown, and the way to the others. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-between gap-4">
      <p className="text-sm text-ink-soft tabular-nums">
        {first} to {last} of {total}
      </p>
      <div className="flex gap-2">
        <IconButton label="Page before" tone="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft size={20} />
        </IconButton>
        <IconButton
          label="Next page"
          tone="outline"
          disabled={last >= total}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight size={20} />
        </IconButton>
      </div>
    </nav>
  )
}
