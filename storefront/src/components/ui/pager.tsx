import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { RefObject } from 'react'
import { IconButton } from './icon-button'
import { QuietSelect } from './quiet-select'
import { formatCount } from '~/lib/numbers'

interface PagerProps {
  page: number
  pageSize: number
  total: number
  /** Where the list begins: a page that was turned to is read from there, by eye and by ear. */
  top: RefObject<HTMLElement | null>
  onPage: (page: number) => void
}

/** Fewer are walked through by the arrows. */
const PAGES_TO_CHOOSE_FROM = 4

/** Which of how many are shown, and the way to the others. */
export function Pager({ page, pageSize, total, top, onPage }: PagerProps) {
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  const pages = Math.ceil(total / pageSize)
  const turn = (to: number) => {
    onPage(to)
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-between gap-4">
      <p className="text-sm text-ink-soft tabular-nums">
        {formatCount(first)} to {formatCount(last)} of {formatCount(total)}
      </p>
      <div className="flex gap-2">
        {pages >= PAGES_TO_CHOOSE_FROM ? (
          <QuietSelect label="Page" value={page} onChange={({ target }) => turn(Number(target.value))}>
            {Array.from({ length: pages }, (_, at) => (
              <option key={at} value={at + 1}>
                {at + 1}
              </option>
            ))}
          </QuietSelect>
        ) : null}
        <IconButton label="Page before" tone="outline" disabled={page <= 1} onClick={() => turn(page - 1)}>
          <ChevronLeft size={20} />
        </IconButton>
        <IconButton label="Next page" tone="outline" disabled={last >= total} onClick={() => turn(page + 1)}>
          <ChevronRight size={20} />
        </IconButton>
      </div>
    </nav>
  )
}
