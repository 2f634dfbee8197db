import { cn } from '~/components/ui/cn'

export const STAR = 'M12 1.8l3.1 6.5 7.1.9-5.2 4.9 1.3 7.1L12 17.7l-6.3 3.5L7 14.1 1.8 9.2l7.1-.9z'
const SIZES = { sm: 'h-4', md: 'h-5', lg: 'h-7' }

export type StarSize = keyof typeof SIZES

function Row({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 120 24" className={cn('h-full w-auto max-w-none', className)} aria-hidden="true">
      {[0, 1, 2, 3, 4].map((at) => (
        <path
          key={at}
          d={STAR}
          transform={`translate(${at * 24} 0)`}
          strokeWidth={1.4}
          strokeLinejoin="round"
        />
      ))}
    </svg>
  )
}

/** Five stars, filled to the nearest half. A picture: the words beside it say the same. */
export function Stars({ value, size = 'md' }: { value: number; size?: StarSize }) {
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2)
  return (
    <span aria-hidden="true" className={cn('relative inline-block aspect-5/1 shrink-0', SIZES[size])}>
      <Row className="fill-transparent stroke-line-strong" />
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${halves * 10}%` }}>
        <Row className="fill-weld stroke-ink" />
      </span>
    </span>
  )
}
