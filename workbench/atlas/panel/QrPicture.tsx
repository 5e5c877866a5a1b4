/** @jsxRuntime classic */
import * as React from 'react'
import { encode } from 'uqr'

interface Props {
  readonly text: string
  readonly label: string
}

/** Dark on white in every theme, with the quiet zone that scanners need. */
export const QrPicture = ({ text, label }: Props) => {
  const { data, size } = React.useMemo(() => encode(text, { border: 4, ecc: 'M' }), [text])
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      className="mp-qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path className="mp-qr-paper" d={`M0 0h${size}v${size}H0z`} />
      <path className="mp-qr-ink" d={path} />
    </svg>
  )
}
