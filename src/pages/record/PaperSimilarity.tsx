import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { similarity } from '../../app/lazyServices/similarity.ts'
import { Section } from '../../components/kit/Record/RecordView.styles.ts'
import { SimilarityPanel } from '../../components/papers/Similarity/SimilarityPanel.tsx'
import { Button } from '../../components/kit/Button.tsx'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { similarityCheckMachine } from '../../machines/similarityCheck/similarityCheck.machine.ts'
import * as select from '../../machines/similarityCheck/similarityCheck.selectors.ts'
import { useFlow } from '../shared/useFlow.ts'

/** Compares the submitted abstracts of a paper, for the person who decides about it. */
export const PaperSimilarity = ({ paperId }: { paperId: number }) => {
  const { own } = useServices()
  const [logic] = useState(() => {
    const { comparePaper } = own(similarity)
    return similarityCheckMachine.provide({
      actors: actorsOf(similarityCheckMachine, {
        loadBalance: () => Promise.resolve(null),
        compareText: (_, signal) => comparePaper(paperId, signal),
      }),
    })
  })
  const flow = useFlow(logic, { input: { paperId } })
  const view = useSelector(flow, select.selectView)
  return (
    <Section aria-labelledby="record-similarity">
      <h2 id="record-similarity">
        <FormattedMessage id="similarity.title" />
      </h2>
      <SimilarityPanel
        view={view}
        findings={useSelector(flow, select.selectFindings)}
        balance={null}
        failure={useSelector(flow, select.selectFailure)}
      >
        <div>
          <Button
            variant="quiet"
            small
            busy={view === 'checking'}
            onClick={() => flow.send({ type: 'check.start', text: '' })}
          >
            <FormattedMessage id="similarity.paper" />
          </Button>
        </div>
      </SimilarityPanel>
    </Section>
  )
}
