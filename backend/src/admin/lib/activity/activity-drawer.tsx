import { Drawer, Text } from '@medusajs/ui'
import type { AdminActivity } from '../../../lib/activity/admin-page'
import { shownMoment } from '../contact/columns'
import { Result, subjectWords } from './columns'
import { deedWords, kindWords } from './words'

function Value({ label, value }: { label: string; value: string | null }) {
  return (
    <div className="grid gap-1" style={{ gridTemplateColumns: '3rem minmax(0, 1fr)' }}>
      <Text size="small" className="text-ui-fg-muted">
        {label}
      </Text>
      <Text size="small" className="whitespace-pre-line" style={{ overflowWrap: 'anywhere' }}>
        {value ?? '–'}
      </Text>
    </div>
  )
}

/** One thing that somebody did: all that is kept of it. */
export function ActivityDrawer({ activity, onClose }: { activity: AdminActivity; onClose: () => void }) {
  const { by, call, changes, left_out, kind, outcome, status, request_id } = activity
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title style={{ overflowWrap: 'anywhere' }}>
            {deedWords(call)}: {subjectWords(activity) || kindWords(kind)}
          </Drawer.Title>
          <Drawer.Description>
            {kindWords(kind)}, {shownMoment(activity.created_at)}, by {by.name}
          </Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex flex-col gap-6 overflow-y-auto">
          <div className="flex items-center justify-between gap-3">
            <Text size="small" className="text-ui-fg-subtle break-all">
              {call}
              {status === null ? '' : ` answered ${status}`}
            </Text>
            <Result outcome={outcome} />
          </div>
          {changes.length === 0 ? (
            <Text size="small" className="text-ui-fg-subtle">
              Nothing that is kept here changed.
            </Text>
          ) : (
            <ul className="flex flex-col gap-4">
              {changes.map(({ field, from, to }) => (
                <li key={field} className="border-ui-border-base border-t pt-3">
                  <Text size="small" weight="plus" className="mb-1 break-words">
                    {field}
                  </Text>
                  <Value label="From" value={from} />
                  <Value label="To" value={to} />
                </li>
              ))}
            </ul>
          )}
          {left_out > 0 ? (
            <Text size="small" className="text-ui-fg-subtle">
              And {left_out} more.
            </Text>
          ) : null}
          {request_id ? (
            <Text size="xsmall" className="text-ui-fg-muted break-all">
              Request {request_id}
            </Text>
          ) : null}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer>
  )
}
