import { encode } from 'uqr'

/** The dark squares of a QR code as wide as `side`, those beside each other as one. */
export const qrRuns = (
  text: string,
  side: number,
): Array<{ x: number; y: number; width: number; height: number }> => {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const step = side / size
  return data.flatMap((cells, row) => {
    const runs: Array<{ x: number; y: number; width: number; height: number }> = []
    let from: number | null = null
    for (let column = 0; column <= cells.length; column += 1) {
      if (cells[column] === true) {
        from ??= column
      } else if (from !== null) {
        runs.push({ x: from * step, y: row * step, width: (column - from) * step, height: step })
        from = null
      }
    }
    return runs
  })
}
