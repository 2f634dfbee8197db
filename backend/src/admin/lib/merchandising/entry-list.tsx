import { ArrowDownMini, ArrowUpMini, Plus, Trash } from '@medusajs/icons'
import { Button, Heading, IconButton, Text } from '@medusajs/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { moved } from './draft'

interface EntryListProps<T extends { name: string }> {
  title: string
  hint: string
  /** What one entry is called: 'feature icon'. */
  noun: string
  entries: T[]
  blank: T
  most: number
  fault: string | undefined
  onChange: (entries: T[]) => void
  fields: (entry: T, change: (part: Partial<T>) => void, at: number) => ReactNode
  /** Words above the entry at this place. */
  divider?: (at: number) => string | undefined
}

/** A list whose entries can be added, changed, moved and removed. */
export function EntryList<T extends { name: string }>(props: EntryListProps<T>) {
  const { title, hint, noun, entries, blank, most, fault, onChange, fields, divider } = props
  const list = useRef<HTMLOListElement>(null)
  const count = useRef(entries.length)
  useEffect(() => {
    // What was just added is what somebody wants to fill in.
    if (entries.length > count.current)
      list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
    count.current = entries.length
  }, [entries.length])
  return (
    <section className="flex flex-col gap-3">
      <div>
        <Heading level="h2">{title}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {hint}
        </Text>
      </div>
      <ol ref={list} className="flex flex-col gap-3">
        {entries.map((entry, at) => {
          const called = `${noun} ${at + 1}${entry.name ? `, ${entry.name}` : ''}`
          const words = divider?.(at)
          return (
            <li key={at} className="flex flex-col gap-3">
              {words && (
                <Text size="xsmall" weight="plus" className="text-ui-fg-muted">
                  {words}
                </Text>
              )}
              <div className="border-ui-border-base bg-ui-bg-component flex items-start gap-3 rounded-lg border p-3">
                <div className="min-w-0 flex-1">
                  {fields(
                    entry,
                    (part) =>
                      onChange(entries.map((each, index) => (index === at ? { ...each, ...part } : each))),
                    at,
                  )}
                </div>
                <div className="flex shrink-0 gap-1">
                  <IconButton
                    type="button"
                    size="small"
                    variant="transparent"
                    aria-label={`Move ${called} up`}
                    disabled={at === 0}
                    onClick={() => onChange(moved(entries, at, -1))}
                  >
                    <ArrowUpMini />
                  </IconButton>
                  <IconButton
                    type="button"
                    size="small"
                    variant="transparent"
                    aria-label={`Move ${called} down`}
                    disabled={at === entries.length - 1}
                    onClick={() => onChange(moved(entries, at, 1))}
                  >
                    <ArrowDownMini />
                  </IconButton>
                  <IconButton
                    type="button"
                    size="small"
                    variant="transparent"
                    aria-label={`Remove ${called}`}
                    onClick={() => onChange(entries.filter((_each, index) => index !== at))}
                  >
                    <Trash />
                  </IconButton>
                </div>
              </div>
            </li>
          )
        })}
      </ol>
      {fault && (
        <Text size="xsmall" role="alert" className="text-ui-fg-error">
          {fault}
        </Text>
      )}
      <div>
        <Button
          type="button"
          size="small"
          variant="secondary"
          disabled={entries.length >= most}
          onClick={() => onChange([...entries, blank])}
        >
          <Plus /> Add {noun}
        </Button>
      </div>
    </section>
  )
}
