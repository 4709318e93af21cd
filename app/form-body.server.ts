import { AppError } from './app-error.ts'

const LARGEST_BYTES = 1024 * 1024

export interface FormBody {
  form: FormData
  /** False if part of the body was not UTF-8; invalid bytes are replaced by U+FFFD. */
  isText: boolean
}

/** Reads a body of at most 1 MB. @throws AppError too_large. */
async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > LARGEST_BYTES) throw new AppError('too_large')
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

async function parse(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch (cause) {
    throw new AppError('bad_request', 'this body is not a form', { cause })
  }
}

/**
 * Reads a posted form, including malformed ones.
 * @throws AppError too_large over 1 MB; AppError bad_request if it is not a form.
 */
export async function readFormBody(request: Request): Promise<FormBody> {
  const bytes = await readBytes(request)
  const form = await parse(bytes, request.headers.get('content-type') ?? '')
  const isText = [...form.values()].every(value => typeof value === 'string' && !value.includes('\uFFFD'))
  return { form, isText }
}
