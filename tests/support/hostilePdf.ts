import { deflateSync } from 'node:zlib'

/** An object of a PDF: the content between `obj` and `endobj`. */
export type PdfObject = string | Buffer

/** A stream with these entries of its dictionary. */
export const stream = (entries: string, content: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${entries}/Length ${Buffer.byteLength(content)}>>stream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream'),
  ])

export const packed = (content: Buffer | string, entries = ''): Buffer =>
  stream(`${entries}/Filter/FlateDecode`, deflateSync(content))

/**
 * A PDF of these objects, numbered from 1, with a table of their places; the first is the catalog. `trailer`: more of its
 * trailer, e.g. `/Info 9 0 R`.
 */
export const pdfOf = (objects: readonly PdfObject[], trailer = ''): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1')]
  let at = parts[0]?.length ?? 0
  const places: number[] = []
  objects.forEach((object, index) => {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      typeof object === 'string' ? Buffer.from(object, 'latin1') : object,
      Buffer.from('\nendobj\n'),
    ])
    places.push(at)
    parts.push(part)
    at += part.length
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

/**
 * A PDF of one page that says `text`; `catalog` and `page` are more entries of these, `more` are objects from number 6 on.
 */
export const pagePdf = ({
  text = 'A text.',
  content,
  catalog = '',
  page = '',
  trailer = '',
  more = [],
}: {
  readonly text?: string
  readonly content?: Buffer
  readonly catalog?: string
  readonly page?: string
  readonly trailer?: string
  readonly more?: readonly PdfObject[]
}): Buffer =>
  pdfOf(
    [
      `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R${page}>>`,
      content ?? stream('', `BT /F1 12 Tf 72 720 Td (${text}) Tj ET`),
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      ...more,
    ],
    trailer,
  )

/** A text as PDF writes it in UTF-16, in hexadecimal digits. */
export const wideText = (text: string): string =>
  `<${Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')}>`
