import { Readable, pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipPart {
  readonly name: string
  /** Made while the archive is read: it never stands in memory as a whole. */
  readonly chunks: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
}

/** An archive of these parts, piece by piece. `isPacked`: deflated, else as they are. */
export async function* zipOf(parts: readonly ZipPart[], isPacked: boolean): AsyncGenerator<Uint8Array> {
  const entries: Buffer[] = []
  let at = 0
  for (const { name, chunks } of parts) {
    const begin = at
    const head = Buffer.concat([
      fields([headMark, 4], ...kindOf(isPacked), ...unknownSizes, ...nameOf(name)),
      Buffer.from(name),
    ])
    yield head
    at += head.length
    const sums = { crc: 0, bytes: 0 }
    let packed = 0
    for await (const piece of isPacked ? deflated(counted(chunks, sums)) : counted(chunks, sums)) {
      packed += piece.length
      yield piece
    }
    const sizes = [
      [sums.crc, 4],
      [packed, 4],
      [sums.bytes, 4],
    ] as const
    const tail = fields([tailMark, 4], ...sizes)
    yield tail
    at += packed + tail.length
    const rest = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [begin, 4],
    ] as const
    entries.push(
      fields([entryMark, 4], [20, 2], ...kindOf(isPacked), ...sizes, ...nameOf(name), ...rest),
      Buffer.from(name),
    )
  }
  const directory = Buffer.concat(entries)
  yield directory
  const { length } = parts
  yield fields([endMark, 4], [0, 2], [0, 2], [length, 2], [length, 2], [directory.length, 4], [at, 4], [0, 2])
}

/** The same as a body of an answer; a reader who leaves ends what makes it. */
export const bodyOf = (pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await pieces.next()
        if (done === true) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )

async function* counted(chunks: ZipPart['chunks'], sums: { crc: number; bytes: number }) {
  for await (const chunk of chunks) {
    const piece = Buffer.from(chunk as string)
    sums.crc = crc32(piece, sums.crc)
    sums.bytes += piece.length
    yield piece
  }
}

/** What breaks on the way breaks the reader. */
const deflated = (pieces: AsyncIterable<Buffer>): AsyncIterable<Buffer> =>
  pipeline(Readable.from(pieces), createDeflateRaw(), () => undefined)

const fields = (...numbers: ReadonlyArray<readonly [number, 2 | 4]>): Buffer => {
  const bytes = Buffer.alloc(numbers.reduce((sum, [, size]) => sum + size, 0))
  let at = 0
  for (const [value, size] of numbers) at = bytes.writeUIntLE(value, at, size)
  return bytes
}

/** Version 2.0, sizes behind the content and names in UTF-8, the method, a time that says nothing. */
const kindOf = (isPacked: boolean) =>
  [
    [20, 2],
    [0x0808, 2],
    [isPacked ? 8 : 0, 2],
    [0, 2],
    [0x0021, 2],
  ] as const
const unknownSizes = [
  [0, 4],
  [0, 4],
  [0, 4],
] as const
const nameOf = (name: string) =>
  [
    [Buffer.byteLength(name), 2],
    [0, 2],
  ] as const

const headMark = 0x04034b50
const tailMark = 0x08074b50
const entryMark = 0x02014b50
const endMark = 0x06054b50
