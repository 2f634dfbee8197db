import type { EndpointName } from '@caseloom/contract'
import { apiOf } from '~/lib/api-client'
import type { RoutesOf } from '~/lib/api-routes'

export const studioRoutes = {
  getPrintArea: 'GET /products/{id}/print-area',
  inspirationPrompts: 'GET /customization/inspiration-prompts',
  studioSettings: 'GET /customization/settings',
  createJob: 'POST /customization/jobs',
  listJobs: 'GET /customization/jobs',
  getJob: 'GET /customization/jobs/{id}',
  jobEvents: 'GET /customization/jobs/{id}/events',
  cancelJob: 'DELETE /customization/jobs/{id}',
  retryVariation: 'POST /customization/jobs/{id}/variations/{variation}/retry',
  uploadPicture: 'POST /customization/uploads',
  preview: 'POST /customization/preview',
  getRecipe: 'GET /customization/recipes/{id}',
  createDesign: 'POST /designs',
  getAdjustment: 'GET /order/adjustments/{token}',
  sendAdjustment: 'POST /order/adjustments/{token}',
} satisfies Partial<RoutesOf<EndpointName>>

/** What the studio asks for, and who sends another picture for an order. */
export const studioApi = apiOf(studioRoutes)
