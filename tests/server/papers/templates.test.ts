import { unzipSync } from 'fflate'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { conferences } from '../../../server/db/schema/catalogue.ts'
import { templatePack } from '../../../server/documents/templates/templatePack.ts'
import { describeEngines } from '../../support/engines.ts'
import { openShop, type Shop } from '../support/shop.ts'

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

describe('the platform’s templates of a paper', () => {
  it('[MEM-02] [BEN-03] are the same bytes each time, whatever the clock says', () => {
    expect(Buffer.from(templatePack()).equals(Buffer.from(templatePack()))).toBe(true)
  })

  it.each(['zh', 'en'])(
    '[MEM-02] for Word in %s are a document of whole parts with every part of a paper',
    (language) => {
      const docx = unzipSync(unzipSync(templatePack())[`paper-${language}.docx`] ?? new Uint8Array())
      expect(Object.keys(docx).sort()).toEqual([
        '[Content_Types].xml',
        '_rels/.rels',
        'word/_rels/document.xml.rels',
        'word/document.xml',
        'word/styles.xml',
      ])
      for (const [name, bytes] of Object.entries(docx))
        expect(XMLValidator.validate(textOf(bytes)), name).toBe(true)
      const document = textOf(docx['word/document.xml'])
      const used = [...document.matchAll(/w:pStyle w:val="(\w+)"/g)].map(([, style]) => style)
      const styles = textOf(docx['word/styles.xml'])
      for (const style of new Set(used)) expect(styles).toContain(`w:styleId="${style}"`)
      const words = JSON.stringify(new XMLParser().parse(document))
      const parts =
        language === 'zh'
          ? ['题目', '作者', '摘要', '关键词', '参考文献']
          : ['Title', 'Author', 'Abstract', 'Keywords', 'References']
      for (const each of parts) expect(words).toContain(each)
    },
  )

  it('[MEM-02] say in both languages how they are used, and have one for LaTeX', () => {
    const files = unzipSync(templatePack())
    expect(textOf(files['README.txt'])).toMatch(/论文模板[^]*Paper templates/)
    const latex = textOf(files['paper.tex'])
    for (const each of ['\\title', '\\author', '\\begin{abstract}', '\\section', '\\begin{thebibliography}'])
      expect(latex).toContain(each)
    expect(latex.split('\\begin{').length).toBe(latex.split('\\end{').length)
  })
})

describeEngines('the templates of a conference', (open) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await openShop(open)
  })

  it('[MEM-02] [BEN-03] are everybody’s, under a name in both languages, and of no conference that is not public', async () => {
    const guest = shop.server.browser()
    const { id } = shop.conference
    const found = await guest.request(`/files/template/${id}`)
    expect(found.status).toBe(200)
    expect(found.headers.get('content-type')).toBe('application/zip')
    const disposition = found.headers.get('content-disposition') ?? ''
    expect(disposition).toContain('filename="paper-templates.zip"')
    expect(decodeURIComponent(disposition)).toContain('论文模板')
    expect(Buffer.from(await found.arrayBuffer()).equals(Buffer.from(templatePack()))).toBe(true)
    const none = await guest.request('/files/template/2147483647')
    await shop.db.update(conferences).set({ publication: 'draft' }).where(eq(conferences.id, id))
    const hidden = await guest.request(`/files/template/${id}`)
    expect([none.status, hidden.status]).toEqual([404, 404])
    expect((await guest.request('/files/template/0x1')).status).toBe(404)
  })
})
