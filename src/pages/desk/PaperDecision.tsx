import { useSelector } from '@xstate/react'

import { DecisionHistory } from '../../components/papers/PaperDesk/DecisionHistory.tsx'
import { DeskLayout } from '../../components/papers/PaperDesk/DeskLayout.tsx'
import { Beside, Column, Part, Sides } from '../../components/papers/PaperDesk/PaperDesk.styles.ts'
import { PaperParts } from '../../components/papers/PaperDesk/PaperParts.tsx'
import { paperLinks } from '../../components/kit/paperPlaces.ts'
import { ReviewSheets } from '../../components/papers/PaperDesk/ReviewSheets.tsx'
import { RoundStanding } from '../../components/papers/PaperDesk/RoundStanding.tsx'
import * as select from '../../machines/paperDecision/paperDecision.selectors.ts'
import { Discussion } from '../discussion/Discussion.tsx'
import { Decide } from './Decide.tsx'
import { Next } from './Next.tsx'
import { PaperRebuttal } from './PaperRebuttal.tsx'
import { usePaperDecision } from './usePaperDecision.ts'

interface Props {
  paperId: number
  /** It was changed elsewhere: reload it. */
  onChanged: () => void
}

/** One paper with everything that is decided by, and the decision. */
export const PaperDecision = ({ paperId, onChanged }: Props) => {
  const flow = usePaperDecision(paperId)
  const view = useSelector(flow, select.selectView)
  const paper = useSelector(flow, select.selectPaper)
  const failure = useSelector(flow, select.selectFailure)
  const shown = view === 'loading' || view === 'failed' ? null : paper
  return (
    <DeskLayout
      view={view}
      title="desk.decide"
      lead="desk.decisionLead"
      heading={shown === null ? undefined : `#${paperId} ${shown.title}`}
      links={paperLinks(paperId, paper?.conference_id ?? null)}
      failure={failure}
      onRetry={() => flow.send({ type: 'decision.retry' })}
    >
      {shown !== null && (
        <Sides>
          <Column>
            <ReviewSheets reviews={shown.reviews} />
            <PaperRebuttal paper={shown} onChanged={onChanged} />
            <PaperParts paper={shown} />
          </Column>
          <Beside>
            <Part>
              <RoundStanding paper={shown} />
              <Next paper={shown} onChanged={onChanged} />
              <Decide key={shown.version} flow={flow} paper={shown} />
            </Part>
            <Discussion part="chair" id={paperId} />
            <DecisionHistory decisions={shown.decisions} />
          </Beside>
        </Sides>
      )}
    </DeskLayout>
  )
}
