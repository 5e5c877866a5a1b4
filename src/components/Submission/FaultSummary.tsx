import { FormattedMessage, useIntl } from 'react-intl'

import { Note } from '../Attest/Attest.styles.ts'
import { listed } from '../ui/listed.ts'
import type { Faults } from '../ui/useForm.ts'

/** Names the parts of the form in which something is missing or wrong; nothing where there are none. */
export const FaultSummary = ({ faults }: { readonly faults: Faults }) => {
  const intl = useIntl()
  const wrong = parts.filter(([name]) => name in faults)
  if (wrong.length === 0) return null
  return (
    <Note $tone="seal" role="alert" data-faults={wrong.length}>
      <FormattedMessage
        id="submission.faults"
        values={{
          parts: listed(
            wrong.map(([, label]) => intl.formatMessage({ id: label })),
            intl.locale,
          ),
        }}
      />
    </Note>
  )
}

/** In the order of the form. */
const parts = [
  ['response', 'submission.field.response'],
  ['title', 'submission.field.title'],
  ['eng_title', 'submission.field.eng_title'],
  ['abstract', 'submission.field.abstract'],
  ['eng_abstract', 'submission.field.eng_abstract'],
  ['keywords', 'submission.field.keywords'],
  ['eng_keywords', 'submission.field.eng_keywords'],
  ['authors', 'submission.group.authors'],
  ['paperPdf', 'submission.file.pdf'],
  ['paperDoc', 'submission.file.doc'],
  ['conflicts', 'submission.group.conflicts'],
  ['conflicts_declared', 'submission.group.conflicts'],
] as const
