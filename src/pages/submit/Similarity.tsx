import { useSelector } from '@xstate/react'

import { CheckAbstracts } from '../../components/papers/Similarity/CheckAbstracts.tsx'
import { SimilarityPanel } from '../../components/papers/Similarity/SimilarityPanel.tsx'
import type { PaperForm } from '../../contract/paperForm.ts'
import * as select from '../../machines/similarityCheck/similarityCheck.selectors.ts'
import { useSimilarity } from '../similarity/useSimilarity.ts'

interface Props {
  paperId: number
  /** As it is typed now. */
  form: Pick<PaperForm, 'abstract' | 'eng_abstract'>
}

/** Compares the abstracts of a paper before it is submitted. */
export const Similarity = ({ paperId, form }: Props) => {
  const flow = useSimilarity(paperId)
  const view = useSelector(flow, select.selectView)
  return (
    <SimilarityPanel
      view={view}
      findings={useSelector(flow, select.selectFindings)}
      balance={useSelector(flow, select.selectBalance)}
      failure={useSelector(flow, select.selectFailure)}
    >
      <CheckAbstracts
        abstracts={form}
        busy={view === 'checking'}
        onCheck={(text) => flow.send({ type: 'check.start', text })}
      />
    </SimilarityPanel>
  )
}
