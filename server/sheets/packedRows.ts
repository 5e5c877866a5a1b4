import { setImmediate as letOthers } from 'node:timers/promises'

/** Rows on their way between threads, in pieces: a hundred thousand texts at once would block all other requests. */
export interface Packed<Row> {
  readonly kind: 'packed'
  readonly pieces: readonly Uint8Array[]
  /** Only says what is in the pieces. */
  readonly row?: Row
}

export const packed = <Row>(rows: readonly Row[]): Packed<Row> => {
  const pieces: Uint8Array[] = []
  let texts: string[] = []
  let length = 0
  const end = () => {
    pieces.push(encoder.encode(`[${texts.join()}]`))
    texts = []
    length = 0
  }
  for (const row of rows) {
    const text = JSON.stringify(row)
    texts.push(text)
    length += text.length
    if (length > longestPiece) end()
  }
  end()
  return { kind: 'packed', pieces }
}

/** Unpacks rows packed in this process; other requests are served between two pieces. */
export const unpackedRows = async <Row>({ pieces }: Packed<Row>): Promise<Row[]> => {
  const rows: Row[] = []
  for (const piece of pieces) {
    for (const row of JSON.parse(decoder.decode(piece)) as Row[]) rows.push(row)
    await letOthers()
  }
  return rows
}

const longestPiece = 256 * 1024
const encoder = new TextEncoder()
const decoder = new TextDecoder()
