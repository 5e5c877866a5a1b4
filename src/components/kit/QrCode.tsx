import { encode } from 'uqr'

import { Sheet } from './QrCode.styles.ts'

export interface QrCodeProps {
  text: string
  /** Effect of scanning it, for those who cannot see it. */
  title: string
}

/** Dark on white in every theme, with the quiet zone that scanners need. */
const QrCode = ({ text, title }: QrCodeProps) => {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  let path = ''
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue
      let end = x
      while (row[end + 1]) end++
      path += `M${x} ${y}h${end - x + 1}v1H${x}z`
      x = end
    }
  })
  return (
    <Sheet role="img" aria-label={title} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="#1C1B1A" />
    </Sheet>
  )
}
export default QrCode
