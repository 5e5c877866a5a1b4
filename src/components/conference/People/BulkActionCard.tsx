import { FormattedMessage } from 'react-intl'

import type { BulkAction } from '../../../contract/peopleBulk.ts'
import { BulkActionView } from './BulkActionView.tsx'
import { Part } from './People.styles.ts'

interface Props {
  readonly action: BulkAction
  /** Link to its own page. */
  readonly href: string
}

/** One act on many registrations, in the list of them. */
export const BulkActionCard = ({ action, href }: Props) => (
  <Part>
    <h2>
      <a href={href}>
        <FormattedMessage id={`people.action.${action.kind}`} values={{ tag: action.tag }} />
      </a>
    </h2>
    <BulkActionView action={action} />
  </Part>
)
