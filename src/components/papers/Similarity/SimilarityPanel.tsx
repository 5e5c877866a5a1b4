import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { SimilarityBalance, SimilarityReport } from '../../../contract/similarity.ts'
import { Note } from '../../kit/formPage.styles.ts'
import { FailureText } from '../../kit/FailureText.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Report } from './Report.tsx'
import { Found, Panel, Quiet } from './Similarity.styles.ts'

interface Finding {
  part: 'text' | 'abstract' | 'eng_abstract'
  report: SimilarityReport
}

export interface SimilarityPanelProps {
  view: 'idle' | 'checking' | 'clear' | 'matched' | 'spent' | 'failed'
  findings: readonly Finding[]
  /** Null: nothing is counted, or it is not known yet. */
  balance: SimilarityBalance | null
  /** Null where it is shown beside the field that it concerns. */
  failure: Failure | null
  /** Controls that start a comparison. */
  children: ReactNode
}

/** A comparison with the papers of this site: the remaining allowance, and the findings (MEM-02, BEN-03). */
export const SimilarityPanel = ({ view, findings, balance, failure, children }: SimilarityPanelProps) => (
  <Panel data-similarity={view} aria-busy={view === 'checking' || undefined}>
    {balance !== null && (
      <Quiet>
        <FormattedMessage
          id="similarity.balance"
          values={{
            ...balance,
            day: <Moment key="day" at={balance.renews_at} format={{ month: 'short', day: 'numeric' }} />,
          }}
        />
      </Quiet>
    )}
    {children}
    <div role="status">
      {view === 'checking' && <FormattedMessage id="similarity.checking" />}
      {view === 'spent' && failure === null && <FormattedMessage id="similarity.spent" />}
      {view === 'clear' && findings.length === 0 && <FormattedMessage id="similarity.short" />}
      {findings.map(({ part, report: { percent } }) => (
        <p key={part}>
          {part !== 'text' && (
            <>
              <FormattedMessage id={`similarity.part.${part}`} />
              {' · '}
            </>
          )}
          <FormattedMessage
            id={percent === 0 ? 'similarity.clear' : 'similarity.found'}
            values={{ percent }}
          />
        </p>
      ))}
    </div>
    {findings
      .filter(({ report }) => report.percent > 0)
      .map(({ part, report }) => (
        <Found key={part}>
          {part !== 'text' && (
            <h3>
              <FormattedMessage id={`similarity.part.${part}`} />
            </h3>
          )}
          <Report report={report} />
        </Found>
      ))}
    {failure !== null && (
      <Note $tone="seal" role="alert">
        <FailureText failure={failure} />
      </Note>
    )}
  </Panel>
)
