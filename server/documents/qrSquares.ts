import { encode } from 'uqr'

import { ink, type Paper } from './paper.ts'

/** A QR code of `side` points, drawn as squares, so that it stays sharp on paper. */
export const qrSquares = (
  { document }: Paper,
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
): void => {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const step = side / size
  document.fillColor(ink)
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) document.rect(x + column * step, y + row * step, step, step)
    }
  }
  document.fill()
}
