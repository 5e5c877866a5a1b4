import { encode } from 'uqr'

/** The dark squares of a QR code as the path of a drawing, `side` wide and without a quiet zone. */
export const qrPath = (text: string, x: number, y: number, side: number): string => {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const step = side / size
  return data
    .flatMap((cells, row) =>
      cells.map((isDark, column) =>
        isDark ? `M${x + column * step} ${y + row * step}h${step}v${step}h${-step}z` : '',
      ),
    )
    .join('')
}
