import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { crc32, createDeflateRaw, deflateRawSync, deflateSync } from 'node:zlib'

import sharp from 'sharp'

import { zipOf } from '../server/documents/officialDocuments.ts'
import { png } from '../server/files/pictures.ts'
import { packed, pagePdf, pdfOf, stream } from './hostilePdf.ts'

/** A way by which files of strangers come in. */
export type Door = 'doc' | 'pdf' | 'picture' | 'pack' | 'sheet' | 'citation' | 'conference'

export interface HostileFile {
  readonly name: string
  readonly door: Door
  /** `png`, for instance; of `citation` and `conference` the content is a text. */
  readonly ending: string
  readonly make: () => Buffer | Promise<Buffer>
}

const megabyte = 1024 * 1024

/** Zeros or blanks, packed without being there: `bytes` of them come out. */
const swollen = async (bytes: number, fill = ' ', raw = false): Promise<Buffer> => {
  const deflate = createDeflateRaw({ level: 9 })
  const parts: Buffer[] = []
  deflate.on('data', (part: Buffer) => parts.push(part))
  const piece = Buffer.alloc(megabyte, fill)
  for (let at = 0; at < bytes; at += megabyte) if (!deflate.write(piece)) await once(deflate, 'drain')
  deflate.end()
  await once(deflate, 'end')
  // The head of zlib; its checksum at the end is not read.
  return raw ? Buffer.concat(parts) : Buffer.concat([Buffer.from([0x78, 0xda]), ...parts, Buffer.alloc(4)])
}

interface Part {
  readonly name: string
  readonly content?: Buffer | string
  /** False entries of the directory. */
  readonly bytes?: number
  readonly method?: number
  readonly packed?: Buffer
  readonly flags?: number
  /** Its content is that of the part before it. */
  readonly isShared?: boolean
}

/** An archive that may lie. */
const lyingZip = (parts: readonly Part[]): Buffer => {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  let entry: readonly [about: Buffer, place: Buffer] | null = null
  for (const part of parts) {
    if (part.isShared && entry !== null) {
      const [about, place] = [Buffer.from(entry[0]), entry[1]]
      about.writeUInt16LE(Buffer.byteLength(part.name), 22)
      directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), about, place, Buffer.from(part.name))
      continue
    }
    const content = Buffer.from(part.content ?? '')
    const body = part.packed ?? deflateRawSync(content)
    const name = Buffer.from(part.name)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(part.flags ?? 0, 2)
    about.writeUInt16LE(part.method ?? 8, 4)
    about.writeUInt32LE(crc32(content), 10)
    about.writeUInt32LE(body.length, 14)
    about.writeUInt32LE(part.bytes ?? content.length, 18)
    about.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), about, place, name)
    entry = [about, place]
    const whole = Buffer.concat([Buffer.from('PK\x03\x04'), about, name, body])
    bodies.push(whole)
    at += whole.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...bodies, listed, Buffer.from('PK\x05\x06'), end])
}

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const body = (inner: string) => `${head}<w:document xmlns:w="w"><w:body>${inner}</w:body></w:document>`
const core = (inner: string) =>
  `${head}<cp:coreProperties xmlns:cp="x" xmlns:dc="y"><dc:creator>A B</dc:creator>${inner}</cp:coreProperties>`
const whole: readonly Part[] = [
  { name: '[Content_Types].xml', content: `${head}<Types/>` },
  { name: '_rels/.rels', content: `${head}<Relationships/>` },
]
const word =
  (...more: readonly Part[]) =>
  () =>
    lyingZip([
      ...whole,
      ...(more.some(({ name }) => name === 'word/document.xml')
        ? []
        : [{ name: 'word/document.xml', content: body('') }]),
      ...more,
    ])
const written = (text: string) => word({ name: 'word/document.xml', content: text })
/** Pays for what grows beside it. */
const noise = (): Part => ({ name: 'word/media/noise.png', content: randomBytes(megabyte) })
const repeated = (text: string, bytes: number) => text.repeat(Math.ceil(bytes / text.length))
const numbered = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join('')

const docs: ReadonlyArray<readonly [string, HostileFile['make']]> = [
  [
    '60 MB of elements in its properties, beside noise',
    () => word({ name: 'docProps/core.xml', content: core(repeated('<a/>', 60 * megabyte)) }, noise())(),
  ],
  [
    '3.9 MB of elements in its properties',
    () => word({ name: 'docProps/core.xml', content: core(repeated('<a/>', 3.9 * megabyte)) }, noise())(),
  ],
  [
    '3.9 MB of one name',
    () =>
      word({
        name: 'docProps/core.xml',
        content: core(`<cp:lastModifiedBy>${repeated('ab', 3.9 * megabyte)}</cp:lastModifiedBy>`),
      })(),
  ],
  [
    '3.9 MB in the properties of the program',
    () =>
      word({
        name: 'docProps/app.xml',
        content: `${head}<Properties><Company>${repeated('ab ', 3.9 * megabyte)}</Company></Properties>`,
      })(),
  ],
  [
    '3.9 MB of own properties',
    () =>
      word({
        name: 'docProps/custom.xml',
        content: `${head}<Properties xmlns="custom-properties">${repeated('<property name="a">1</property>', 3.9 * megabyte)}</Properties>`,
      })(),
  ],
  [
    '60 MB of paragraphs, beside noise',
    () => word({ name: 'word/document.xml', content: body(repeated('<w:p/>', 60 * megabyte)) }, noise())(),
  ],
  [
    '30 MB of text that does not shrink',
    () => written(body(`<w:t>${randomBytes(15 * megabyte).toString('hex')}</w:t>`))(),
  ],
  [
    '31 MB of paragraphs that shrink a little',
    () =>
      written(
        body(
          numbered(
            420_000,
            (at) => `<w:p w:rsid="${(at * 2_654_435_761) % 4_294_967_296}"><w:r><w:t>${at}</w:t></w:r></w:p>`,
          ),
        ),
      )(),
  ],
  ['elements in each other, a million deep', () => written(repeated('<a>', 3 * megabyte))()],
  ['a tag with 100 000 attributes', () => written(body(`<a ${numbered(100_000, (at) => `b${at}="" `)}/>`))()],
  ['a description of 3 MB', () => written(body(`<wp:docPr descr="${repeated('ab ', 3 * megabyte)}"/>`))()],
  ['a comment of 3 MB', () => written(body(`<!--${repeated('ab ', 3 * megabyte)}-->`))()],
  [
    'a section of 3 MB that is no markup',
    () => written(body(`<![CDATA[${repeated('ab ', 3 * megabyte)}]]>`))(),
  ],
  [
    'entities of entities',
    () =>
      written(
        `<!DOCTYPE a [<!ENTITY a "ha">${numbered(30, (at) => `<!ENTITY a${at} "&a${at - 1};&a${at - 1};">`)}]><a>&a29;</a>`,
      )(),
  ],
  [
    'an entity that is a file of the server',
    () => written('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>')(),
  ],
  [
    'a million numbers of signs in one name',
    () => written(body(`<w:ins w:author="${repeated('&#65;', 900_000)}"/>`))(),
  ],
  [
    '200 000 authors of changes',
    () => written(body(numbered(200_000, (at) => `<w:ins w:author="Name Number${at}"/>`)))(),
  ],
  [
    '200 000 descriptions',
    () => written(body(numbered(200_000, (at) => `<wp:docPr descr="Figure ${at} of this"/>`)))(),
  ],
  [
    'a part that says 100 bytes and holds 100 MB',
    async () =>
      word({ name: 'word/styles.xml', packed: await swollen(100 * megabyte, ' ', true), bytes: 100 })(),
  ],
  [
    'a part that says 30 MB and holds nothing',
    () => word({ name: 'word/styles.xml', content: '<a/>', bytes: 30 * megabyte }, noise())(),
  ],
  ['a part that says 4 GB', () => word({ name: 'word/styles.xml', content: '<a/>', bytes: 0xffff_ffff })()],
  [
    'a part packed in an unknown way',
    () => word({ name: 'word/styles.xml', content: '<a/>', method: 99, flags: 1 })(),
  ],
  [
    'a part that is cut short',
    () =>
      word({
        name: 'word/styles.xml',
        packed: deflateRawSync(randomBytes(5000)).subarray(0, 900),
        bytes: 5000,
      })(),
  ],
  [
    'a part that is no deflated content',
    () => word({ name: 'word/styles.xml', packed: randomBytes(4000), bytes: 4000 })(),
  ],
  [
    'parts that share one content',
    () =>
      word(
        { name: 'word/a.xml', content: body(repeated('<a/>', 3.9 * megabyte)) },
        ...Array.from({ length: 30 }, (_, at) => ({ name: `word/a${at}.xml`, isShared: true })),
      )(),
  ],
  [
    '9 000 parts',
    () => word(...Array.from({ length: 9000 }, (_, at) => ({ name: `word/${at}.xml`, content: '<a/>' })))(),
  ],
  [
    '70 000 parts',
    () => zipOf([...Array.from({ length: 70_000 }, (_, at) => [`word/${at}.xml`, ''] as const)]),
  ],
  [
    '100 000 relations to custom data',
    () =>
      word({
        name: 'word/_rels/document.xml.rels',
        content: `${head}<Relationships>${numbered(100_000, (at) => `<Relationship Type="x/customXml" Target="../a${at}.xml"/>`)}</Relationships>`,
      })(),
  ],
  [
    'a relation to no address',
    () =>
      word({
        name: 'word/_rels/document.xml.rels',
        content: `${head}<Relationships><Relationship Type="x/customXml" Target="http://%zz:99999999"/></Relationships>`,
      })(),
  ],
  ['UTF-16', () => word({ name: 'word/styles.xml', content: Buffer.from('\ufeff<a/>', 'utf16le') })()],
  ['bytes that are no text', () => word({ name: 'word/styles.xml', content: randomBytes(500_000) })()],
  ['30 MB of brackets', () => written(repeated('<', 4 * megabyte))()],
  [
    'a document in it that is a bomb',
    async () => {
      const bomb = word({
        name: 'docProps/core.xml',
        packed: await swollen(500 * megabyte, ' ', true),
        bytes: 500 * megabyte,
      })()
      return word({ name: 'word/embeddings/a.docx', content: bomb })()
    },
  ],
  [
    'twenty documents in it of 30 MB of paragraphs each',
    () => {
      const inner = word({ name: 'word/document.xml', content: body(repeated('<w:p/>', 30 * megabyte)) })()
      return word(
        noise(),
        ...Array.from({ length: 20 }, (_, at) => ({ name: `word/embeddings/${at}.docx`, content: inner })),
      )()
    },
  ],
  [
    'documents in documents, ten deep',
    () =>
      Array.from({ length: 10 }).reduce<Buffer>(
        (inner) => word({ name: 'word/embeddings/a.docx', content: inner })(),
        word()(),
      ),
  ],
]

const zeros = (bytes: number) => swollen(bytes, '\0')
const pdfs: ReadonlyArray<readonly [string, HostileFile['make']]> = [
  [
    '512 MB of metadata',
    async () =>
      pagePdf({
        catalog: '/Metadata 6 0 R',
        more: [stream('/Type/Metadata/Subtype/XML/Filter/FlateDecode', await swollen(512 * megabyte))],
      }),
  ],
  [
    'metadata packed twice',
    async () =>
      pagePdf({
        catalog: '/Metadata 6 0 R',
        more: [
          stream(
            '/Type/Metadata/Filter[/FlateDecode/FlateDecode]',
            deflateSync(await swollen(512 * megabyte)),
          ),
        ],
      }),
  ],
  [
    '900 KB of creators in its metadata',
    () =>
      pagePdf({
        catalog: '/Metadata 6 0 R',
        more: [
          packed(
            `<x><dc:creator>${repeated('<rdf:li>A B</rdf:li>', 900_000)}</dc:creator></x>`,
            '/Type/Metadata',
          ),
        ],
      }),
  ],
  [
    '300 MB of objects in a stream',
    async () =>
      pagePdf({
        more: [stream('/Type/ObjStm/N 100000/First 10/Filter/FlateDecode', await swollen(300 * megabyte))],
      }),
  ],
  [
    '5 million objects in a stream',
    () =>
      pagePdf({
        more: [
          packed(
            `${numbered(500_000, (at) => `${at + 10} ${at * 2} `)}${repeated('1 ', 1_000_000)}`,
            `/Type/ObjStm/N 500000/First ${numbered(500_000, (at) => `${at + 10} ${at * 2} `).length}`,
          ),
        ],
      }),
  ],
  [
    '300 MB of places of objects',
    async () =>
      pagePdf({
        more: [
          stream(
            '/Type/XRef/Size 100000000/W[1 4 2]/Root 1 0 R/Filter/FlateDecode',
            await zeros(300 * megabyte),
          ),
        ],
      }),
  ],
  [
    '300 MB of a page',
    async () => pagePdf({ content: stream('/Filter/FlateDecode', await swollen(300 * megabyte)) }),
  ],
  [
    'a page of a million texts',
    () => pagePdf({ content: packed(`BT /F1 9 Tf ${repeated('(a) Tj ', 7_000_000)} ET`) }),
  ],
  [
    'a page in a page in a page',
    () =>
      pagePdf({
        content: stream('', '/X Do'),
        page: '/Resources<</XObject<</X 6 0 R>>>>',
        more: [
          stream('/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>', '/X Do /X Do'),
        ],
      }),
  ],
  [
    'pages that hold each other',
    () => pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]/Count 1/Parent 2 0 R>>']),
  ],
  [
    'two billion pages',
    () => pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 2147483647>>']),
  ],
  ['400 000 objects', () => pagePdf({ more: Array.from({ length: 400_000 }, () => '1') })],
  ['a million arrays in each other', () => pagePdf({ more: [repeated('[', megabyte)] })],
  ['200 000 dictionaries in each other', () => pagePdf({ more: [repeated('<</A', 800_000)] })],
  [
    'an author of 20 MB',
    () => pagePdf({ trailer: '/Info 6 0 R', more: [`<</Author(${repeated('ab ', 20 * megabyte)})>>`] }),
  ],
  [
    'an author of 20 MB in hexadecimal digits',
    () => pagePdf({ trailer: '/Info 6 0 R', more: [`<</Author<${repeated('6162', 20 * megabyte)}>>>`] }),
  ],
  [
    'an author who is himself',
    () => pagePdf({ trailer: '/Info 6 0 R', more: ['<</Author 7 0 R>>', '7 0 R'] }),
  ],
  ['a table of objects before itself', () => pagePdf({ trailer: '/Prev 9' })],
  [
    '100 000 notes',
    () =>
      pagePdf({
        page: `/Annots[${numbered(100_000, (at) => `<</Type/Annot/Subtype/Text/Rect[0 0 1 1]/T(Name N${at})/Contents(a b)>>`)}]`,
      }),
  ],
  [
    '300 MB of an attached file',
    async () =>
      pagePdf({
        catalog: '/Names<</EmbeddedFiles<</Names[(a)6 0 R]>>>>',
        more: [
          '<</Type/Filespec/F(a.bin)/EF<</F 7 0 R>>>>',
          stream('/Type/EmbeddedFile/Filter/FlateDecode', await zeros(300 * megabyte)),
        ],
      }),
  ],
  [
    'attached files that hold each other',
    () =>
      pagePdf({
        catalog: '/Names<</EmbeddedFiles 6 0 R>>',
        more: ['<</Kids[6 0 R 7 0 R]>>', '<</Kids[6 0 R]/Names[(a)6 0 R]>>'],
      }),
  ],
  [
    '25 MB of noise',
    () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(25 * megabyte), Buffer.from('\n%%EOF\n')]),
  ],
  [
    'a million beginnings of objects',
    () =>
      Buffer.concat([Buffer.from(`%PDF-1.7\n${repeated('1 0 obj\n', 8_000_000)}`), Buffer.from('\n%%EOF\n')]),
  ],
  [
    '20 MB of comments',
    () =>
      Buffer.concat([
        Buffer.from(`%PDF-1.7\n${repeated('% a comment\n', 20 * megabyte)}`),
        pagePdf({}).subarray(9),
      ]),
  ],
  [
    'a stream without an end',
    () =>
      Buffer.concat([
        pagePdf({}).subarray(0, 400),
        Buffer.from('6 0 obj<</Length 99999999>>stream\n'),
        randomBytes(megabyte),
        Buffer.from('\n%%EOF\n'),
      ]),
  ],
  [
    'a font whose codes are a hundred million',
    () =>
      pagePdf({
        page: '/Resources<</Font<</F1 6 0 R>>>>',
        more: [
          '<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/ToUnicode 7 0 R/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>>>]>>',
          packed(
            `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000><ffff> endcodespacerange ${repeated('100 beginbfrange <0000><ffff><0000> endbfrange ', 80_000)} endcmap`,
          ),
        ],
      }),
  ],
  [
    'a run of blanks in a run of blanks',
    () =>
      pagePdf({
        catalog: '/Metadata 6 0 R',
        more: [stream('/Type/Metadata/Filter/RunLengthDecode', repeated('\x81 ', 10 * megabyte))],
      }),
  ],
]

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
const pngOf = (
  [width, height, depth, colour, interlace]: readonly [number, number, number, number, number],
  data: Buffer,
  ...more: readonly Buffer[]
): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, interlace], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const plainPicture = (type: 'jpeg' | 'png', size: number, options: object) => async () =>
  sharp({ create: { width: size, height: size, channels: type === 'png' ? 4 : 3, background: '#123456' } })
    [type](options)
    .toBuffer()
const pictures: ReadonlyArray<readonly [string, string, HostileFile['make']]> = [
  ['3.6 billion pixels', 'png', async () => pngOf([60_000, 60_000, 1, 0, 0], await zeros(2 * megabyte))],
  [
    '64 million pixels of 16 bits, interlaced',
    'png',
    async () => pngOf([8000, 8000, 16, 6, 1], await zeros(520 * megabyte)),
  ],
  [
    '64 million pixels of 16 bits',
    'png',
    async () => pngOf([8000, 8000, 16, 6, 0], await zeros(520 * megabyte)),
  ],
  [
    '60 million pixels, progressive',
    'jpg',
    plainPicture('jpeg', 7700, { progressive: true, chromaSubsampling: '4:4:4' }),
  ],
  ['60 million pixels', 'jpg', plainPicture('jpeg', 7700, {})],
  [
    '36 million pixels, interlaced',
    'png',
    plainPicture('png', 6000, { progressive: true, compressionLevel: 9 }),
  ],
  ['pixels that are not there', 'png', () => pngOf([7000, 7000, 8, 6, 0], deflateSync(Buffer.alloc(100)))],
  [
    'a comment of 300 MB',
    'png',
    async () =>
      pngOf(
        [1, 1, 8, 0, 0],
        deflateSync(Buffer.from([0, 0])),
        chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), await swollen(300 * megabyte)])),
      ),
  ],
  [
    'a profile of 300 MB',
    'png',
    async () =>
      pngOf(
        [1, 1, 8, 0, 0],
        deflateSync(Buffer.from([0, 0])),
        chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), await zeros(300 * megabyte)])),
      ),
  ],
  [
    '100 000 comments',
    'png',
    () =>
      pngOf(
        [1, 1, 8, 0, 0],
        deflateSync(Buffer.from([0, 0])),
        ...Array.from({ length: 100_000 }, () => chunk('tEXt', Buffer.from('a\0b'))),
      ),
  ],
  [
    '36 million pixels, turned',
    'png',
    () =>
      sharp({ create: { width: 6000, height: 6000, channels: 4, background: '#123456' } })
        .withMetadata({ orientation: 6 })
        .png({ compressionLevel: 9 })
        .toBuffer(),
  ],
  [
    'a drawing that loads files',
    'png',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
  ],
  ['a picture that ends at once', 'png', () => png().subarray(0, 40)],
]

const packs: ReadonlyArray<readonly [string, HostileFile['make']]> = [
  [
    'one part that grows a thousandfold, beside noise',
    async () =>
      lyingZip([
        noise(),
        { name: 'a.txt', packed: await swollen(200 * megabyte, ' ', true), bytes: 200 * megabyte },
      ]),
  ],
  [
    'a part that says it is small',
    async () => lyingZip([{ name: 'a.txt', packed: await swollen(200 * megabyte, ' ', true), bytes: 10 }]),
  ],
  [
    'an archive in an archive that grows',
    async () =>
      lyingZip([
        {
          name: 'a.zip',
          content: lyingZip([
            { name: 'a.txt', packed: await swollen(500 * megabyte, ' ', true), bytes: 500 * megabyte },
          ]),
        },
      ]),
  ],
  ['a name that leaves its folder', () => lyingZip([{ name: '../../a.txt', content: 'a' }])],
  [
    '2 000 files',
    () => lyingZip(Array.from({ length: 2000 }, (_, at) => ({ name: `${at}.txt`, content: 'a' }))),
  ],
]

const sheets: ReadonlyArray<readonly [string, string, HostileFile['make']]> = [
  ['a row of a million cells', 'csv', () => Buffer.from(`name\n${repeated('a,', 2_000_000)}`)],
  ['two million empty rows', 'csv', () => Buffer.from(`name\n${repeated('\n', 2_000_000)}`)],
  ['bytes without meaning', 'csv', () => randomBytes(megabyte)],
  ['a picture called a sheet', 'xlsx', () => png()],
  [
    'a workbook that says 10 bytes and holds 300 MB',
    'xlsx',
    async () =>
      lyingZip([
        { name: '[Content_Types].xml', content: '<a/>' },
        { name: 'xl/workbook.xml', content: '<a/>' },
        { name: 'xl/worksheets/sheet1.xml', packed: await swollen(300 * megabyte, ' ', true), bytes: 10 },
      ]),
  ],
]

const text = (content: string) => () => Buffer.from(content)
const citations: ReadonlyArray<readonly [string, HostileFile['make']]> = [
  ['BibTeX: 19 000 braces', text(`@article{a, title = ${repeated('{', 19_000)}`)],
  [
    'BibTeX: texts of texts',
    text(
      `@string{a0 = "ha"}${numbered(40, (at) => `@string{a${at + 1} = a${at} # a${at}}`)}@article{k, title = a40}`,
    ),
  ],
  ['BibTeX: 4 000 authors', text(`@article{a, title={b}, author={${repeated('A B and ', 16_000)}C D}}`)],
  ['BibTeX: backslashes', text(`@article{a, title={${repeated('\\', 19_000)}}}`)],
  ['BibTeX: commands in commands', text(`@article{a, title={${repeated(String.raw`\textbf{`, 18_000)}}}`)],
  ['BibTeX: 2 000 entries', text(repeated('@a{b,c={}}', 19_900))],
  ['CSL: 19 000 brackets', text(`[${repeated('[', 19_000)}`)],
  [
    'CSL: a prototype',
    text('{"__proto__":{"title":"a"},"title":"b","author":[{"__proto__":null,"family":"c"}]}'),
  ],
  ['CSL: a number without end', text(`{"title":"b","a":${repeated('9', 19_000)}}`)],
  ['CSL: markup without end', text(`{"title":"${repeated('<a ', 19_000)}"}`)],
]
const conferences: ReadonlyArray<readonly [string, HostileFile['make']]> = [
  ['600 000 brackets', text(repeated('[', 599_000))],
  ['a list of 300 000', text(`{"format":1,"tickets":[${repeated('0,', 590_000)}0]}`)],
  ['100 000 keys', text(`{${numbered(50_000, (at) => `"k${at}":0,`)}"a":0}`)],
  ['a prototype', text('{"__proto__":{"basics":{}},"basics":{"__proto__":{}}}')],
  ['numbers without end', text(`{"format":1e999,"basics":${repeated('9', 100_000)}}`)],
]

/** Files that are made to fill a memory, to hold a processor, or to be something else than they say. */
export const hostileCorpus: readonly HostileFile[] = [
  ...docs.map(([name, make]) => ({ name, make, door: 'doc', ending: 'docx' }) as const),
  ...pdfs.map(([name, make]) => ({ name, make, door: 'pdf', ending: 'pdf' }) as const),
  ...pictures.map(([name, ending, make]) => ({ name, make, door: 'picture', ending }) as const),
  ...packs.map(([name, make]) => ({ name, make, door: 'pack', ending: 'zip' }) as const),
  ...sheets.map(([name, ending, make]) => ({ name, make, door: 'sheet', ending }) as const),
  ...citations.map(([name, make]) => ({ name, make, door: 'citation', ending: 'bib' }) as const),
  ...conferences.map(([name, make]) => ({ name, make, door: 'conference', ending: 'json' }) as const),
]
