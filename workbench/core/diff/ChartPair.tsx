import { ChartView } from '../chart/ChartView.tsx'
import type { Chart, ChartLayout } from '../chart/chart.types.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import type { Mode } from '../../../src/theme/tokens.ts'
import { Frame, Picture, Pictures } from './ChangeReport.styles.ts'
import { changeWords } from './changeWords.ts'
import type { MachineChange } from './compareMachines.ts'
import { marksOf } from './marksOf.ts'
import type { Known } from './names.ts'

/** Settings of a change report's look. */
export interface Look {
  readonly layoutFor: (chart: Chart) => ChartLayout
  readonly locale: Locale
  readonly theme: Mode
  /** Charts as large as there is room, without controls. */
  readonly still?: boolean
}

interface Props extends Look {
  readonly change: MachineChange
  readonly known: Known | undefined
  readonly title: string
}

/** The charts before and after, as far as there were any; side by side where both can be read so. */
export const ChartPair = ({ change, known, title, layoutFor, locale, theme, still = false }: Props) => {
  const words = changeWords[locale]
  const marks = change.change === 'changed' ? marksOf(change.diff) : { before: {}, after: {} }
  const names = Object.fromEntries(
    [[change.machine, known?.title] as const, ...Object.entries(known?.states ?? {})].flatMap(([id, name]) =>
      name === undefined ? [] : [[id, name[locale]]],
    ),
  )
  const show = (version: 'before' | 'after', chart: Chart) => (
    <Picture>
      <figcaption>{words[version]}</figcaption>
      <Frame $still={still} $width={layoutFor(chart).width} $height={layoutFor(chart).height}>
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
  const isNarrow = [
    change.change !== 'added' && change.before,
    change.change !== 'removed' && change.after,
  ].every((chart) => chart === false || layoutFor(chart).width <= halfPage)
  return (
    <Pictures data-beside={isNarrow || still}>
      {change.change !== 'added' && show('before', change.before)}
      {change.change !== 'removed' && show('after', change.after)}
    </Pictures>
  )
}

/** Pixels; a wider drawing would lose letters or ends beside another. */
const halfPage = 640
