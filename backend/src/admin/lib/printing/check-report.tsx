import { Button, FocusModal, Heading, StatusBadge, Text } from '@medusajs/ui'
import type { ManyChecked } from '../../../lib/printing/check-many'

/** What came of asking Prodigi about many variants. */
export function CheckReport({ report, onClose }: { report: ManyChecked; onClose: () => void }) {
  return (
    <FocusModal open onOpenChange={(open) => !open && onClose()}>
      <FocusModal.Content>
        <FocusModal.Header>
          <Button size="small" onClick={onClose}>
            Done
          </Button>
        </FocusModal.Header>
        <FocusModal.Body className="overflow-y-auto">
          <div className="mx-auto flex w-full max-w-[720px] flex-col gap-4 px-4 py-10">
            <FocusModal.Title asChild>
              <Heading>
                {report.filled} of {report.asked} filled in
              </Heading>
            </FocusModal.Title>
            <FocusModal.Description asChild>
              <Text size="small" className="text-ui-fg-subtle">
                {report.left > 0
                  ? `${report.left} more are left: press the button again.`
                  : 'Prodigi was asked about every variant that has its SKU but no print size.'}
              </Text>
            </FocusModal.Description>
            <ul className="divide-y rounded-lg border">
              {report.rows.map(({ variantId, title, prodigiSku, sentence, filled }) => (
                <li key={variantId} className="flex items-center justify-between gap-4 px-4 py-3">
                  <div className="min-w-0">
                    <Text size="small" weight="plus">
                      {title}
                    </Text>
                    <Text size="xsmall" className="text-ui-fg-muted">
                      {prodigiSku}
                    </Text>
                  </div>
                  <StatusBadge color={filled ? 'green' : 'orange'}>{sentence}</StatusBadge>
                </li>
              ))}
            </ul>
          </div>
        </FocusModal.Body>
      </FocusModal.Content>
    </FocusModal>
  )
}
