import { strToU8, Zip, ZipDeflate } from 'fflate'

export interface ZipPart {
  readonly name: string
  /** Made while the archive is read: it never is in memory as a whole. */
  readonly chunks: AsyncIterable<string> | Iterable<string>
}

/** An archive of these parts, piece by piece. */
export async function* zipOf(parts: readonly ZipPart[]): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error
    made.push(piece)
  })
  for (const { name, chunks } of parts) {
    const file = Object.assign(new ZipDeflate(name), { mtime })
    zip.add(file)
    for await (const chunk of chunks) {
      file.push(strToU8(chunk))
      yield* made.splice(0)
    }
    file.push(new Uint8Array(0), true)
  }
  zip.end()
  yield* made.splice(0)
}

/** Constant time of the entries of an archive: the format has no zone, and begins in 1980. */
const mtime = new Date(1980, 0, 1)
