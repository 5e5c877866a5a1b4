import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { Part } from './PaperDesk.styles.ts'

interface IdentifiersPartProps {
  readonly identifiers: { readonly doi: string; readonly pages: string }
  readonly onEdit: () => void
}

/** Identifiers of a published paper. */
export const IdentifiersPart = ({ identifiers: { doi, pages }, onEdit }: IdentifiersPartProps) => (
  <Part>
    <h2>
      <FormattedMessage id="desk.identifiers" />
    </h2>
    <p>
      {doi === '' && pages === '' ? (
        <FormattedMessage id="desk.identifiers.none" />
      ) : (
        [doi, pages].filter((part) => part !== '').join(' · ')
      )}
    </p>
    <p>
      <Button small variant="quiet" onClick={onEdit}>
        <FormattedMessage id="desk.identifiers.edit" />
      </Button>
    </p>
  </Part>
)
