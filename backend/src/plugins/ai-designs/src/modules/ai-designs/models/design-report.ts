import { model } from '@medusajs/framework/utils'

/** Why somebody finds that a published design should not be shown. */
export const REPORT_REASONS = ['offensive', 'copied', 'personal', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Somebody reports a published design: once, as long as it is not published anew. */
export const DesignReport = model
  .define('design_report', {
    id: model.id({ prefix: 'drep' }).primaryKey(),
    design_id: model.text(),
    /** A hash that tells two people apart and names neither. */
    reporter: model.text(),
    reason: model.enum([...REPORT_REASONS]),
    /** When an administrator who had read this decided on the design. */
    resolved_at: model.dateTime().nullable(),
  })
  .indexes([
    {
      name: 'IDX_design_report_unique',
      on: ['design_id', 'reporter'],
      unique: true,
      where: 'deleted_at IS NULL',
    },
    {
      name: 'IDX_design_report_open',
      on: ['design_id'],
      where: 'deleted_at IS NULL AND resolved_at IS NULL',
    },
  ])
