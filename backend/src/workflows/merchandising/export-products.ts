import { createWorkflow, transform, type WorkflowData } from '@medusajs/framework/workflows-sdk'
import {
  exportProductsStep,
  notifyOnFailureStep,
  sendNotificationsStep,
  useQueryGraphStep,
} from '@medusajs/medusa/core-flows'
import { addShopColumnsStep } from './steps/add-shop-columns'

type ExportInput = Parameters<typeof exportProductsStep>[0]

const notice = (description: string, file?: { filename: string; url: string; mimeType: string }) => ({
  to: '',
  channel: 'feed',
  template: 'admin-ui',
  data: { title: 'Product export', description, ...(file && { file }) },
})

/** Medusa's export of products, in the background, with the shop's columns added to its file. */
export const exportShopProductsWorkflow = createWorkflow(
  'export-shop-products',
  (input: WorkflowData<ExportInput>) => {
    const plain = exportProductsStep(input).config({ async: true, backgroundExecution: true })
    notifyOnFailureStep(
      transform({ input }, () => [notice('Failed to export products, please try again later.')]),
    )
    const file = addShopColumnsStep(plain)
    const stored = useQueryGraphStep({
      entity: 'file',
      fields: ['id', 'url'],
      filters: { id: file.id },
      options: { isList: false },
    })
    const notices = transform({ file, stored }, (done) => {
      const { data } = done.stored as unknown as { data: { url: string } }
      const offered = { filename: done.file.filename, url: data.url, mimeType: 'text/csv' }
      return [notice('Product export completed successfully!', offered)]
    })
    sendNotificationsStep(notices)
  },
)
