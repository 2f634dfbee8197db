import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { S3FileService } from '@medusajs/file-s3/dist/services/s3-file'
import type {
  ProviderDeleteFileDTO,
  ProviderUploadFileDTO,
  ProviderUploadStreamDTO,
} from '@medusajs/framework/types'

type Injected = ConstructorParameters<typeof S3FileService>[0] & Record<string, unknown>
interface Database {
  raw: (text: string, values: string[]) => PromiseLike<unknown>
}

/** What everybody may see lies apart from customers' pictures, so that a bucket's policy can open it alone. */
function onItsShelf<T extends { filename: string; access?: 'public' | 'private' }>(file: T): T {
  return file.access === 'public' ? { ...file, filename: `public/${file.filename}` } : file
}

/** What Medusa's admin exports, which may hold customers' addresses. */
const isTable = ({ access, filename }: { filename: string; access?: 'public' | 'private' }) =>
  access !== 'public' && filename.endsWith('.csv')

/**
 * Medusa's provider for S3, whose files are gone when it says so: Medusa's own writes into the log that one could not be removed,
 * and whoever erases a person's picture would never know. (A file that is not there counts as removed, as in S3 itself.)
 */
export default class S3Files extends S3FileService {
  static override identifier = 's3-files'

  constructor(
    private readonly container: Injected,
    options: ConstructorParameters<typeof S3FileService>[1],
  ) {
    super(container, options)
  }

  override async upload(file: ProviderUploadFileDTO) {
    const stored = await super.upload(onItsShelf(file))
    if (isTable(file)) await this.note(stored.key)
    return stored
  }

  /** A table of orders is written this way: it is noted before anything of it is sent. */
  override async getUploadStream(file: ProviderUploadStreamDTO) {
    const upload = await super.getUploadStream(onItsShelf(file))
    if (!isTable(file)) return upload
    try {
      await this.note(upload.fileKey)
    } catch (error) {
      upload.promise.catch(() => undefined)
      upload.writeStream.destroy()
      throw error
    }
    return upload
  }

  /** Names what will have to go (lib/files/forget-exports), since a bucket can't be asked for its files by name. */
  private async note(key: string): Promise<void> {
    const id = generateEntityId(undefined, 'fnote')
    await this.database.raw('insert into file_note (id, filename) values (?, ?)', [id, key])
  }

  private get database() {
    return this.container[ContainerRegistrationKeys.PG_CONNECTION] as Database
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
