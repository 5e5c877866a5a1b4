import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Dashboard } from '../../../contract/dashboard.ts'
import { Days, Legend, Plot } from './Dashboard.styles.ts'
import { roundUp, totalAt, totalsOf, type Point } from './curveOf.ts'

/** Registrations so far by days before the conference, beside those of the earlier one; the same as a table. */
export const RegistrationsPlot = ({ curve }: { curve: NonNullable<Dashboard['curve']> }) => {
  const intl = useIntl()
  const id = useId()
  const own = totalsOf(curve.own)
  const earlier = totalsOf(curve.earlier?.days ?? [])
  const last = Math.min(0, ...[...own, ...earlier].map(({ before }) => before))
  const first = Math.max(30, curve.today, ...[...own, ...earlier].map(({ before }) => before))
  const most = roundUp(Math.max(...[...own, ...earlier].map(({ total }) => total), 0))
  const x = (before: number) => left + ((first - before) / (first - last)) * (width - left)
  const y = (total: number) => height - (total / most) * height
  // The line is not drawn into the future.
  const until = Math.max(curve.today, last)
  const today = Math.min(Math.max(curve.today, last), first)
  const days = [...new Set([first, ...rows.filter((day) => day < first && day >= last), last])]
  return (
    <Plot>
      <svg viewBox={`0 0 ${width + 4} ${height + 22}`} role="img" aria-labelledby={id}>
        <title id={id}>{intl.formatMessage({ id: 'dashboard.curve' })}</title>
        {[0, most / 2, most].filter(Number.isInteger).map((total) => (
          <g key={total}>
            <line className="grid" x1={left} x2={width} y1={y(total)} y2={y(total)} />
            <text x={left - 6} y={y(total) + 3} textAnchor="end">
              {total}
            </text>
          </g>
        ))}
        {days.map((day) => (
          <text
            key={day}
            x={x(day)}
            y={height + 16}
            textAnchor={day === first ? 'start' : day === last ? 'end' : 'middle'}
          >
            {day}
          </text>
        ))}
        <line className="today" x1={x(today)} x2={x(today)} y1={0} y2={height} />
        {earlier.length > 0 && <path className="earlier" d={pathOf(earlier, last, x, y)} />}
        {own.length > 0 && <path className="own" d={pathOf(own, until, x, y)} />}
      </svg>
      <Legend>
        <li>
          <svg viewBox="0 0 28 4" aria-hidden="true">
            <path className="own" d="M0 2H28" />
          </svg>
          <FormattedMessage id="dashboard.curve.own" />
        </li>
        {curve.earlier !== null && (
          <li>
            <svg viewBox="0 0 28 4" aria-hidden="true">
              <path className="earlier" d="M0 2H28" />
            </svg>
            <bdi>{curve.earlier.title}</bdi>
          </li>
        )}
        <li>
          <FormattedMessage id="dashboard.curve.axis" />
        </li>
      </Legend>
      <details>
        <summary>
          <FormattedMessage id="dashboard.curve.table" />
        </summary>
        <Days>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="dashboard.curve.before" />
              </th>
              <th scope="col">
                <FormattedMessage id="dashboard.curve.own" />
              </th>
              {curve.earlier !== null && <th scope="col">{curve.earlier.title}</th>}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{day < until ? '—' : totalAt(own, day)}</td>
                {curve.earlier !== null && <td>{totalAt(earlier, day)}</td>}
              </tr>
            ))}
          </tbody>
        </Days>
      </details>
    </Plot>
  )
}

const [width, height, left] = [640, 200, 40]
/** Days that the table and the axis name, where they are within the time. */
const rows = [365, 270, 180, 120, 90, 60, 45, 30, 21, 14, 7, 3, 0]

/** In steps, because registrations are counted by day; the last step extends to `end`. */
const pathOf = (
  points: readonly Point[],
  end: number,
  x: (before: number) => number,
  y: (total: number) => number,
): string => {
  const steps = points.map(({ before, total }, at) =>
    at === 0
      ? `M${x(before).toFixed(1)} ${y(total).toFixed(1)}`
      : `H${x(before).toFixed(1)}V${y(total).toFixed(1)}`,
  )
  return `${steps.join('')}H${x(end).toFixed(1)}`
}
