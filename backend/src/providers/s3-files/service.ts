import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { S3FileService } from '@medusajs/file-s3/dist/services/s3-file'
import type {
  Logger,
  ProviderDeleteFileDTO,
  ProviderFileResultDTO,
  ProviderGetFileDTO,
  ProviderGetPresignedUploadUrlDTO,
  ProviderUploadFileDTO,
  ProviderUploadStreamDTO,
  S3FileServiceOptions,
} from '@medusajs/framework/types'

type Injected = Record<string, unknown> & { logger: Logger }
interface Database {
  raw: (text: string, values: string[]) => PromiseLike<unknown>
}

interface Shelved {
  filename: string
  mimeType: string
  access?: 'public' | 'private'
}

/**
 * What everybody may see lies apart from customers' pictures, so that a bucket's policy can open it alone. Medusa calls all that its
 * admin uploads public; a table that somebody imports is for nobody else.
 */
function onItsShelf<T extends Shelved>(file: T): T {
  if (file.access !== 'public') return file
  if (!file.mimeType.startsWith('image/')) return { ...file, access: 'private' }
  return { ...file, filename: `public/${file.filename}` }
}

interface Options extends S3FileServiceOptions {
  /** Where the shop itself hands out what its admin exports. */
  exports_url: string
}

/** What Medusa's admin exports or imports, which may hold customers' addresses. */
const isTable = ({ access, filename }: { filename: string; access?: 'public' | 'private' }) =>
  access !== 'public' && filename.endsWith('.csv')

/**
 * Medusa's provider for S3, whose files are gone when it says so: Medusa's own writes into the log that one could not be removed,
 * and whoever erases a person's picture would never know. (A file that is not there counts as removed, as in S3 itself.)
 *
 * No browser is ever sent to the bucket with a signed address, which is often one that only servers reach: the admin's tables go
 * through the shop both ways, as with files on disk.
 */
export default class S3Files extends S3FileService {
  static override identifier = 's3-files'
  private readonly exportsUrl: string

  constructor(
    private readonly container: Injected,
    options: Options,
  ) {
    super(container, options)
    this.exportsUrl = options.exports_url
  }

  override async upload(file: ProviderUploadFileDTO) {
    const shelved = onItsShelf(file)
    const stored = await super.upload(shelved)
    if (isTable(shelved)) await this.note(stored.key)
    return stored
  }

  /** A table of orders is written this way: it is noted before anything of it is sent. */
  override async getUploadStream(file: ProviderUploadStreamDTO) {
    const shelved = onItsShelf(file)
    const upload = await super.getUploadStream(shelved)
    if (!isTable(shelved)) return upload
    try {
      await this.note(upload.fileKey)
    } catch (error) {
      upload.promise.catch(() => undefined)
      upload.writeStream.destroy()
      throw error
    }
    return upload
  }

  /** Names what will have to go (lib/files/forget-exports), wherever in the bucket it lies. */
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

  override getPresignedDownloadUrl({ fileKey }: ProviderGetFileDTO): Promise<string> {
    return Promise.resolve(`${this.exportsUrl}/${encodeURIComponent(fileKey)}`)
  }

  override getPresignedUploadUrl({
    filename,
  }: ProviderGetPresignedUploadUrlDTO): Promise<ProviderFileResultDTO> {
    return Promise.resolve({ url: '/admin/uploads', key: filename })
  }
}
