/** Why no picture is given; told to the client as JSON. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused';
  readonly status: number;
  /** Stable code, such as `HOST_NOT_ALLOWED`. */
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
