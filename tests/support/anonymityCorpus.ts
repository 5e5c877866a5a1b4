import { deflateSync } from 'node:zlib'

import { zipOf } from '../server/documents/officialDocuments.ts'
import { packed, pagePdf, stream, wideText } from './hostilePdf.ts'
import { namedPdf } from './namedDocuments.ts'

export interface NamedFile {
  readonly name: string
  readonly ending: 'pdf' | 'docx'
  /** Trace of the author in it. */
  readonly planted: string
  /** Outcome: it is not in the reviewers' copy, or the report names it. */
  readonly becomes: 'removed' | 'told'
  readonly make: () => Buffer | Promise<Buffer>
}

/** The author of all of them, as the form of the paper says. */
export const plantedAuthor = {
  name: '沈子衿',
  eng_name: 'Zijin Shen',
  affiliation: '',
  eng_affiliation: '',
  email: 'zijin@authors.example',
  orcid: '',
}
const who = plantedAuthor.eng_name

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const spaces = 'xmlns:w="w" xmlns:wp="wp" xmlns:v="v" xmlns:o="o" xmlns:q="w" xmlns:a="a" xmlns:pic="pic"'
const body = (inner: string) => `${head}<w:document ${spaces}><w:body>${inner}</w:body></w:document>`
const word = (inner: string, ...more: ReadonlyArray<readonly [string, string | Buffer]>) =>
  zipOf(
    [
      ['[Content_Types].xml', `${head}<Types/>`],
      ['_rels/.rels', `${head}<Relationships/>`],
      ['word/document.xml', body(inner)],
      ...more,
    ],
    true,
  )
const long = '<w:p><w:r><w:t>More than a page of text follows here, and goes on. </w:t></w:r></w:p>'.repeat(
  200,
)
const core = (inner: string) =>
  `${head}<cp:coreProperties xmlns:cp="x" xmlns:dc="y">${inner}</cp:coreProperties>`
const rels = (type: string, target: string) =>
  `${head}<Relationships><Relationship Id="rId9" Type="http://x/${type}" Target="${target}" TargetMode="External"/></Relationships>`
const office = (...parts: ReadonlyArray<readonly [string, string]>) =>
  zipOf([['[Content_Types].xml', `${head}<Types/>`], ...parts], true)

type Case = readonly [name: string, becomes: NamedFile['becomes'], make: NamedFile['make'], planted?: string]

const words: readonly Case[] = [
  [
    'a variable of the document',
    'removed',
    () =>
      word('', [
        'word/settings.xml',
        `${head}<w:settings ${spaces}><w:docVars><w:docVar w:name="EN.Libraries" w:val="${who}"/></w:docVars></w:settings>`,
      ]),
  ],
  [
    'a description that Word wrote, with the folder of a picture',
    'removed',
    () => word(`<wp:docPr id="1" name="P" descr="C:\\Users\\${who}\\Pictures\\fig1.png"/>`),
  ],
  [
    'the same with an escaped bracket and signs as numbers',
    'removed',
    () => word(`<wp:docPr id="1" descr="C:\\Users\\&#90;ijin &#x53;hen\\a>b.png"/>`),
  ],
  ['a folder of a Mac', 'removed', () => word(`<pic:cNvPr id="1" name="/Users/${who}/fig1.png"/>`)],
  [
    'a description that names the author',
    'removed',
    () => word(`<wp:docPr id="1" descr="Portrait of ${who}, 2026"/>`),
  ],
  [
    'a title of an older picture',
    'removed',
    () => word(`<v:imagedata o:title="\\\\server\\${who}\\a.png"/>`),
  ],
  [
    'an address in a description',
    'removed',
    () => word(`<wp:docPr id="1" descr="by ${plantedAuthor.email}"/>`),
    plantedAuthor.email,
  ],
  [
    'custom data',
    'removed',
    () => word('', ['customXml/item1.xml', `${head}<a owner="${who}"><b>${who}</b></a>`]),
  ],
  [
    'custom data that lies elsewhere',
    'removed',
    () =>
      word(
        '',
        ['word/_rels/document.xml.rels', rels('customXml', '../data/x.xml')],
        ['data/x.xml', `${head}<a><b>${who}</b></a>`],
      ),
  ],
  [
    'own properties',
    'removed',
    () =>
      word('', [
        'docProps/custom.xml',
        `${head}<Properties xmlns="http://x/custom-properties"><property name="${who}"><a>${who}</a></property></Properties>`,
      ]),
  ],
  [
    'properties that lie elsewhere',
    'removed',
    () => word('', ['meta/x.xml', core(`<dc:creator>${who}</dc:creator>`)]),
  ],
  [
    'changes, by another prefix and with signs as numbers',
    'removed',
    () => word(`<q:ins q:id="1" q:author='Zi&#x6a;in Shen'><w:r/></q:ins>`),
  ],
  [
    'the author and a section that is no markup',
    'removed',
    () => word('', ['docProps/core.xml', core(`<dc:creator><![CDATA[${who}]]></dc:creator>`)]),
  ],
  ['a comment in the markup', 'removed', () => word(`<!-- ${who} -->`)],
  [
    'a field that shows a picture of a folder',
    'removed',
    () => word(`<w:r><w:instrText>INCLUDEPICTURE "C:\\\\Users\\\\${who}\\\\a.png"</w:instrText></w:r>`),
  ],
  [
    'a picture that is linked',
    'removed',
    () => word('', ['word/_rels/document.xml.rels', rels('image', `file:///C:/Users/${who}/a.png`)]),
  ],
  [
    'a mail merge',
    'removed',
    () =>
      word('', [
        'word/settings.xml',
        `${head}<w:settings ${spaces}><w:mailMerge><w:query w:val="SELECT ${who}"/></w:mailMerge></w:settings>`,
      ]),
  ],
  [
    'a template and where links begin',
    'removed',
    () =>
      word('', [
        'docProps/app.xml',
        `${head}<Properties xmlns="x"><Template>${who}.dotx</Template><HyperlinkBase>${who}</HyperlinkBase></Properties>`,
      ]),
  ],
  [
    'a workbook inside, by its properties',
    'removed',
    () =>
      word('', [
        'word/embeddings/a.xlsx',
        office(['docProps/core.xml', core(`<dc:creator>${who}</dc:creator>`)]),
      ]),
  ],
  [
    'a workbook inside, by its comments and its folder',
    'removed',
    () =>
      word('', [
        'word/embeddings/a.xlsx',
        office(
          ['xl/comments1.xml', `${head}<comments><authors><author>${who}</author></authors></comments>`],
          [
            'xl/workbook.xml',
            `${head}<workbook><fileSharing userName="${who}"/><x15ac:absPath url="C:\\Users\\${who}\\"/></workbook>`,
          ],
        ),
      ]),
  ],
  [
    'a presentation inside',
    'removed',
    () =>
      word('', [
        'word/embeddings/a.pptx',
        office([
          'ppt/commentAuthors.xml',
          `${head}<p:cmAuthorLst><p:cmAuthor id="0" name="${who}" initials="ZS"/></p:cmAuthorLst>`,
        ]),
      ]),
  ],
  [
    'the first page',
    'told',
    () => word(`<w:p><w:r><w:t>Zijin </w:t></w:r><w:r><w:t>Shen, ABC University</w:t></w:r></w:p>${long}`),
  ],
  [
    'a name in one piece far behind',
    'told',
    () => word(`${long}<w:p><w:r><w:t>We thank ${who}.</w:t></w:r></w:p>`),
  ],
  [
    'a heading on each page',
    'told',
    () => word('', ['word/header1.xml', `${head}<w:hdr ${spaces}><w:p><w:t>Shen, Zijin</w:t></w:p></w:hdr>`]),
    'Shen, Zijin',
  ],
  [
    'the title of the document',
    'told',
    () => word('', ['docProps/core.xml', core('<dc:title>paper_ZijinShen_v3</dc:title>')]),
    'ZijinShen',
  ],
  [
    'a link to an address',
    'told',
    () => word('', ['word/_rels/document.xml.rels', rels('hyperlink', `mailto:${plantedAuthor.email}`)]),
    plantedAuthor.email,
  ],
  [
    'a picture',
    'told',
    () => word('', ['word/media/a.jpg', Buffer.from(`\xff\xd8\xff\xe1Exif  Artist ${who}`, 'latin1')]),
  ],
  [
    'an object of another program',
    'told',
    () => word('', ['word/embeddings/a.bin', Buffer.from(who, 'utf16le')]),
  ],
]

const note = (entries: string) => `/Annots[<</Type/Annot/Subtype/Text/Rect[0 0 9 9]${entries}>>]`
const octal = (text: string) =>
  [...Buffer.from(text)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')
const xmp = (inner: string) =>
  `<?xpacket begin=""?><x:xmpmeta xmlns:x="x"><rdf:RDF xmlns:rdf="r"><rdf:Description>${inner}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`
const home = `/home/${who}/paper/fig1.pdf`
const objects = (...inner: readonly string[]): Buffer => {
  let at = 0
  const places = inner.map((text, index) => {
    const place = `${index + 7} ${at}`
    at += text.length + 1
    return place
  })
  const first = `${places.join(' ')} `
  return packed(`${first}${inner.join(' ')}`, `/Type/ObjStm/N ${inner.length}/First ${first.length}`)
}

const pdfs: readonly Case[] = [
  ['who wrote a note', 'removed', () => pagePdf({ page: note(`/T(${who})/Contents(why?)`) })],
  ['who wrote a note, in octal numbers', 'removed', () => pagePdf({ page: note(`/T(${octal(who)})`) })],
  ['who wrote a note, in UTF-16', 'removed', () => pagePdf({ page: note(`/T${wideText(who)}`) })],
  ['who wrote a note, in UTF-8', 'removed', () => pagePdf({ page: note(`/T(\xef\xbb\xbf${who})`) })],
  [
    'who wrote a note, as an object',
    'removed',
    () => pagePdf({ page: note('/T 6 0 R'), more: [`(${who})`] }),
  ],
  [
    'who wrote a note, in a compressed object',
    'removed',
    () =>
      pagePdf({
        page: '/Annots[7 0 R]',
        more: [objects(`<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/T(${who})>>`)],
      }),
  ],
  [
    'an attached file',
    'removed',
    () =>
      pagePdf({
        catalog: '/Names<</EmbeddedFiles<</Names[(zijin_shen_cv.txt)6 0 R]>>>>',
        more: [
          `<</Type/Filespec/F(zijin_shen_cv.txt)/UF(zijin_shen_cv.txt)/Desc(${who})/EF<</F 7 0 R>>>>`,
          packed(`I am ${who}.`, '/Type/EmbeddedFile'),
        ],
      }),
  ],
  [
    'a file attached to a note',
    'removed',
    () =>
      pagePdf({
        page: '/Annots[<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS 6 0 R>>]',
        more: ['<</Type/Filespec/F(a.txt)/EF<</F 7 0 R>>>>', stream('/Type/EmbeddedFile', `I am ${who}.`)],
      }),
  ],
  [
    'creators in metadata',
    'removed',
    () =>
      pagePdf({
        catalog: '/Metadata 6 0 R',
        more: [
          packed(
            xmp(`<dc:creator><rdf:Seq><rdf:li>${who}</rdf:li></rdf:Seq></dc:creator>`),
            '/Type/Metadata',
          ),
        ],
      }),
  ],
  [
    'the history in metadata',
    'removed',
    () =>
      pagePdf({
        catalog: '/Metadata 6 0 R',
        more: [
          stream(
            '/Type/Metadata',
            xmp(
              `<xmpMM:History><rdf:li stEvt:parameters="${home}"/></xmpMM:History><photoshop:Credit>${who}</photoshop:Credit>`,
            ),
          ),
        ],
      }),
  ],
  [
    'metadata of a picture',
    'removed',
    () =>
      pagePdf({
        page: '/Thumb 6 0 R',
        more: [
          stream('/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray/Metadata 7 0 R', 'a'),
          stream('/Type/Metadata', xmp(`<xmp:Owner>${who}</xmp:Owner>`)),
        ],
      }),
  ],
  [
    'where LaTeX found a figure',
    'removed',
    () =>
      pagePdf({
        page: '/Thumb 6 0 R',
        more: [
          stream(`/Width 1/Height 1/PTEX.FileName(${home})/PTEX.InfoDict 7 0 R`, 'a'),
          `<</Author(${who})>>`,
        ],
      }),
  ],
  [
    'what a program keeps for itself',
    'removed',
    () => pagePdf({ page: `/PieceInfo<</Illustrator<</Private(${who})>>>>` }),
  ],
  [
    'a description with a folder',
    'removed',
    () =>
      pagePdf({
        catalog: '/StructTreeRoot 6 0 R',
        more: [`<</Type/StructTreeRoot/K<</S/Figure/Alt(C:\\\\Users\\\\${who}\\\\a.png)>>>>`],
      }),
  ],
  [
    'a description that names the author',
    'removed',
    () =>
      pagePdf({
        catalog: '/StructTreeRoot 6 0 R',
        more: [`<</Type/StructTreeRoot/K<</S/Figure/Alt(Portrait of ${who})>>>>`],
      }),
  ],
  [
    'a signature',
    'removed',
    () =>
      pagePdf({
        catalog: '/AcroForm<</Fields[6 0 R]>>',
        more: [
          '<</FT/Sig/T(Signature1)/V 7 0 R>>',
          `<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 1 2 3]/Name(${who})/Contents<${Buffer.from(who).toString('hex')}>>>`,
        ],
      }),
  ],
  [
    'a property of a program',
    'removed',
    () => pagePdf({ trailer: '/Info 6 0 R', more: [`<</Title(T)/SourceModified(${who})>>`] }),
  ],
  [
    'where a program ran',
    'removed',
    () => pagePdf({ trailer: '/Info 6 0 R', more: [`<</Title(T)/Producer(/home/${who}/bin/tool)>>`] }),
  ],
  [
    'an older version of the properties',
    'removed',
    () =>
      Buffer.concat([
        pagePdf({ trailer: '/Info 6 0 R', more: [`<</Author(${who})>>`] }),
        Buffer.from(
          '6 0 obj\n<</Title(T)/Subject(Z)>>\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 7/Root 1 0 R/Info 6 0 R>>\nstartxref\n0\n%%EOF\n',
        ),
      ]),
  ],
  [
    'an object that nothing names',
    'removed',
    () => pagePdf({ page: note('/T(Other Name)'), more: [`(${who})`] }),
  ],
  ['a way to another document', 'removed', () => pagePdf({ page: note(`/A<</S/GoToR/F(${home})>>`) })],
  ['the author of an encrypted document', 'told', () => namedPdf({ author: who, ownerPassword: 'secret' })],
  [
    'the title',
    'told',
    () => pagePdf({ trailer: '/Info 6 0 R', more: ['<</Title(Microsoft Word - Shen_Zijin_final.docx)>>'] }),
    'Shen_Zijin',
  ],
  ['the first page', 'told', () => pagePdf({ text: `A paper by ${who}` })],
  [
    'the first page, compressed and in two pieces',
    'told',
    () =>
      pagePdf({
        content: stream(
          '/Filter/FlateDecode',
          deflateSync(Buffer.from('BT /F1 12 Tf 72 720 Td (Zijin) Tj ( Shen) Tj ET')),
        ),
      }),
  ],
  ['what a note says', 'told', () => pagePdf({ page: note(`/Contents(Please look, ${who})`) })],
  [
    'a bookmark',
    'told',
    () =>
      pagePdf({
        catalog: '/Outlines<</First 6 0 R/Last 6 0 R/Count 1>>',
        more: [`<</Title(About ${who})>>`],
      }),
  ],
  [
    'a link to an address',
    'told',
    () => pagePdf({ page: note(`/A<</S/URI/URI(mailto:${plantedAuthor.email})>>`) }),
    plantedAuthor.email,
  ],
  [
    'a picture',
    'told',
    () =>
      pagePdf({
        page: '/Thumb 6 0 R',
        more: [stream('/Width 1/Height 1/Filter/DCTDecode', `\xff\xd8Exif Artist ${who}`)],
      }),
  ],
]

/** Files that say who wrote them, each in another place. */
export const anonymityCorpus: readonly NamedFile[] = [
  ...words.map(
    ([name, becomes, make, planted = who]) => ({ name, becomes, make, planted, ending: 'docx' }) as const,
  ),
  ...pdfs.map(
    ([name, becomes, make, planted = who]) => ({ name, becomes, make, planted, ending: 'pdf' }) as const,
  ),
]
