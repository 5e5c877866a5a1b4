import { mmOfPoint } from '../../../contract/documents/fit.ts'
import type { Drawn } from '../../../contract/documents/layout.ts'
import { inkColors } from '../../../contract/documents/words.ts'
import { qrPath } from '../../kit/qrPath.ts'

/** Printed content as in the PDF: text is as wide as the layout says, whichever font the browser has. */
export const SheetSvg = ({ drawn }: { readonly drawn: readonly Drawn[] }) =>
  drawn.map((each, index) => <Shape key={index} drawn={each} />)

const Shape = ({ drawn }: { readonly drawn: Drawn }) => {
  if (drawn.kind === 'rect') {
    const { x, y, width, height, color, line } = drawn
    const paint =
      line === 0 ? { fill: inkColors[color] } : { fill: 'none', stroke: inkColors[color], strokeWidth: line }
    return <rect {...{ x, y, width, height }} {...paint} />
  }
  if (drawn.kind === 'qr') {
    const { x, y, width, text } = drawn
    return <path d={qrPath(text, x, y, width)} fill={inkColors.ink} shapeRendering="crispEdges" />
  }
  const { text, x, y, width, size, bold, color } = drawn
  return (
    <text
      {...{ x, y }}
      fill={inkColors[color]}
      fontFamily="'Noto Sans SC', 'Noto Sans', 'Source Han Sans SC', 'PingFang SC', 'Microsoft YaHei', sans-serif"
      fontSize={size * mmOfPoint}
      fontWeight={bold ? 700 : 400}
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
    >
      {text}
    </text>
  )
}
