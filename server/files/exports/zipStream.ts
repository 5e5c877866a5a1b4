import { strToU8, Zip, ZipDeflate } from 'fflate'

export interface ZipEntry {
  readonly name: string
  /** Read while the archive is written: a file never is in memory as a whole. */
  readonly chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** An archive of these entries, piece by piece. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error
    made.push(piece)
  })
  for await (const { name, chunks } of entries) {
    const file = new ZipDeflate(name)
    zip.add(file)
    for await (const chunk of chunks) {
      file.push(chunk)
      yield* made.splice(0)
    }
    file.push(new Uint8Array(0), true)
  }
  zip.end()
  yield* made.splice(0)
}

export const textEntry = (name: string, text: string): ZipEntry => ({ name, chunks: [strToU8(text)] })
