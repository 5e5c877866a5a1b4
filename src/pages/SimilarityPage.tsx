import { useSelector } from '@xstate/react'
import { FormattedMessage } from 'react-intl'

import { Lead, Page } from '../components/kit/formPage.styles.ts'
import { SimilarityPanel } from '../components/papers/Similarity/SimilarityPanel.tsx'
import { TextForm } from '../components/papers/Similarity/TextForm.tsx'
import { freeCharacters } from '../contract/similarity.ts'
import * as select from '../machines/similarityCheck/similarityCheck.selectors.ts'
import { useSimilarity } from './similarity/useSimilarity.ts'

/** `/similarity`: a pasted text is compared with the papers of this site (MEM-02, BEN-03). */
const SimilarityPage = () => {
  const flow = useSimilarity(null)
  const view = useSelector(flow, select.selectView)
  const failure = useSelector(flow, select.selectFailure)
  return (
    <Page>
      <h1 tabIndex={-1}>
        <FormattedMessage id="similarity.title" />
      </h1>
      <Lead>
        <FormattedMessage id="similarity.lead" values={{ free: freeCharacters }} />
      </Lead>
      <SimilarityPanel
        view={view}
        findings={useSelector(flow, select.selectFindings)}
        balance={useSelector(flow, select.selectBalance)}
        failure={failure?.field === 'text' ? null : failure}
      >
        <TextForm
          busy={view === 'checking'}
          failure={failure}
          onCheck={({ text }) => flow.send({ type: 'check.start', text })}
        />
      </SimilarityPanel>
    </Page>
  )
}

export default SimilarityPage
