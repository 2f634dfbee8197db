export { FileRemoval } from './files/file-removal'
export { forgetNamelessFiles, type FindNoted, type NotedFile } from './files/forget-nameless'
export {
  lostPictures,
  openArtwork,
  openMockup,
  openPartial,
  openPrintFile,
  type OpenedFile,
} from './files/open-files'
export { isPrintUrlValid, signPrintUrl, type PrintUrlInput } from './files/sign-print-url'
export { isFileThere } from './files/store-files'
export { availabilityOf, type Availability } from './generation/assert-available'
export { awaitJob } from './generation/await-job'
export { followJob } from './generation/follow-job'
export { startDrawing } from './generation/start-drawing'
export type { GenerationWishes, JobEvent, JobView, SlotView } from './generation/types'
export { listJobs, readJob } from './generation/view-job'
export { AI_DESIGNS_MODULE } from './modules/ai-designs'
export type { DesignListWish, DesignSort, ListedDesign } from './modules/ai-designs/design-lists'
export { REPORT_REASONS, type ReportReason } from './modules/ai-designs/models/design-report'
export { REVIEW_MARK } from './modules/ai-designs/review-news'
export { titleOf } from './modules/ai-designs/title-of'
export type { AiDesignsOptions } from './modules/ai-designs/options'
export type {
  ArtworkRow,
  ArtworkSize,
  DesignRow,
  DesignView,
  Owner,
  RecipeRow,
} from './modules/ai-designs/types'
export { drawCase } from './rendering/draw-case'
export { shownShares } from './rendering/measured'
export { presenceOf, type Presence } from './rendering/presence'
export type { CaseLook, Placement, PrintTemplate, Quality, TextLayer } from './rendering/types'
export { readSpending, type Spending } from './policy/budget'
export { provenanceOf, type Provenance } from './policy/provenance'
export { galleryDoubts, type GalleryDoubts } from './policy/gallery-doubts'
export { checkPrompt } from './policy/check-prompt'
export { assertQuota, readQuota, type QuotaSubject } from './policy/quota'
export { remarksOn } from './policy/remarks'
export type { ModerationFlag, PolicyClass, PromptVerdict } from './policy/verdict'
export { UPLOAD_TYPES } from './uploads/prepare-picture'
export { sniff } from './uploads/sniff'
export { takeImageData } from './uploads/take-image-data'
export { takeUpload } from './uploads/take-upload'
export type { UploadedPicture, Uploader } from './uploads/uploader'
export * from './workflows'
