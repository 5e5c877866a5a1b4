import { useEffect, useMemo, useState } from 'react'

import { baselineOf } from '../../core/diff/baselineOf.ts'
import type { Since } from '../../core/diff/baselineOf.ts'
import type { Chart } from '../../core/chart/chart.types.ts'
import { compareMachines } from '../../core/diff/compareMachines.ts'
import { chartsOf } from '../../core/diff/chartsOf.ts'
import { ChangeReport } from '../../core/diff/ChangeReport.tsx'
import type { ChartHistory } from '../../core/diff/history.types.ts'
import type { Known } from '../../core/diff/names.ts'
import type { View } from './addresses.ts'
import { Built } from './ChangesPage.styles.ts'
import { ChangesResult } from './ChangesResult.tsx'
import { changesText, changesWords, noHistory } from './changesWords.ts'
import { NothingChanged } from './NothingChanged.tsx'
import { RevisionList } from './RevisionList.tsx'
import { SincePicker } from './SincePicker.tsx'
import { Lead, Page, Path } from './MachinePage.styles.ts'
import { momentText } from './momentText.ts'
import { words } from './words.ts'

interface Props {
  readonly history: ChartHistory
  /** By machine. */
  readonly registry: Readonly<Record<string, Known>>
  readonly view: View
  readonly since: Since
  /** Called for every choice, so that the address can keep it. */
  readonly onSince: (since: Since) => void
  readonly now: Date
}

/** Which flows changed their charts since a day or a revision: in words, and before and after side by side. */
export const ChangesPage = ({ history, registry, view, since: given, onSince, now }: Props) => {
  const { locale, theme } = view
  const [since, setSince] = useState(given)
  useEffect(() => setSince(given), [given])
  const choose = (next: Since) => {
    setSince(next)
    onSince(next)
  }
  const { revisions, present, versions, extent } = history
  const baseline = baselineOf(history, since, now)
  const before = baseline?.revision.charts
  const changes = useMemo(
    () =>
      before === undefined ? [] : compareMachines(chartsOf(before, versions), chartsOf(present, versions)),
    [before, present, versions],
  )
  const layouts = useMemo(
    () => new Map(Object.values(versions).map(({ chart, layout }) => [chart, layout])),
    [versions],
  )
  const layoutFor = (chart: Chart) => {
    const layout = layouts.get(chart)
    if (layout === undefined) throw new Error(`A chart of ${chart.machine} has no layout`)
    return layout
  }
  return (
    <Page>
      <header>
        <Path>{words.atlas[locale]}</Path>
        <h1>{changesWords.title[locale]}</h1>
        <Lead>{changesWords.lead[locale]}</Lead>
        {revisions.length > 0 && (
          <SincePicker revisions={revisions} since={since} onSince={choose} locale={locale} />
        )}
      </header>
      {baseline === null ? (
        <NothingChanged
          title={changesWords.none[locale]}
          reason={(revisions.length > 0 ? changesWords.unknown : noHistory(extent))[locale]}
        />
      ) : (
        <ChangesResult baseline={baseline} extent={extent} changed={changes.length} locale={locale} />
      )}
      <ChangeReport
        changes={changes}
        registry={registry}
        layoutFor={layoutFor}
        locale={locale}
        theme={theme}
      />
      {revisions.length > 0 && (
        <RevisionList
          history={history}
          registry={registry}
          chosen={baseline?.revision.hash ?? ''}
          onSince={choose}
          locale={locale}
        />
      )}
      <Built>{changesText.built(momentText(history.built, locale))[locale]}</Built>
    </Page>
  )
}
