import { readFileSync, writeFileSync } from 'node:fs'
import { deflateSync, inflateSync } from 'node:zlib'

/**
 * Chinese fonts draw 手 and the radical ⼿ with one glyph, and Chromium writes the radical into the table by which a
 * reader copies and searches: a search for 手机 would fail. The tables are written again at the end of the file, as a PDF
 * allows (incremental update).
 */
export const makeReadable = (pdf) => {
  const file = readFileSync(pdf)
  const tables = [...tablesOf(file)]
  if (tables.length === 0) return
  const text = file.toString('latin1')
  const [, last] = /startxref\n(\d+)\n%%EOF\s*$/.exec(text) ?? []
  const [, trailer] = /trailer\n<<([\s\S]*?)>>\nstartxref\n\d+\n%%EOF\s*$/.exec(text) ?? []
  if (last === undefined || trailer === undefined) throw new Error(`${pdf} ends otherwise than expected.`)

  const parts = [file]
  let length = file.length
  const add = (part) => {
    parts.push(part)
    length += part.length
  }
  const entries = tables.map(({ number, table }) => {
    const packed = deflateSync(Buffer.from(table, 'latin1'))
    const offset = length
    add(Buffer.from(`${number} 0 obj\n<</Filter /FlateDecode\n/Length ${packed.length}>> stream\n`))
    add(packed)
    add(Buffer.from('\nendstream\nendobj\n'))
    return `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = length
  add(
    Buffer.from(
      `xref\n${entries.join('')}trailer\n<<${trailer}\n/Prev ${last}>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  writeFileSync(pdf, Buffer.concat(parts))
}

/** Glyph tables that name a radical, with the ideograph in its place. */
const tablesOf = function* (file) {
  const text = file.toString('latin1')
  for (const number of new Set([...text.matchAll(/\/ToUnicode (\d+) 0 R/g)].map(([, found]) => found))) {
    const head = text.indexOf(`\n${number} 0 obj\n`)
    const start = text.indexOf('stream\n', head) + 'stream\n'.length
    const table = inflateSync(file.subarray(start, text.indexOf('endstream', start))).toString('latin1')
    const mended = ideographsIn(table)
    if (mended !== table) yield { number, table: mended }
  }
}

/** Ranges are taken apart where they hold a radical: their other glyphs keep their letters. */
const ideographsIn = (table) =>
  table
    .replaceAll(/<([0-9A-F]+)> <([0-9A-F]+)> <([0-9A-F]{4})>/gi, (range, first, last, letter) => {
      const codes = Array.from({ length: parseInt(last, 16) - parseInt(first, 16) + 1 }, (_, step) => step)
      if (codes.every((step) => ideograph(parseInt(letter, 16) + step) === parseInt(letter, 16) + step))
        return range
      return codes
        .map((step) => {
          const glyph = hex(parseInt(first, 16) + step, first.length)
          return `<${glyph}> <${glyph}> <${hex(ideograph(parseInt(letter, 16) + step))}>`
        })
        .join('\n')
    })
    .replaceAll(
      /^<([0-9A-F]+)> <(2[EF][0-9A-F]{2})>$/gim,
      (_line, glyph, letter) => `<${glyph}> <${hex(ideograph(parseInt(letter, 16)))}>`,
    )
    // A block says how many lines it has.
    .replaceAll(/\d+ beginbfrange\n([\s\S]*?)endbfrange/g, (_block, lines) => {
      const all = lines.split('\n').filter((line) => line !== '')
      const blocks = []
      for (let from = 0; from < all.length; from += 100) {
        const some = all.slice(from, from + 100)
        blocks.push(`${some.length} beginbfrange\n${some.join('\n')}\nendbfrange`)
      }
      return blocks.join('\n')
    })

const hex = (code, digits = 4) => code.toString(16).toUpperCase().padStart(digits, '0')

/**
 * Unicode knows the ideograph of every Kangxi radical (2F00 to 2FD5), but not of the later supplement; of ⼾ it knows the
 * traditional form, while the fonts of simplified Chinese draw it like 户.
 */
const ideograph = (code) => {
  const letter = String.fromCodePoint(code)
  if (letter === '⼾') return '户'.codePointAt(0)
  if (code >= 0x2f00 && code <= 0x2fd5) return letter.normalize('NFKC').codePointAt(0)
  const at = radicals.indexOf(letter)
  return at === -1 ? code : ideographs.codePointAt(at)
}

const radicals = '⺒⺠⺟⺶⺮⻁⻄⻅⻆⻉⻋⻑⻓⻔⻘⻙⻚⻛⻜⻝⻢⻣⻤⻥⻦⻧⻨⻩⻪⻬⻮⻰⻳'
const ideographs = '巳民母羊竹虎西见角贝车長长门青韦页风飞食马骨鬼鱼鸟卤麦黄黾齐齿龙龟'
