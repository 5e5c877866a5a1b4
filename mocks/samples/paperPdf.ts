/** A minimal real PDF of two pages: an English font and a Chinese one, neither of which it embeds. */
export const paperPdf = (): Uint8Array<ArrayBuffer> => {
  const pages = [
    [
      'Passivation of Defects in Perovskite Films',
      'We report a passivation method',
      'that is suited to films of large area.',
    ],
    ['2  Methods', 'All films were cast at room temperature.'],
  ]
  const streams = pages.map((lines, nth) => {
    const text = lines.map((line) => `(${line}) Tj 0 -32 Td`).join(' ')
    const chinese = nth === 0 ? `/F2 18 Tf <${utf16('钙钛矿薄膜的缺陷钝化')}> Tj` : ''
    const content = `q BT /F1 18 Tf 72 740 Td ${text} ${chinese} ET Q q 0.2 0.3 0.6 rg 72 420 320 140 re f Q`
    return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
  })
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, nth) => `${6 + nth * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [5 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >> >>',
    ...streams.flatMap((stream, nth) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${7 + nth * 2} 0 R >>`,
      stream,
    ]),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, nth) => {
    const at = file.length
    file += `${nth + 1} 0 obj\n${object}\nendobj\n`
    return String(at).padStart(10, '0')
  })
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new TextEncoder().encode(file)
}

const utf16 = (text: string) =>
  Array.from(text, (sign) => sign.charCodeAt(0).toString(16).padStart(4, '0')).join('')
