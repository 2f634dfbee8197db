import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import { S3FileService } from '@medusajs/file-s3/dist/services/s3-file'
import type {
  ProviderDeleteFileDTO,
  ProviderUploadFileDTO,
  ProviderUploadStreamDTO,
} from '@medusajs/framework/types'

/** What everybody may see lies apart from customers' pictures, so that a bucket's policy can open it alone. */
function onItsShelf<T extends { filename: string; access?: 'public' | 'private' }>(file: T): T {
  return file.access === 'public' ? { ...file, filename: `public/${file.filename}` } : file
}

/**
 * Medusa's provider for S3, whose files are gone when it says so: Medusa's own writes into the log that one could not be removed,
 * and whoever erases a person's picture would never know. (A file that is not there counts as removed, as in S3 itself.)
 */
export default class S3Files extends S3FileService {
  static override identifier = 's3-files'

  override upload(file: ProviderUploadFileDTO) {
    return super.upload(onItsShelf(file))
  }

  override getUploadStream(file: ProviderUploadStreamDTO) {
    return super.getUploadStream(onItsShelf(file))
  }

  override async delete(files: ProviderDeleteFileDTO | ProviderDeleteFileDTO[]): Promise<void> {
    // One by one: not everything that speaks S3 knows how to remove many.
    await Promise.all(
      [files]
        .flat()
        .map(({ fileKey }) =>
          this.client_.send(new DeleteObjectCommand({ Bucket: this.config_.bucket, Key: fileKey })),
        ),
    )
  }
}
