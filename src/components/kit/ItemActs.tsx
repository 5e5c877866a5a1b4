import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from './Button.tsx'
import { Buttons } from './listEditor.styles.ts'

interface Act {
  /** Message ids: label of the button, and the same with the name of the item, for screen readers. */
  readonly says: string
  readonly of: string
  readonly onClick: () => void
}

interface Props {
  readonly name: string
  readonly onEdit: () => void
  /** Further actions on the item. */
  readonly acts: readonly Act[]
}

/** Actions on one item of a list, editing first. */
export const ItemActs = ({ name, onEdit, acts }: Props) => {
  const intl = useIntl()
  const edit: Act = { says: 'sale.edit', of: 'sale.type.edit.of', onClick: onEdit }
  return (
    <Buttons>
      {[edit, ...acts].map(({ says, of, onClick }) => (
        <Button
          key={says}
          variant="quiet"
          small
          aria-label={intl.formatMessage({ id: of }, { name })}
          onClick={onClick}
        >
          <FormattedMessage id={says} />
        </Button>
      ))}
    </Buttons>
  )
}
