import type { Locale } from '../../../src/i18n/locale.ts'
import { Machine, Summary, Title } from './ChangeReport.styles.ts'
import { changeWords } from './changeWords.ts'
import type { MachineChange } from './compareMachines.ts'
import { ChartPair } from './ChartPair.tsx'
import { FoldedPair } from './FoldedPair.tsx'
import type { Look } from './ChartPair.tsx'
import { StateSections } from './StateSections.tsx'
import { describeDiff } from './describe.ts'
import { namesOf } from './names.ts'
import type { Known } from './names.ts'
import { countStates, summarize } from './summarize.ts'

interface ChangeReportProps extends Look {
  readonly changes: readonly MachineChange[]
  /** By machine. */
  readonly registry: Readonly<Record<string, Known>>
}

/** Reports of more machines than these keep their charts folded. */
const drawnAtOnce = 4

/** Each changed machine: its changes in words, state by state, and its chart before and after. */
export const ChangeReport = ({ changes, registry, locale, ...look }: ChangeReportProps) => {
  // Many large charts at once take a minute to draw: each is drawn when a reader opens it.
  const Pair = changes.length > drawnAtOnce && look.still !== true ? FoldedPair : ChartPair
  return changes.map((change) => {
    const { machine } = change
    const names = namesOf(machine, registry[machine], locale)
    return (
      <Machine key={machine} aria-labelledby={`change-${machine}`}>
        <Title id={`change-${machine}`}>
          {names.title} {names.title !== machine && <code>{machine}</code>}
        </Title>
        <Summary>{summaryOf(change, locale)}</Summary>
        {change.change === 'changed' && (
          <StateSections sections={describeDiff(change.diff, names, locale)} locale={locale} />
        )}
        <Pair change={change} known={registry[machine]} title={names.title} locale={locale} {...look} />
      </Machine>
    )
  })
}

const summaryOf = (change: MachineChange, locale: Locale) => {
  const words = changeWords[locale]
  if (change.change === 'added') return words.machineAdded(countStates(change.after))
  if (change.change === 'removed') return words.machineRemoved(countStates(change.before))
  return summarize(change.diff, locale)
}
