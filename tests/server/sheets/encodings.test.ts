import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

import { encodingOf, textIn, type SheetEncoding } from '../../../src/contract/sheetEncoding.ts'
import { readSheet } from '../../../server/sheets/readSheet.ts'

/** Bytes of a text: what decodes to each of its characters. */
const encoded = (text: string, encoding: SheetEncoding): Buffer => {
  if (encoding === 'utf-8') return Buffer.from(text)
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le')
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16()
  return Buffer.concat(Array.from(text, (sign) => Buffer.from(bytesOf(sign, encoding))))
}
const tables = new Map<SheetEncoding, Map<string, number[]>>()
const bytesOf = (sign: string, encoding: SheetEncoding): number[] => {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80) return [code]
  if (encoding === 'gb18030' && code > 0xffff) {
    const place = code - 0x10000
    return [
      0x90 + Math.floor(place / 12_600),
      0x30 + (Math.floor(place / 1260) % 10),
      0x81 + (Math.floor(place / 10) % 126),
      0x30 + (place % 10),
    ]
  }
  let table = tables.get(encoding)
  if (table === undefined) {
    table = new Map()
    const decode = (...bytes: number[]) => textIn(Uint8Array.from(bytes), encoding) ?? '\uFFFD'
    for (let first = 0x80; first < 0x100; first += 1) {
      const alone = decode(first)
      if (alone !== '\uFFFD') table.set(alone, [first])
      else
        for (let second = 0x40; second < 0x100; second += 1) {
          const pair = decode(first, second)
          if (!pair.includes('\uFFFD') && Array.from(pair).length === 1 && !table.has(pair))
            table.set(pair, [first, second])
        }
    }
    tables.set(encoding, table)
  }
  const bytes = table.get(sign)
  if (bytes === undefined) throw new Error(`${sign} is not in ${encoding}`)
  return bytes
}

const names: ReadonlyArray<readonly [SheetEncoding, string, 'sure' | 'unclear']> = [
  ['windows-1252', 'Jürgen Müller;TU München', 'sure'],
  ['windows-1252', 'André,Zoë Bell', 'sure'],
  ['windows-1252', 'MÜLLER,ÉCOLE,Björk’s “Café”', 'sure'],
  ['windows-1252', 'Søren Østergaard', 'unclear'],
  ['windows-1252', 'García Peña', 'unclear'],
  ['windows-1252', 'Ñuñoa,Conceição,Åse', 'unclear'],
  ['windows-1250', 'Dvořák,Łukasz Gołębiewski', 'sure'],
  ['windows-1254', 'Çağla Işık,Gökşin', 'unclear'],
  ['windows-1251', 'Иван Петров,Мария', 'sure'],
  ['macintosh', 'Jürgen Müller,García', 'unclear'],
  ['big5', '陳美玲', 'sure'],
  ['big5', '姓名,電話,單位\n陳美玲,0912,國立臺灣大學\n林志明,0933,中央研究院', 'sure'],
  ['shift_jis', '高橋', 'sure'],
  ['shift_jis', '氏名,所属\n高橋 さくら,東京大学', 'sure'],
  ['euc-kr', '김철수', 'unclear'],
  ['euc-kr', '이름,소속\n김철수,서울대학교\n박영희,연세대학교', 'unclear'],
  ['gb18030', '林一', 'sure'],
  ['gb18030', '陈𠮷', 'sure'],
  ['gb18030', '姓名,手机,单位\n王喆,139,清华大学\n朱镕基,138,MIT计算机系A组', 'sure'],
  ['utf-16le', '姓名,邮箱\n林梅,a@b.example', 'sure'],
  ['utf-16be', '姓名,邮箱\n林梅,a@b.example', 'sure'],
  ['utf-16be', 'Jürgen,x\n', 'sure'],
  ['utf-8', 'Jürgen,陳美玲,高橋,김철수,陈𠮷', 'sure'],
]

const paths: string[] = []
const read = (bytes: Buffer) => {
  const path = join(tmpdir(), `encoded-${process.pid}-${paths.length}.csv`)
  paths.push(path)
  writeFileSync(path, bytes)
  return readSheet({ path, format: 'csv' })
}
afterAll(() => {
  for (const path of paths) rmSync(path, { force: true })
})

describe('[FILE-02] text in another encoding', () => {
  it.each(names)('%s: %s is %s, and never another name', async (encoding, text, kind) => {
    const bytes = encoded(`name,note\n${text}\n`, encoding)
    const found = encodingOf(bytes)
    expect(found.kind).toBe(kind)
    const candidates =
      found.kind === 'unclear' ? found.candidates : found.kind === 'sure' ? [found.encoding] : []
    const texts = candidates.map((each) => textIn(bytes, each))
    expect(texts).toContain(`name,note\n${text}\n`)
    // Each choice shows something else.
    expect(new Set(texts).size).toBe(candidates.length)
    const said = await read(bytes)
    if (kind === 'unclear') expect(said).toEqual({ kind: 'refused', reason: 'sheetEncodingUnclear' })
    else expect(JSON.stringify(said)).toContain(text.split(/[,;\n]/)[0])
  })

  it.each([
    ['utf-16le', [0xff, 0xfe]],
    ['utf-16be', [0xfe, 0xff]],
    ['utf-8', [0xef, 0xbb, 0xbf]],
  ] as const)('%s with its mark is what the mark says', async (encoding, mark) => {
    const text = '姓名,Name\n陈𠮷,Zoë'
    expect(await read(Buffer.concat([Buffer.from(mark), encoded(text, encoding)]))).toEqual({
      kind: 'rows',
      rows: [
        ['姓名', 'Name'],
        ['陈𠮷', 'Zoë'],
      ],
    })
  })

  it.each([
    [
      'UTF-8 that has lost a byte',
      Buffer.concat([Buffer.from('姓名,单位\n林梅,清华大学\n陈').subarray(0, -1), Buffer.from(',x\n')]),
    ],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    ['UTF-16 that ends in the middle', Buffer.from([0xff, 0xfe, 0x41])],
    ['half a character', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00])],
  ])('%s is refused, and not read as something else', async (_, bytes) => {
    expect(await read(bytes)).toEqual({ kind: 'refused', reason: 'sheetUnreadable' })
  })
})
