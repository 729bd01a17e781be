/** Why a file is refused although every call succeeded; `id` identifies the text, like that of an `ApiError`. */
export class FileRefusal extends Error {
  override name = 'FileRefusal';
  readonly id: 'FileEmpty' | 'FileTooBig' | 'KindDiffers' | 'NotProcessed';
  readonly details: Readonly<Record<string, unknown>>;
  constructor(id: FileRefusal['id'], details: FileRefusal['details'] = {}) {
    super(id);
    this.id = id;
    this.details = details;
  }
}
