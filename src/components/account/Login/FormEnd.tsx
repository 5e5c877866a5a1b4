import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/narrowForm.styles.ts'

/** The refusal that belongs to no field, and the button that submits. */
export const FormEnd = ({
  general,
  busy,
  label,
}: {
  general: Failure | null
  busy: boolean
  label: string
}) => (
  <>
    {general !== null && (
      <Refusal>
        <FailureText failure={general} />
      </Refusal>
    )}
    <Button type="submit" wide busy={busy}>
      <FormattedMessage id={label} />
    </Button>
  </>
)
