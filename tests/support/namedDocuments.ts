import PDFDocument from 'pdfkit'

import { zipOf } from '../server/documents/officialDocuments.ts'

/** A document of Word that says everywhere who wrote it. */
export const namedDocx = (
  names: {
    readonly author: string
    readonly editor: string
    readonly company: string
    readonly changedBy: string
    readonly commentedBy: string
    readonly email: string
  },
  ...more: ReadonlyArray<readonly [name: string, content: Buffer]>
): Buffer => {
  const { author, editor, company, changedBy, commentedBy, email } = names
  const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
  return zipOf(
    [
      ['[Content_Types].xml', `${head}<Types/>`],
      ['_rels/.rels', `${head}<Relationships/>`],
      [
        'word/document.xml',
        `${head}<w:document ${word}><w:body><w:p><w:r><w:t>2 &gt; 1, by w:author="nobody"</w:t></w:r>` +
          `<w:ins w:id="1" w:author="${changedBy}" w:date="2026-11-20T02:00:00Z"><w:r><w:t>new</w:t></w:r></w:ins>` +
          `</w:p></w:body></w:document>`,
      ],
      [
        'word/comments.xml',
        `${head}<w:comments ${word}><w:comment w:id="0" w:author='${commentedBy}' w:initials="XY"><w:p/></w:comment></w:comments>`,
      ],
      [
        'word/people.xml',
        `${head}<w15:people><w15:person w15:author="${commentedBy}"><w15:presenceInfo w15:providerId="AD" w15:userId="S::${email}"/></w15:person></w15:people>`,
      ],
      [
        'word/_rels/settings.xml.rels',
        `${head}<Relationships><Relationship Id="rId1" Type="x/attachedTemplate" Target="file:///C:\\Users\\${email}\\a.dotm" TargetMode="External"/></Relationships>`,
      ],
      [
        'docProps/core.xml',
        `${head}<cp:coreProperties xmlns:cp="x" xmlns:dc="y"><dc:title>T</dc:title><dc:creator>${author}</dc:creator><cp:lastModifiedBy>${editor}</cp:lastModifiedBy></cp:coreProperties>`,
      ],
      [
        'docProps/app.xml',
        `${head}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Manager></Manager><Company>${company}</Company></Properties>`,
      ],
      [
        'docProps/custom.xml',
        `${head}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"><property name="Owner"><vt:lpwstr>${email}</vt:lpwstr></property></Properties>`,
      ],
      // A part that is no text is copied unchanged.
      ['word/media/image1.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
      ...more,
    ],
    true,
  )
}

interface PdfNames {
  readonly author: string
  /** Password to open the file. */
  readonly password?: string
  /** Everybody opens it, and its properties are encrypted: they cannot be removed. */
  readonly ownerPassword?: string
  /** A file in it, which makes it as long. */
  readonly attached?: Buffer
}

/** A PDF of one page whose properties and metadata say who wrote it. */
export const namedPdf = ({ author, password, ownerPassword, attached }: PdfNames): Promise<Buffer> =>
  new Promise((settle) => {
    const document = new PDFDocument({
      info: { Author: author, Title: 'T' },
      ...(password === undefined && ownerPassword === undefined && attached === undefined
        ? { pdfVersion: '1.7', subset: 'PDF/A-1' }
        : { userPassword: password, ownerPassword }),
    })
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => settle(Buffer.concat(parts)))
    document.text('A text.')
    if (attached !== undefined) document.file(attached, { name: 'a.bin' })
    document.end()
  })
