import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { paperLimits } from '../../../contract/paperForm.ts'
import { similarityText, type SimilarityText } from '../../../contract/similarity.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { useForm } from '../../kit/useForm.ts'
import { PastedText } from './Similarity.styles.ts'

export interface TextFormProps {
  busy: boolean
  failure: Failure | null
  onCheck: (wish: SimilarityText) => void
}

/** A text that is pasted to be compared. */
export const TextForm = ({ busy, failure, onCheck }: TextFormProps) => {
  const form = useForm({ schema: similarityText, busy, failure, onValid: onCheck })
  return (
    <PastedText {...form.props}>
      <FaultSummary form={form} />
      <TextArea
        name="text"
        label={<FormattedMessage id="similarity.text" />}
        hint={<FormattedMessage id="similarity.text.hint" />}
        error={faultOf(form, 'text')}
        rows={10}
        maxLength={paperLimits.abstract}
      />
      <div>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="similarity.check" />
        </Button>
      </div>
    </PastedText>
  )
}
