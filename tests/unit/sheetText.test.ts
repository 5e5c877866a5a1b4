import { describe, expect, it } from 'vitest'

import { encodingOf } from '../../src/contract/sheetEncoding.ts'
import { inUtf8, samplesOf } from '../../src/services/sheetText.ts'

const western = Uint8Array.from('name;e-mail\r\nGarc\u00EDa Pe\u00F1a;a@b.example\r\n', (sign) =>
  sign.charCodeAt(0),
)
const fileOf = (bytes: BlobPart, name = 'people.csv') => new File([bytes], name, { type: 'text/csv' })

describe('[FILE-02] a sheet whose encoding is not certain', () => {
  it('is shown by the lines in which its encodings differ, and sent in UTF-8 as the chosen one reads it', async () => {
    const file = fileOf(western)
    const samples = await samplesOf(file)
    expect(samples).toEqual([
      { encoding: 'windows-1252', lines: ['García Peña;a@b.example'] },
      { encoding: 'windows-1250', lines: ['García Peńa;a@b.example'] },
    ])
    const sent = await inUtf8(file, 'windows-1250')
    expect([sent.name, sent.type]).toEqual(['people.csv', 'text/csv'])
    expect(encodingOf(new Uint8Array(await sent.arrayBuffer()))).toEqual({ kind: 'sure', encoding: 'utf-8' })
    expect(await sent.text()).toContain('García Peńa;a@b.example\r\n')
  })

  it('is shown by lines that are far behind the first ones, too', async () => {
    const plain = new TextEncoder().encode('name;e-mail\r\nLin;a@b.example\r\n'.repeat(100_000))
    const samples = await samplesOf(new File([plain, western], 'people.csv'))
    expect(samples.map(({ lines }) => lines)).toEqual([
      ['García Peña;a@b.example'],
      ['García Peńa;a@b.example'],
    ])
  })

  it('is asked about only where it is a CSV that several encodings fit', async () => {
    expect(await samplesOf(fileOf('姓名,邮箱\n'))).toEqual([])
    expect(await samplesOf(fileOf(western, 'people.xlsx'))).toEqual([])
    await expect(inUtf8(fileOf(Uint8Array.of(0x61, 0xff, 0x0a)), 'gb18030')).rejects.toThrow('gb18030')
  })
})
