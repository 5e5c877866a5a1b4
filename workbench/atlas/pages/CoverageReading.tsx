import { useState } from 'react'

import type { CoverageReport } from '../../core/coverage/report.types.ts'
import { freshnessOf } from '../../core/coverage/freshnessOf.ts'
import { registry } from '../../registry.ts'
import type { MachineId } from '../../../src/machines/registry.ts'
import type { View } from './addresses.ts'
import { Choices } from './Choices.tsx'
import { CoverageMachine } from './CoverageMachine.tsx'
import { Bar, Found } from './CoverageReading.styles.ts'
import { charts, rowsOf } from './coverageRows.ts'
import { CoverageFreshness } from './CoverageFreshness.tsx'
import { CoverageTotals } from './CoverageTotals.tsx'
import { items, lookNames, words } from './coverageWords.ts'
import type { Look } from './coverageWords.ts'
import { Part } from './MachinePage.styles.ts'

interface Props {
  readonly report: CoverageReport
  readonly sources: string
  readonly view: View
}

const looks: readonly Look[] = ['all', 'missing', 'stories', 'unit', 'flows', 'e2e']

/** A measurement: its freshness, its totals, and every machine, narrowed by the search. */
export const CoverageReading = ({ report, sources, view }: Props) => {
  const [look, setLook] = useState<Look>('all')
  const { locale } = view
  const shown = (Object.keys(registry) as MachineId[])
    .map((id) => ({ id, rows: rowsOf(report, id, look, locale) }))
    .filter(({ rows }) => rows.length > 0)
  const found = shown.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <>
      <CoverageFreshness report={report} freshness={freshnessOf(report, charts, sources)} locale={locale} />
      <Part aria-labelledby="total">
        <h2 id="total">{words.total[locale]}</h2>
        <CoverageTotals report={report} locale={locale} />
      </Part>
      <Part aria-labelledby="flows">
        <h2 id="flows">{words.flow[locale]}</h2>
        <Bar>
          <Choices
            name="look"
            legend={words.show[locale]}
            options={looks.map((one) => [one, lookNames[one][locale]])}
            value={look}
            onChange={setLook}
          />
        </Bar>
        <Found role="status">
          {found === 0 ? words.nothing[locale] : `${items(found, locale)} · ${words.times[locale]}`}
        </Found>
        {shown.map(({ id, rows }) => (
          <CoverageMachine
            key={`${id} ${look}`}
            id={id}
            rows={rows}
            report={report}
            view={view}
            opens={look !== 'all'}
          />
        ))}
      </Part>
    </>
  )
}
