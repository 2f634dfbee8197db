import { Tabs as Radix } from 'radix-ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { cn } from './cn'
import { useWide } from './use-wide'

export interface TabItem {
  value: string
  label: string
  description?: string
  /** Of what it lists; stands beside the label where the description has no room. */
  count?: string
  icon?: ReactNode
  content: ReactNode
}

/** `side` puts the list in a column beside the panel from large screens up. Panels that are not shown are not rendered. */
export function Tabs({
  items,
  value,
  onChange,
  label,
  orientation = 'top',
  dense = false,
  header,
  footer,
}: {
  items: TabItem[]
  value: string
  onChange: (value: string) => void
  label: string
  orientation?: 'top' | 'side'
  /** For a small panel: less room above and below the list. */
  dense?: boolean
  /** Stand above and below the list where it is a column. */
  header?: ReactNode
  footer?: ReactNode
}) {
  const side = orientation === 'side'
  const upright = useWide(side)
  const listRef = useRef<HTMLDivElement>(null)
  // A longer count makes a tab wider, and moves those behind it.
  const widths = items.map(({ count }) => count?.length).join()
  // On a phone the list is wider than the window: the chosen one must be seen. The page itself stays where it is.
  useEffect(() => {
    const list = listRef.current
    const chosen = list?.querySelector<HTMLElement>('[data-state=active]')
    if (!list || !chosen) return
    const { left, width } = chosen.getBoundingClientRect()
    const { left: start, width: room } = list.getBoundingClientRect()
    list.scrollLeft += left - start - (room - width) / 2
  }, [value, widths])
  return (
    <Radix.Root
      value={value}
      onValueChange={onChange}
      // The arrows that lead through the list, and what a screen reader says of it.
      orientation={upright ? 'vertical' : 'horizontal'}
      className={cn(side && 'gap-8 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start')}
    >
      <div className="min-w-0">
        {side && header ? <div className="mb-5 max-lg:hidden">{header}</div> : null}
        <Radix.List
          ref={listRef}
          aria-label={label}
          className={cn(
            'flex overflow-x-auto border-b border-line max-sm:justify-between sm:gap-1',
            dense ? 'mb-3' : 'mb-6',
            side &&
              'max-sm:-mx-(--cl-gutter) max-sm:px-(--cl-gutter) [scrollbar-width:none] lg:flex-col lg:border-b-0',
          )}
        >
          {items.map((item) => (
            <Radix.Trigger
              key={item.value}
              value={item.value}
              className={cn(
                'group flex shrink-0 items-center gap-3 border-b-3 border-transparent px-2 sm:px-4 text-left text-sm font-semibold text-ink-soft -outline-offset-3 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink',
                dense ? 'py-2.5' : 'py-3',
                side &&
                  'lg:rounded-md lg:border-b-0 lg:border-l-3 lg:hover:bg-sunken lg:data-[state=active]:bg-sunken',
              )}
            >
              {item.icon ? <span className="max-sm:hidden">{item.icon}</span> : null}
              <span>
                {item.label}
                {item.count ? (
                  <>
                    {' '}
                    <span
                      className={cn(
                        'ml-1 rounded-full bg-sunken px-1.5 py-0.5 text-xs text-ink tabular-nums',
                        side && 'lg:hidden',
                      )}
                    >
                      {item.count}
                    </span>
                  </>
                ) : null}
                {item.description ? (
                  <span className={cn('hidden text-xs font-normal text-ink-soft', side && 'lg:block')}>
                    {item.description}
                  </span>
                ) : null}
              </span>
            </Radix.Trigger>
          ))}
        </Radix.List>
        {side && footer ? <div className="max-lg:hidden">{footer}</div> : null}
      </div>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="min-w-0">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
