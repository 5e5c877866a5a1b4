import { crc32, deflateRawSync } from 'node:zlib'

import type { Browser } from '../api/harness.ts'
import { dataAddress } from '../files/pictures.ts'
import { freshKey } from '../support/shop.ts'

/** As much of a PDF as names it, made longer by `padding` bytes after its end. */
export const pdf = (padding = 0): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    Buffer.alloc(padding),
  ])

/** A ZIP of files with these names. */
export const zip = (...names: readonly string[]): Buffer =>
  zipOf(names.map((name) => [name, '<?xml version="1.0" encoding="UTF-8"?>']))

/** A ZIP of these files; `isPacked`: they are deflated. */
export const zipOf = (
  files: ReadonlyArray<readonly [name: string, content: string | Buffer]>,
  isPacked = false,
): Buffer => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, said] of files) {
    const content = Buffer.from(said)
    const packed = isPacked ? deflateRawSync(content, { level: 9 }) : content
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(isPacked ? 8 : 0, 4)
    about.writeUInt32LE(crc32(content), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(content.length, 18)
    about.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const version = Buffer.from([20, 0])
    directory.push(Buffer.from('PK\x01\x02'), version, about, place, Buffer.from(name))
    const part = Buffer.concat([Buffer.from('PK\x03\x04'), about, Buffer.from(name), packed])
    parts.push(part)
    at += part.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  // A count of more needs another format, which is refused as well.
  end.writeUInt16LE(files.length % 65_536, 4)
  end.writeUInt16LE(files.length % 65_536, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...parts, listed, Buffer.from('PK\x05\x06'), end])
}

export const ofd = (): Buffer => zip('OFD.xml', 'Doc_0/Document.xml')

let numbers = 0
/** An invoice number that was never used before. */
export const freshNumber = () => `261170000000${String((numbers += 1)).padStart(8, '0')}`

/** Finance puts the official document on an invoice; answers its number. */
export const attach = async (
  finance: Browser,
  id: number,
  version: number,
  { number = freshNumber(), content = dataAddress('application/pdf', pdf()) } = {},
): Promise<string> => {
  await finance.call('uploadInvoice', { id, version, key: freshKey(), number, content })
  return number
}
