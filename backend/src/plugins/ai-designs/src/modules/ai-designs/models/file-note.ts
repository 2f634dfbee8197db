import { model } from '@medusajs/framework/utils'

/** The name of a file that is about to be stored, so that what a process leaves behind when it dies is found. Kept for a day. */
export const FileNote = model
  .define('file_note', {
    id: model.id({ prefix: 'fnote' }).primaryKey(),
    filename: model.text(),
  })
  .indexes([{ name: 'IDX_file_note_created_at', on: ['created_at'] }])
