import { aspects, suites } from '../../core/coverage/report.types.ts'
import type { CoverageReport } from '../../core/coverage/report.types.ts'
import { isReached } from '../../core/coverage/shortfalls.ts'
import { registry } from '../../registry.ts'
import type { MachineId } from '../../../src/machines/registry.ts'
import type { View } from './addresses.ts'
import { Count, Flow, Mark, Rows, Sum, Thing, Title } from './CoverageMachine.styles.ts'
import type { CoverageRow } from './coverageRows.ts'
import { aspectNames, gaps, shortNames, suiteNames, words } from './coverageWords.ts'

interface Props {
  readonly id: MachineId
  readonly rows: readonly CoverageRow[]
  readonly report: CoverageReport
  readonly view: View
  /** Opened without a click, during a search. */
  readonly opens: boolean
}

/** One machine: its covered parts, with counts by suite. */
export const CoverageMachine = ({ id, rows, report, view, opens }: Props) => {
  const { locale } = view
  const coverage = report.machines[id]
  const sums = aspects.map((aspect) => {
    const all = Object.values(coverage?.[aspect] ?? {})
    return { aspect, all: all.length, reached: all.filter(isReached).length }
  })
  const missing = sums.reduce((sum, { all, reached }) => sum + all - reached, 0)
  return (
    <Flow open={opens} data-machine={id}>
      <summary>
        <Title>
          {registry[id].title[locale]} <code>{id}</code>
        </Title>
        <Mark $missing={missing > 0}>{missing > 0 ? gaps(missing, locale) : words.complete[locale]}</Mark>
        {sums.map(({ aspect, all, reached }) => (
          <Sum key={aspect} data-sum={aspect}>
            {aspectNames[aspect][locale]} {reached}/{all}
          </Sum>
        ))}
      </summary>
      <Rows>
        <thead>
          <tr>
            <td />
            {suites.map((suite) => (
              <th key={suite} scope="col">
                <abbr title={suiteNames[suite][locale]}>{shortNames[suite][locale]}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        {aspects.map((aspect) => {
          const group = rows.filter((row) => row.aspect === aspect)
          return (
            group.length > 0 && (
              <tbody key={aspect}>
                <tr>
                  <th colSpan={suites.length + 1} scope="rowgroup">
                    {aspectNames[aspect][locale]}
                  </th>
                </tr>
                {group.map((row) => (
                  <tr key={row.id} data-row={`${aspect} ${row.id}`}>
                    <th scope="row">
                      <Thing>
                        {row.says}
                        {!isReached(row.counts) && <Mark $missing>{words.missing[locale]}</Mark>}
                      </Thing>
                      {row.where !== '' && <span>{row.where}</span>}
                      <code>{row.code}</code>
                    </th>
                    {suites.map((suite) => (
                      <Count key={suite} $none={row.counts[suite] === 0} $missing={!isReached(row.counts)}>
                        {row.counts[suite]}
                      </Count>
                    ))}
                  </tr>
                ))}
              </tbody>
            )
          )
        })}
      </Rows>
    </Flow>
  )
}
