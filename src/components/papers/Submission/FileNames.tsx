import { FormattedMessage } from 'react-intl'

import type { DocumentName } from '../../../contract/documentName.ts'
import { Names } from './Submission.styles.ts'

/** Names that a file carries beside its text, each with its place. */
export const FileNames = ({ names }: { readonly names: readonly DocumentName[] }) => (
  <Names>
    {names.map(({ name, place }) => (
      <li key={`${place} ${name}`} data-name={place}>
        <FormattedMessage id={`submission.names.${place}`} values={{ name }} />
      </li>
    ))}
  </Names>
)
