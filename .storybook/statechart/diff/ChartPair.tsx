import { ChartView } from '../chart/ChartView.tsx'
import type { Chart } from '../chart/chart.types.ts'
import type { ChangeReportProps } from './ChangeReport.tsx'
import { Frame, Picture, Pictures } from './ChangeReport.styles.ts'
import { changeWords } from './changeWords.ts'
import type { MachineChange } from './compareMachines.ts'
import { marksOf } from './marksOf.ts'
import type { Known } from './names.ts'

interface Props extends Pick<ChangeReportProps, 'layoutFor' | 'locale' | 'theme' | 'still'> {
  readonly change: MachineChange
  readonly known: Known | undefined
  readonly title: string
}

/** The charts before and after, as far as there were any, side by side where there is room. */
export const ChartPair = ({ change, known, title, layoutFor, locale, theme, still = false }: Props) => {
  const words = changeWords[locale]
  const marks = change.change === 'changed' ? marksOf(change.diff) : { before: {}, after: {} }
  const names = Object.fromEntries(
    Object.entries(known?.states ?? {}).map(([id, name]) => [id, name[locale]]),
  )
  const show = (version: 'before' | 'after', chart: Chart) => (
    <Picture>
      <figcaption>{words[version]}</figcaption>
      <Frame $still={still}>
        <ChartView
          chart={chart}
          layout={layoutFor(chart)}
          locale={locale}
          theme={theme}
          label={words.chart(title, words[version])}
          marks={marks[version]}
          names={names}
          still={still}
        />
      </Frame>
    </Picture>
  )
  return (
    <Pictures data-both={change.change === 'changed'}>
      {change.change !== 'added' && show('before', change.before)}
      {change.change !== 'removed' && show('after', change.after)}
    </Pictures>
  )
}
