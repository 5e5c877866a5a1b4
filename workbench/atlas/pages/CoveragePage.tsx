import { useEffect, useState } from 'react'

import type { CoverageReport } from '../../core/coverage/report.types.ts'
import type { View } from './addresses.ts'
import { CodeText } from './CodeText.tsx'
import { Notice } from './CoveragePage.styles.ts'
import { CoverageReading } from './CoverageReading.tsx'
import { words } from './coverageWords.ts'
import { Lead, Page, Path } from './MachinePage.styles.ts'
import { words as atlasWords } from './words.ts'

interface Props extends View {
  /** Resolves to the last measurement, null where there is none. */
  readonly read: () => Promise<CoverageReport | null>
  /** Hash of the present sources, to recognise an earlier measurement. */
  readonly sources: string
}

/** Coverage by stories, walks and end-to-end tests, machine by machine. */
export const CoveragePage = ({ read, sources, locale, theme }: Props) => {
  const [report, setReport] = useState<CoverageReport | null | 'reading'>('reading')
  useEffect(() => {
    let isWanted = true
    void read().then((found) => isWanted && setReport(found))
    return () => {
      isWanted = false
    }
  }, [read])
  return (
    <Page aria-busy={report === 'reading'}>
      <header>
        <Path>{atlasWords.atlas[locale]}</Path>
        <h1>{words.coverage[locale]}</h1>
        <Lead>{words.lead[locale]}</Lead>
      </header>
      {report === 'reading' && <Notice role="status">{words.reading[locale]}</Notice>}
      {report === null && (
        <Notice role="status" data-kind="absent">
          <strong>{words.notMeasured[locale]}</strong>
          <span>
            <CodeText>{words.howToMeasure[locale]}</CodeText>
          </span>
        </Notice>
      )}
      {report !== null && report !== 'reading' && (
        <CoverageReading report={report} sources={sources} view={{ locale, theme }} />
      )}
    </Page>
  )
}
