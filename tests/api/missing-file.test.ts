import { rm } from 'node:fs/promises'
import path from 'node:path'
import { inject } from 'vitest'
import { casesOfMissingPictures } from '../support/missing-pictures'

const stack = inject('stack')

// The disk has lost it; of a bucket, see files-in-s3.
casesOfMissingPictures(() => ({ stack, lose: (file) => rm(path.join(stack.filesDir, file)) }))
